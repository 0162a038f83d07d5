import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Work in small pieces, taken in turns: each person one piece between two turns of the event loop, however many lists
 * they ask for at the same time.
 */
export class PersonTurns {
  private readonly last = new Map<string, Promise<void>>();

  /** Does one piece when the person's pieces before are done; answers what it answers. */
  async run<T>(person: string, piece: () => Promise<T>): Promise<T> {
    const work = (this.last.get(person) ?? Promise.resolve()).then(piece);
    const turn = work.then(
      () => nextTurn(),
      () => nextTurn(),
    );
    const last = turn.then(() => {
      if (this.last.get(person) === last) this.last.delete(person);
    });
    this.last.set(person, last);
    const done = await work;
    await turn;
    return done;
  }
}
