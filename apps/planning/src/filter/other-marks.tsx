import type { BookingView } from '@jahrring/contracts-planning';
import { createContext, useContext, type ReactNode } from 'react';

type Matches = ((booking: BookingView) => boolean) | null;

const Asked = createContext<Matches>(null);

interface OtherMarksProps {
  /** The filter; null: none. */
  matches: Matches;
  children: ReactNode;
}

/** Tells the bookings of a plan below which of them the filter does not ask for. */
export function OtherMarks({ matches, children }: OtherMarksProps) {
  return <Asked value={matches}>{children}</Asked>;
}

export function useIsOther(booking: BookingView): boolean {
  const matches = useContext(Asked);
  return matches !== null && !matches(booking);
}
