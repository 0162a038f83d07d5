import { useEffect, useRef } from 'react';
import { type EntitySearch } from './use-entity-search';

/** Chooses at once, or when the answer to what was typed has come: what stands there before belongs to other words. */
export function useAwaitedChoice(state: EntitySearch['state'], choose: () => void) {
  const isAwaited = useRef(false);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    if (!isAwaited.current || state === 'searching') return;
    isAwaited.current = false;
    if (state === 'done') latest.current();
  }, [state]);
  return {
    ask: () => {
      if (state === 'searching') isAwaited.current = true;
      else choose();
    },
    forget: () => {
      isAwaited.current = false;
    },
  };
}
