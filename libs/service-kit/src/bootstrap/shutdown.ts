/** Tells that this instance is asked to go: what would keep a connection open for good ends itself. */
export class Shutdown {
  private readonly controller = new AbortController();

  /** Aborted when the instance drains, before its connections are waited for. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** @internal Called by the service's `drain` and `close`. */
  begin(): void {
    this.controller.abort();
  }
}
