import type { ConflictView, PlanQuery } from '@jahrring/contracts-planning';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useConflicts } from '../planning.api';

const Marks = createContext<ReadonlyMap<string, ConflictView[]>>(new Map());

interface ConflictMarksProps {
  span: PlanQuery;
  children: ReactNode;
}

/** Tells the bookings of a plan below what is wrong with them. */
export function ConflictMarks({ span, children }: ConflictMarksProps) {
  const { data } = useConflicts(span);
  const marks = useMemo(() => {
    const found = new Map<string, ConflictView[]>();
    for (const conflict of data?.items ?? []) {
      const { id } = conflict.booking;
      found.set(id, [...(found.get(id) ?? []), conflict]);
    }
    return found;
  }, [data]);
  return <Marks value={marks}>{children}</Marks>;
}

const none: ConflictView[] = [];

/** What is wrong with a booking, absences apart: they are told by their days. */
export function useConflictsOf(bookingId: string): readonly ConflictView[] {
  return (useContext(Marks).get(bookingId) ?? none).filter(({ kind }) => kind !== 'absence');
}
