/**
 * Labels of what is chosen in a list. No part of the module that the shell shares, whose start has no room for it: a tool bundles it.
 * It takes `@jahrring/tool-kit` by its name.
 */
import { ExtensionSlot, useExtensions } from '@jahrring/tool-kit';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';

/** Point of the tool that prints labels; its contribution gets `records`, each a `RecordLabel`. */
export const labelPoint = 'list.labels';

export interface RecordLabel {
  /** The record's page: reading the code opens it. */
  path: string;
  title: string;
  number?: string | null;
  detail?: string | null;
}

export interface RecordLabels {
  /** False where the licence prints no labels, or this person may not. */
  offered: boolean;
  /** The action for the ticked rows. */
  action: (ids: readonly string[]) => ReactNode;
}

/** Lets a list print labels of its rows; a selection may reach over several of its pages. */
export function useRecordLabels<T extends { id: string }>(
  rows: readonly T[] | undefined,
  labelOf: (row: T) => RecordLabel,
): RecordLabels {
  const offered = useExtensions(labelPoint).length > 0;
  const seen = useRef(new Map<string, RecordLabel>());
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(row.id, labelOf(row));
  }, [rows, labelOf]);
  const action = useCallback(
    (ids: readonly string[]) => {
      const records = ids.flatMap((id) => seen.current.get(id) ?? []);
      return offered && records.length > 0 ? <ExtensionSlot point={labelPoint} props={{ records }} /> : null;
    },
    [offered],
  );
  return { offered, action };
}
