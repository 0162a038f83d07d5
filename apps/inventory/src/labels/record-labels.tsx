import { labelLimits, type LabelRecord } from '@jahrring/contracts-inventory';
import type { WholeList } from '@jahrring/tool-kit/record-labels';
import { PrintLabels } from './print-labels';

interface RecordLabelsProps {
  records: readonly LabelRecord[];
  /** Instead of these: all that the list finds. */
  whole?: WholeList;
}

/** Labels of what is chosen in a list of another tool. */
export function Component({ records, whole }: RecordLabelsProps) {
  const all = whole && {
    total: whole.total,
    load: async (most: number) => ({
      of: 'records' as const,
      records: (await whole.load(most)).map((record) => fitting({ number: null, detail: null, ...record })),
    }),
  };
  return <PrintLabels of="records" records={records.map(fitting)} whole={all} />;
}

/** Names can be longer than a label takes. */
function fitting({ path, title, number, detail }: LabelRecord): LabelRecord {
  return {
    path,
    title: title.slice(0, labelLimits.title).trim(),
    number: number?.slice(0, labelLimits.number) ?? null,
    detail: detail?.slice(0, labelLimits.title) ?? null,
  };
}
