import type { EntryKind } from '../entry-kinds';

/** The tables of a day report in their order, and which kinds of lines each of them lists. */
export const reportSections = [
  { key: 'people', kinds: ['hours'] },
  { key: 'machines', kinds: ['machines', 'vehicles', 'tools'] },
  { key: 'material', kinds: ['material', 'products', 'plants', 'timber_lots'] },
  { key: 'expenses', kinds: ['expenses', 'externals'] },
] as const satisfies readonly { key: string; kinds: readonly EntryKind[] }[];
export type ReportSection = (typeof reportSections)[number]['key'];

/** Lines by table, in the order of the report; tables without lines are left out. */
export function bySection<L extends { kind: EntryKind }>(
  lines: readonly L[],
): { key: ReportSection; lines: L[] }[] {
  return reportSections
    .map(({ key, kinds }) => ({
      key,
      lines: lines.filter(({ kind }) => (kinds as readonly EntryKind[]).includes(kind)),
    }))
    .filter((section) => section.lines.length > 0);
}
