import { useRecordChanges } from '@jahrring/tool-kit';
import { useEffect, useRef } from 'react';
import { useLookAgain } from '../planning.api';

/** Changes of one moment are looked at together. */
const gatheredMs = 150;

/** The plan on this page is read again when somebody changes it, here or elsewhere. */
export function useLivePlan(): void {
  const [lookAgain] = useLookAgain();
  const timer = useRef(0);
  useRecordChanges('planning/plan', () => {
    if (timer.current) return;
    timer.current = window.setTimeout(() => {
      timer.current = 0;
      void lookAgain(undefined);
    }, gatheredMs);
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
}
