import { useFirstPageStands } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** By then a page has all that is its own, and reading aids that give no sign find everything in its place. */
const restedMs = 7_000;

/**
 * Returns true if the person has moved, pressed or scrolled something since the first page is there, or that page has
 * rested. The data such a person may need next is fetched then, and is no burden for a page that is only glanced at.
 */
export function useFirstSign(): boolean {
  const stands = useFirstPageStands();
  const [given, setGiven] = useState(false);
  useEffect(() => {
    if (!stands || given) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const give = () => setGiven(true);
    for (const sign of signs) addEventListener(sign, give, { signal, passive: true, capture: true });
    const rested = setTimeout(give, restedMs);
    return () => {
      ended.abort();
      clearTimeout(rested);
    };
  }, [stands, given]);
  return given;
}
