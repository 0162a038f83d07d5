import { afterFirstPage } from './first-page';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
/** Rest in ms after which a page has all that is its own, and the first key or a reading aid's step finds it in its place. */
const restedMs = 7_000;

/**
 * Runs work once the first page stands and the person has moved, pressed or scrolled something since: data fetched ahead
 * then is no burden for a page that is only looked at. With `orRested` it runs after seven seconds without a sign, too: reading
 * aids give none. Returns a function that cancels it.
 */
export function afterFirstSign(work: () => void, orRested?: boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const once = () => {
    if (signal.aborted) return;
    ended.abort();
    work();
  };
  afterFirstPage(() => {
    for (const sign of signs) addEventListener(sign, once, { signal, passive: true, capture: true });
    if (orRested) setTimeout(once, restedMs);
  });
  return () => ended.abort();
}
