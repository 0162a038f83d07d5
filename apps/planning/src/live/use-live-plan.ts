import { useRecordChanges } from '@jahrring/tool-kit';
import { useEffect, useRef } from 'react';
import { useLookAgain } from '../planning.api';
import { useLookAtVariants } from '../variant/variant.api';

/** Changes of one moment are looked at together. */
const gatheredMs = 150;

/** The plan on this page, or the variant in its place, is read again when somebody changes it, here or elsewhere. */
export function useLivePlan(): void {
  const [lookAgain] = useLookAgain();
  const [lookAtVariants] = useLookAtVariants();
  useGathered('planning/plan', () => void lookAgain(undefined));
  useGathered('planning/variant', () => void lookAtVariants(undefined));
}

/** Calls `look` a moment after the first of some changes. */
function useGathered(entity: string, look: () => void): void {
  const timer = useRef(0);
  useRecordChanges(entity, () => {
    if (timer.current) return;
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      look();
    }, gatheredMs);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
}
