import { createContext, useContext, useMemo, type ReactNode } from 'react';

const Marks = createContext<ReadonlySet<string>>(new Set());

interface DraftMarksProps {
  /** Ids of bookings. */
  unpublished: readonly string[];
  children: ReactNode;
}

/** Tells the bookings of a plan below that nobody else sees them as they are. */
export function DraftMarks({ unpublished, children }: DraftMarksProps) {
  const marks = useMemo(() => new Set(unpublished), [unpublished]);
  return <Marks value={marks}>{children}</Marks>;
}

export function useIsUnpublished(bookingId: string): boolean {
  return useContext(Marks).has(bookingId);
}
