import type { MachineDraft } from '@jahrring/contracts-inventory';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useShownValue, type MergePart } from '@jahrring/tool-kit/form';

type Field = keyof MachineDraft & string;

/** What the form of a machine asks for; the rest of the record is changed elsewhere. */
const fields = [
  'title',
  'articleNumber',
  'description',
  'active',
  'counterUnit',
  'counterReading',
  'nextServiceDate',
  'serviceIntervalMonths',
  'nextExhaustDate',
  'exhaustIntervalMonths',
  'serviceIntervalCounter',
  'unit',
  'price',
  'fuelCostPerLitre',
  'costCentre',
] as const satisfies Field[];
const units: ReadonlySet<Field> = new Set(['unit', 'counterUnit']);
const dates: ReadonlySet<Field> = new Set(['nextServiceDate', 'nextExhaustDate']);
const numbers: ReadonlySet<Field> = new Set(['price', 'fuelCostPerLitre', 'counterReading']);

/** The fields of a machine, each chosen on its own where two people changed it. */
export function useMergeParts(): () => MergePart<MachineDraft>[] {
  const t = useT('inventory');
  const format = useFormat();
  const shownValue = useShownValue();
  const show = (field: Field, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (units.has(field)) return t(`unit.${value as string}`);
    if (dates.has(field)) return format.date(value as string);
    return numbers.has(field) ? format.number(value as string) : shownValue(value);
  };
  return () =>
    fields.map((field) => ({
      fields: [field],
      label: t(`field.${field}`),
      show: (draft) => show(field, draft[field]),
    }));
}
