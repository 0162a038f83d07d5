import type { DatedCost, MachineDraft } from '@jahrring/contracts-inventory';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useShownValue, type MergePart } from '@jahrring/tool-kit/form';
import { useEmployees } from '../objects.api';

type Field = keyof MachineDraft & string;

/** Fields in the form of a machine; the rest of the record is changed elsewhere. */
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
  'make',
  'model',
  'buildYear',
  'serialNumber',
  'plate',
  'machineState',
  'place',
  'responsibleId',
  'driverId',
  'insurer',
  'policyNumber',
  'insurancePerYear',
  'insuredFrom',
  'insuredUntil',
  'lessor',
  'leasePerMonth',
  'leasedFrom',
  'leasedUntil',
  'datedCosts',
  'warrantyUntil',
] as const satisfies Field[];
const units: ReadonlySet<Field> = new Set(['unit', 'counterUnit']);
const dates: ReadonlySet<Field> = new Set([
  'nextServiceDate',
  'nextExhaustDate',
  'insuredFrom',
  'insuredUntil',
  'leasedFrom',
  'leasedUntil',
  'warrantyUntil',
]);
const numbers: ReadonlySet<Field> = new Set([
  'price',
  'fuelCostPerLitre',
  'counterReading',
  'insurancePerYear',
  'leasePerMonth',
]);
const people: ReadonlySet<Field> = new Set(['responsibleId', 'driverId']);

/** The fields of a machine, each chosen on its own where two people changed it. */
export function useMergeParts(): () => MergePart<MachineDraft>[] {
  const t = useT('inventory');
  const format = useFormat();
  const shownValue = useShownValue();
  const { data: employees } = useEmployees();
  const costText = ({ kind, validFrom, amount }: DatedCost) =>
    `${t(`contractCost.${kind}`)} ${format.date(validFrom)}: ${format.number(amount)}`;
  const show = (field: Field, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (units.has(field)) return t(`unit.${value as string}`);
    if (field === 'machineState') return t(`machineState.${value as string}`);
    if (people.has(field)) return employees?.items.find(({ id }) => id === value)?.name ?? '';
    if (field === 'datedCosts') return (value as DatedCost[]).map(costText).join(', ');
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
