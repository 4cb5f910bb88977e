import assert from "node:assert/strict";
import test from "node:test";
import SecondTries from "../web/second-tries.mjs";

/** How a run ends that has this number of tests with each outcome. */
function statusOf(outcomes, status = "passed") {
  const tests = Object.entries(outcomes).flatMap(([outcome, count]) =>
    Array.from({ length: count }, () => ({ outcome: () => outcome, titlePath: () => ["", "page", "some.spec.ts", outcome] })),
  );
  const reporter = new SecondTries();
  reporter.onBegin({}, { allTests: () => tests });
  return reporter.onEnd({ status }).status;
}

test("a run in which up to 1 % of the tests needed a second try passes", () => {
  assert.equal(statusOf({ expected: 500 }), "passed");
  assert.equal(statusOf({ expected: 495, flaky: 5 }), "passed");
  assert.equal(statusOf({ expected: 3, flaky: 1 }), "passed");
});

test("a run in which more of them did fails", (t) => {
  t.mock.method(console, "error", () => {});
  assert.equal(statusOf({ expected: 494, flaky: 6 }), "failed");
  assert.equal(statusOf({ expected: 2, flaky: 2 }), "failed");
  // Tests that were not run do not count.
  assert.equal(statusOf({ expected: 198, flaky: 2, skipped: 1000 }), "passed");
  assert.equal(statusOf({ expected: 197, flaky: 3, skipped: 1000 }), "failed");
});

test("a run that has failed otherwise stays so", (t) => {
  t.mock.method(console, "error", () => {});
  assert.equal(statusOf({ expected: 1, unexpected: 1 }, "failed"), "failed");
  assert.equal(statusOf({ expected: 1, flaky: 9 }, "timedout"), "timedout");
});
