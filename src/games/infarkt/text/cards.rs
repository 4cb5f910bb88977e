//! The texts of the cards: the name of each design and one line of flavour.

use super::Words;
use crate::games::infarkt::Design;
use crate::i18n::Lang;

/// The name of a design, with soft hyphens for narrow spaces.
pub fn name(design: Design, lang: Lang) -> &'static str {
    texts(design, lang).0
}

/// Its line of flavour, a sentence or two.
pub fn flavour(design: Design, lang: Lang) -> &'static str {
    texts(design, lang).1
}

/// Name and flavour of a design. A test reads them all: no id is missing.
fn texts(design: Design, lang: Lang) -> (&'static str, &'static str) {
    let words = Words::of(lang);
    match design.id() {
        "burger" => (words.card_burger(), words.card_burger_flavour()),
        "crisps" => (words.card_crisps(), words.card_crisps_flavour()),
        "chocolate_cake" => (words.card_chocolate_cake(), words.card_chocolate_cake_flavour()),
        "pizza" => (words.card_pizza(), words.card_pizza_flavour()),
        "fried_cheese" => (words.card_fried_cheese(), words.card_fried_cheese_flavour()),
        "grilled_sausage" => (words.card_grilled_sausage(), words.card_grilled_sausage_flavour()),
        "doughnut" => (words.card_doughnut(), words.card_doughnut_flavour()),
        "frozen_dinner" => (words.card_frozen_dinner(), words.card_frozen_dinner_flavour()),
        "ice_cream" => (words.card_ice_cream(), words.card_ice_cream_flavour()),
        "pork_knuckle" => (words.card_pork_knuckle(), words.card_pork_knuckle_flavour()),
        "muesli" => (words.card_muesli(), words.card_muesli_flavour()),
        "tofu" => (words.card_tofu(), words.card_tofu_flavour()),
        "plain_yoghurt" => (words.card_plain_yoghurt(), words.card_plain_yoghurt_flavour()),
        "salad" => (words.card_salad(), words.card_salad_flavour()),
        "broccoli" => (words.card_broccoli(), words.card_broccoli_flavour()),
        "rye_bread" => (words.card_rye_bread(), words.card_rye_bread_flavour()),
        "fish" => (words.card_fish(), words.card_fish_flavour()),
        "garlic_soup" => (words.card_garlic_soup(), words.card_garlic_soup_flavour()),
        "beer" => (words.card_beer(), words.card_beer_flavour()),
        "cola" => (words.card_cola(), words.card_cola_flavour()),
        "coffee" => (words.card_coffee(), words.card_coffee_flavour()),
        "energy_drink" => (words.card_energy_drink(), words.card_energy_drink_flavour()),
        "lemonade" => (words.card_lemonade(), words.card_lemonade_flavour()),
        "plum_brandy" => (words.card_plum_brandy(), words.card_plum_brandy_flavour()),
        "egg_liqueur" => (words.card_egg_liqueur(), words.card_egg_liqueur_flavour()),
        "canteen_coffee" => (words.card_canteen_coffee(), words.card_canteen_coffee_flavour()),
        "juice" => (words.card_juice(), words.card_juice_flavour()),
        "water" => (words.card_water(), words.card_water_flavour()),
        "green_tea" => (words.card_green_tea(), words.card_green_tea_flavour()),
        "herbal_tea" => (words.card_herbal_tea(), words.card_herbal_tea_flavour()),
        "vegetable_juice" => (words.card_vegetable_juice(), words.card_vegetable_juice_flavour()),
        "cigarettes" => (words.card_cigarettes(), words.card_cigarettes_flavour()),
        "roll_ups" => (words.card_roll_ups(), words.card_roll_ups_flavour()),
        "cigar" => (words.card_cigar(), words.card_cigar_flavour()),
        "aspirin" => (words.card_aspirin(), words.card_aspirin_flavour()),
        "statin" => (words.card_statin(), words.card_statin_flavour()),
        "beta_blocker" => (words.card_beta_blocker(), words.card_beta_blocker_flavour()),
        "insulin" => (words.card_insulin(), words.card_insulin_flavour()),
        "antidepressant" => (words.card_antidepressant(), words.card_antidepressant_flavour()),
        "chemotherapy" => (words.card_chemotherapy(), words.card_chemotherapy_flavour()),
        "slimming_pill" => (words.card_slimming_pill(), words.card_slimming_pill_flavour()),
        "multivitamin" => (words.card_multivitamin(), words.card_multivitamin_flavour()),
        "spa_cure" => (words.card_spa_cure(), words.card_spa_cure_flavour()),
        "refrigerator" => (words.card_refrigerator(), words.card_refrigerator_flavour()),
        "robbed" => (words.card_robbed(), words.card_robbed_flavour()),
        "paid_leave" => (words.card_paid_leave(), words.card_paid_leave_flavour()),
        "business_trip" => (words.card_business_trip(), words.card_business_trip_flavour()),
        "divorce" => (words.card_divorce(), words.card_divorce_flavour()),
        "grandma" => (words.card_grandma(), words.card_grandma_flavour()),
        "promotion" => (words.card_promotion(), words.card_promotion_flavour()),
        "labour_dispute" => (words.card_labour_dispute(), words.card_labour_dispute_flavour()),
        "diarrhoea" => (words.card_diarrhoea(), words.card_diarrhoea_flavour()),
        "lottery_win" => (words.card_lottery_win(), words.card_lottery_win_flavour()),
        "christmas" => (words.card_christmas(), words.card_christmas_flavour()),
        "mother_in_law" => (words.card_mother_in_law(), words.card_mother_in_law_flavour()),
        "holiday_at_sea" => (words.card_holiday_at_sea(), words.card_holiday_at_sea_flavour()),
        "out_of_fuel" => (words.card_out_of_fuel(), words.card_out_of_fuel_flavour()),
        "conflict_at_work" => (words.card_conflict_at_work(), words.card_conflict_at_work_flavour()),
        "medical_checkup" => (words.card_medical_checkup(), words.card_medical_checkup_flavour()),
        "x_ray" => (words.card_x_ray(), words.card_x_ray_flavour()),
        "sunburn" => (words.card_sunburn(), words.card_sunburn_flavour()),
        "class_reunion" => (words.card_class_reunion(), words.card_class_reunion_flavour()),
        "noisy_neighbours" => (words.card_noisy_neighbours(), words.card_noisy_neighbours_flavour()),
        "birthday" => (words.card_birthday(), words.card_birthday_flavour()),
        "wedding" => (words.card_wedding(), words.card_wedding_flavour()),
        "pig_slaughter" => (words.card_pig_slaughter(), words.card_pig_slaughter_flavour()),
        "tax_return" => (words.card_tax_return(), words.card_tax_return_flavour()),
        "tax_audit" => (words.card_tax_audit(), words.card_tax_audit_flavour()),
        "tax_refund" => (words.card_tax_refund(), words.card_tax_refund_flavour()),
        "flat_flooded" => (words.card_flat_flooded(), words.card_flat_flooded_flavour()),
        "new_love" => (words.card_new_love(), words.card_new_love_flavour()),
        "gym_voucher" => (words.card_gym_voucher(), words.card_gym_voucher_flavour()),
        "hiking_trip" => (words.card_hiking_trip(), words.card_hiking_trip_flavour()),
        "sick_leave" => (words.card_sick_leave(), words.card_sick_leave_flavour()),
        "smoky_office" => (words.card_smoky_office(), words.card_smoky_office_flavour()),
        "asbestos" => (words.card_asbestos(), words.card_asbestos_flavour()),
        "sweet_tooth" => (words.card_sweet_tooth(), words.card_sweet_tooth_flavour()),
        "speeding_ticket" => (words.card_speeding_ticket(), words.card_speeding_ticket_flavour()),
        "burglar_alarm" => (words.card_burglar_alarm(), words.card_burglar_alarm_flavour()),
        "fast_food_opening" => (words.card_fast_food_opening(), words.card_fast_food_opening_flavour()),
        "good_news" => (words.card_good_news(), words.card_good_news_flavour()),
        _ => ("", ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_design_has_its_own_words() {
        for lang in Lang::ALL {
            for design in Design::all() {
                let (name, flavour) = (name(design, lang), flavour(design, lang));
                assert!((3..=25).contains(&name.chars().count()), "{design:?}: {name}");
                assert!((8..=66).contains(&flavour.chars().count()), "{design:?}: {flavour}");
                assert!(flavour.ends_with(['.', '…', '”', '“']), "{design:?}: {flavour}");
                assert!(!flavour.contains("  ") && flavour.trim() == flavour, "{design:?}: {flavour}");
                let namesakes = Design::all().filter(|other| super::name(*other, lang) == name).count();
                assert_eq!(namesakes, 1, "{design:?}: {name}");
            }
        }
    }
}
