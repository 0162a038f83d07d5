/** Too many files wait already; nothing was begun. */
export class PdfQueueFull extends Error {
  constructor() {
    super('too many PDFs wait');
  }
}

export interface TurnOptions {
  /** Before what only somebody looks at: a document that is issued holds locks meanwhile. */
  urgent?: boolean | undefined;
  /** Whoever waits no longer wants it; what has begun is finished. */
  signal?: AbortSignal | undefined;
}

interface Waiting {
  urgent: boolean;
  start: () => void;
}

/** One place to work at: what is urgent first, else in the order of asking. */
export class PdfQueue {
  private readonly waiting: Waiting[] = [];
  private isBusy = false;

  constructor(private readonly limit: number) {}

  /**
   * Runs `work` when its turn has come and answers what it answers.
   * @throws PdfQueueFull, or the signal's reason while it still waits
   */
  async run<T>(work: () => Promise<T>, options: TurnOptions = {}): Promise<T> {
    await this.turn(options);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn({ urgent = false, signal }: TurnOptions): Promise<void> {
    signal?.throwIfAborted();
    if (!this.isBusy) {
      this.isBusy = true;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.limit) throw new PdfQueueFull();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(signal?.reason as Error);
      };
      const entry: Waiting = {
        urgent,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.enqueue(entry);
    });
  }

  private enqueue(entry: Waiting): void {
    const behind = entry.urgent ? this.waiting.findIndex(({ urgent }) => !urgent) : -1;
    this.waiting.splice(behind === -1 ? this.waiting.length : behind, 0, entry);
  }

  private next(): void {
    const entry = this.waiting.shift();
    if (entry) entry.start();
    else this.isBusy = false;
  }
}
