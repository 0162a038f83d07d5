import { isDeepStrictEqual } from 'node:util';
import { Lanes } from '../events/lanes';

/** After so many the work is done inside: what it depends on changed between every two tries. */
const mostRounds = 8;
const lanes = new Lanes(8);

/** Ends a try of a transaction that has to wait for its turn. */
class NotInTurn extends Error {
  constructor(
    readonly owner: OutsideWork,
    readonly lane: string,
  ) {
    super('This transaction waits for its turn, and is then repeated');
  }
}

/** Ends a try of a transaction that lacks the outcome of slow work. */
class NotDone extends Error {
  constructor(
    readonly owner: OutsideWork,
    readonly input: unknown,
    readonly run: () => Promise<unknown>,
  ) {
    super('This work is done outside of the transaction, which is then repeated');
  }
}

/**
 * Slow work without effects (drawing a PDF) of one transaction, done while it holds nothing: the try that needs it is rolled
 * back, the work is done, and the next try takes its outcome, as long as it asks with the very same input.
 */
export class OutsideWork {
  private readonly done: { input: unknown; outcome: unknown }[] = [];
  private readonly fixed = new Map<string, unknown>();
  private inTurn = false;
  private rounds = 0;

  /** Ends the first try; the others have those of the lane wait for one another. Before anything is locked. */
  turn(lane: string): void {
    if (!this.inTurn) throw new NotInTurn(this, lane);
  }

  /** Returns the result of `run` for this input; ends the attempt if it has not run yet. */
  async outcome<T>(input: unknown, run: () => Promise<T>): Promise<T> {
    const known = this.done.find((one) => isDeepStrictEqual(one.input, input));
    if (known) return known.outcome as T;
    if (this.rounds >= mostRounds) return run();
    throw new NotDone(this, input, run);
  }

  /** The same value in every try. */
  constant<T>(name: string, make: () => T): T {
    if (!this.fixed.has(name)) this.fixed.set(name, make());
    return this.fixed.get(name) as T;
  }

  /** Tries until nothing is lacking. */
  async during<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await this.repeat(attempt);
    } catch (error) {
      if (!(error instanceof NotInTurn) || error.owner !== this) throw error;
      return lanes.run(error.lane, () => {
        this.inTurn = true;
        return this.repeat(attempt);
      });
    }
  }

  private async repeat<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof NotDone) || error.owner !== this) throw error;
        this.rounds += 1;
        this.done.push({ input: error.input, outcome: await error.run() });
      }
    }
  }
}
