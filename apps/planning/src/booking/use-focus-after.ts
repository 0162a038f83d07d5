import type { PlanView } from '@jahrring/contracts-planning';
import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to a booking that was moved by keyboard, once it stands where it was put; null: to none any more. */
export function useFocusAfter(frame: RefObject<HTMLElement | null>, plan: PlanView) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const chip = frame.current?.querySelector<HTMLElement>(`[data-booking="${wanted.current}"]`);
    if (!chip) return;
    wanted.current = null;
    chip.focus();
  }, [frame, plan]);
  return (chip: string | null) => {
    wanted.current = chip;
  };
}
