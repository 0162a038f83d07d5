import { unemployed, type ConflictView, type PlanQuery } from '@jahrring/contracts-planning';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useConflicts } from '../planning.api';
import { useVariantId } from '../variant/use-variant-id';
import { useVariantConflicts } from '../variant/variant.api';

/** By the ids of bookings and of their projects. */
const Marks = createContext<ReadonlyMap<string, ConflictView[]>>(new Map());

interface ConflictMarksProps {
  /** Days whose conflicts are marked; null: none. */
  span: PlanQuery | null;
  children: ReactNode;
}

const noDays: PlanQuery = { from: '', to: '' };

/** Tells the bookings and projects of a plan below what is wrong with them. */
export function ConflictMarks({ span, children }: ConflictMarksProps) {
  const variantId = useVariantId();
  const plan = useConflicts(span ?? noDays, { skip: span === null || variantId !== null });
  const variant = useVariantConflicts(
    { ...(span ?? noDays), variantId: variantId ?? '' },
    { skip: span === null || variantId === null },
  );
  const { data } = variantId === null ? plan : variant;
  const marks = useMemo(() => {
    const found = new Map<string, ConflictView[]>();
    for (const conflict of data?.items ?? []) {
      const { id, projectId } = conflict.booking;
      for (const key of [id, ...(projectId ? [projectId] : [])]) {
        found.set(key, [...(found.get(key) ?? []), conflict]);
      }
    }
    return found;
  }, [data]);
  return <Marks value={marks}>{children}</Marks>;
}

const none: ConflictView[] = [];

/** Returns the conflicts of a booking except absences, which are shown on their days. */
export function useConflictsOf(bookingId: string): readonly ConflictView[] {
  return (useContext(Marks).get(bookingId) ?? none).filter(
    ({ kind, what }) => kind !== 'absence' || what === unemployed,
  );
}

/** Returns the conflicts of a project's bookings in the marked days, including absences. */
export function useConflictsOfProject(projectId: string): readonly ConflictView[] {
  return useContext(Marks).get(projectId) ?? none;
}
