import { say } from '../../start/src/setup/progress.mjs';

/**
 * Runs steps one after the other. A step returns `{ passed, failed, note?, remarks?, timings? }`; one that throws counts as one
 * failure and does not hide the later ones, but a step that needs a failed one is not tried.
 */
export class StepRunner {
  passed = 0;
  failed = 0;
  /** A line for each step, and below it one for each test that did not pass at its first try. */
  lines = [];
  /** Timings of all tests that ran (`timings.mjs`). */
  timings = [];
  #failedSteps = new Set();

  async run(name, step, { needs = [] } = {}) {
    const missing = needs.find((need) => this.#failedSteps.has(need));
    if (missing !== undefined) {
      this.#record(name, { passed: 0, failed: 1, note: `not run, because "${missing}" failed` }, 0);
      return;
    }
    say(`▶ ${name}`);
    const from = Date.now();
    this.#record(name, await outcomeOf(step), (Date.now() - from) / 1000);
  }

  #record(name, outcome, seconds) {
    this.passed += outcome.passed;
    this.failed += outcome.failed;
    this.timings.push(...(outcome.timings ?? []));
    if (outcome.failed > 0) this.#failedSteps.add(name);
    const line = resultLine(name, outcome, seconds);
    this.lines.push(line, ...(outcome.remarks ?? []).map((remark) => `    ${remark}`));
    say(line);
  }

  /** The closing line of the whole run. */
  get closingLine() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

async function outcomeOf(step) {
  try {
    return await step();
  } catch (error) {
    process.stderr.write(`${error?.stack ?? String(error)}\n`);
    return { passed: 0, failed: 1, note: error?.message?.split('\n')[0] };
  }
}

function resultLine(name, { passed, failed, note }, seconds) {
  const sign = failed === 0 ? '✔' : '✘';
  const remark = note ? ` (${note})` : '';
  return `${sign} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s${remark}`;
}
