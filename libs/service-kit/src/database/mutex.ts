/** Lets one at a time through, in the order of asking. */
export class Mutex {
  private tail: Promise<void> = Promise.resolve();
  private inside = 0;

  /** True if the next one must wait. */
  get isBusy(): boolean {
    return this.inside > 0;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.inside += 1;
    const before = this.tail;
    let release!: () => void;
    this.tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await work();
    } finally {
      this.inside -= 1;
      release();
    }
  }
}
