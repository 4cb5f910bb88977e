// Fails a run in which more than 1 % of the tests passed only in the second attempt, because of a race in a test or in the page.

/** The part of all tests that may need a second try. One always may, as in a run of a few tests. */
export const SECOND_TRIES_MAX = 0.01;

/** A reporter of Playwright. */
export default class SecondTries {
  /** Called with all tests of the run before the first one begins. */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** Called after the last test; the status that is returned becomes that of the run. */
  onEnd({ status }) {
    const run = this.suite.allTests().filter((test) => test.outcome() !== "skipped");
    const again = run.filter((test) => test.outcome() === "flaky");
    if (again.length <= Math.max(1, SECOND_TRIES_MAX * run.length)) return { status };
    console.error(`${again.length} of ${run.length} tests needed a second try, which is more than 1 %:`);
    for (const test of again) console.error(`  ${test.titlePath().filter(Boolean).join(" › ")}`);
    return { status: status === "passed" ? "failed" : status };
  }

  printsToStdio() {
    return false;
  }
}
