/**
 * Labels of what is chosen in a list. No part of the module that the shell shares, whose start has no room for it: a tool bundles it.
 * It takes `@jahrring/tool-kit` by its name.
 */
import { ExtensionSlot, useExtensions, type ListArgs } from '@jahrring/tool-kit';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { rowsOf } from './list-selection';

export { useListSelection, type ListSelection } from './list-selection';

/** Point of the tool that prints labels; its contribution gets `records`, or `whole` where all of a list are meant. */
export const labelPoint = 'list.labels';

export interface RecordLabel {
  /** The record's page: reading the code opens it. */
  path: string;
  title: string;
  number?: string | null;
  detail?: string | null;
}

/** All that a list finds: how many, and the labels of the first of them. */
export interface WholeList {
  total: number;
  load: (most: number) => Promise<readonly RecordLabel[]>;
}

interface LabelledList<T> {
  /** Endpoint of the list, and what it is asked for. */
  url: string;
  args: ListArgs;
  data: { items: readonly T[]; total: number } | undefined;
  /** All that it finds are meant, not only the ticked rows. */
  all: boolean;
}

export interface RecordLabels {
  /** False where the licence prints no labels, or this person may not. */
  offered: boolean;
  /** The action for the ticked rows, or for all that the list finds. */
  action: (ids: readonly string[]) => ReactNode;
}

/** Lets a list print labels of its rows; a selection may reach over several of its pages. */
export function useRecordLabels<T extends { id: string }>(
  { url, args, data, all }: LabelledList<T>,
  labelOf: (row: T) => RecordLabel,
): RecordLabels {
  const offered = useExtensions(labelPoint).length > 0;
  const seen = useRef(new Map<string, RecordLabel>());
  const rows = data?.items;
  const total = data?.total ?? 0;
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(row.id, labelOf(row));
  }, [rows, labelOf]);
  const action = useCallback(
    (ids: readonly string[]) => {
      if (!offered) return null;
      if (all) {
        const load = async (most: number) => (await rowsOf<T>(url, args, most)).map(labelOf);
        return <ExtensionSlot point={labelPoint} props={{ records: [], whole: { total, load } }} />;
      }
      const records = ids.flatMap((id) => seen.current.get(id) ?? []);
      return records.length > 0 ? <ExtensionSlot point={labelPoint} props={{ records }} /> : null;
    },
    [offered, all, url, args, total, labelOf],
  );
  return { offered, action };
}
