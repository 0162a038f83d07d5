let ended = false;
const controller = new AbortController();

/** Ends every call of this page for good: what is under way is dropped, what comes later is never sent. */
export function endCalls(): void {
  ended = true;
  controller.abort();
}

export function areCallsEnded(): boolean {
  return ended;
}

/** Aborted when the page's calls end. */
export function callsSignal(): AbortSignal {
  return controller.signal;
}

/** The answer of a call that ended: none, so that the leaving page neither shows an error nor another licence's data. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
