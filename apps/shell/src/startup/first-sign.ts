import { afterFirstPage } from './first-page';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs work once the first page stands and the person has moved, pressed or scrolled something since: what is fetched ahead
 * then is no burden for a page that is only looked at. Answers how to call it off.
 */
export function afterFirstSign(work: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const once = () => {
    ended.abort();
    work();
  };
  afterFirstPage(() => {
    for (const sign of signs) addEventListener(sign, once, { signal, passive: true, capture: true });
  });
  return () => ended.abort();
}
