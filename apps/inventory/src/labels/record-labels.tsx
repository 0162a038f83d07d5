import { labelLimits, type LabelRecord } from '@jahrring/contracts-inventory';
import { PrintLabels } from './print-labels';

interface RecordLabelsProps {
  records: readonly LabelRecord[];
}

/** Labels of what is chosen in a list of another tool. */
export function Component({ records }: RecordLabelsProps) {
  return <PrintLabels of="records" records={records.map(fitting)} />;
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
