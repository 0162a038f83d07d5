import { createValue, useValue } from './state/value';

/** Set by the shell as soon as the first page of a visit stands: drawn, with what it asked for. */
export const firstPageValue = createValue(false);

/** Returns true once the first page is shown: parts that nobody needs before are loaded then. */
export function useFirstPageStands(): boolean {
  return useValue(firstPageValue);
}

/** Runs what nobody waits for at the start once the first page stands; at once when it does. */
export function afterFirstPage(run: () => void): void {
  if (firstPageValue.get()) {
    run();
    return;
  }
  const stop = firstPageValue.subscribe(() => {
    stop();
    run();
  });
}
