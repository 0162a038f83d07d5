import { useFirstPageStands } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Returns whether the person has moved, pressed or scrolled something since the first page stands. What such a person may
 * need next is fetched then, and is no burden for a page that is only looked at.
 */
export function useFirstSign(): boolean {
  const stands = useFirstPageStands();
  const [given, setGiven] = useState(false);
  useEffect(() => {
    if (!stands || given) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    for (const sign of signs)
      addEventListener(sign, () => setGiven(true), { signal, passive: true, capture: true });
    return () => ended.abort();
  }, [stands, given]);
  return given;
}
