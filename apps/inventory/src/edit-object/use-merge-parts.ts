import type { ObjectDraft, ObjectView } from '@jahrring/contracts-inventory';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useShownValue, type MergePart } from '@jahrring/tool-kit/form';
import { emptyObject } from './object-draft';

type Field = keyof ObjectDraft & string;

const labels: Partial<Record<Field, string>> = {
  rateCategoryId: 'object.field.rateCategory',
  companyPartId: 'object.field.companyPart',
  assignedEmployeeIds: 'object.field.assigned',
  surcharges: 'object.section.surcharges',
  datedPrices: 'object.section.price',
};

/** The fields of an object, each chosen on its own where two people changed it. */
export function useMergeParts(): (base: ObjectView) => MergePart<ObjectDraft>[] {
  const t = useT('inventory');
  const kit = useT();
  const format = useFormat();
  const shownValue = useShownValue();
  const show = (field: Field, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (field === 'unit') return t(`unit.${value as string}`);
    if (field === 'vatRateKey') return t(`vat.${value as string}`);
    if (field === 'price') return format.number(value as string);
    return field.endsWith('Id') ? kit('merge.otherChoice') : shownValue(value);
  };
  return ({ kind }) =>
    (Object.keys(emptyObject(kind)) as Field[])
      .filter((field) => field !== 'extra' && field !== 'kind')
      .map((field) => ({
        fields: [field],
        label: t(labels[field] ?? `object.field.${field}`),
        show: (draft) => show(field, draft[field]),
      }));
}
