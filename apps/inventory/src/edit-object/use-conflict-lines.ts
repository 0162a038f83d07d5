import type { ObjectView, UpdateObject } from '@jahrring/contracts-inventory';
import { useFormat, useT } from '@jahrring/tool-kit';
import type { ConflictLine } from '../conflict-dialog';
import { clashingFields } from '../clashing-fields';

const labels: Readonly<Record<string, string>> = {
  rateCategoryId: 'object.field.rateCategory',
  companyPartId: 'object.field.companyPart',
  assignedEmployeeIds: 'object.field.assigned',
  surcharges: 'object.section.surcharges',
  datedPrices: 'object.section.price',
};

/** What both have changed in an object, in words. */
export function useConflictLines(): (
  base: ObjectView,
  mine: UpdateObject,
  theirs: ObjectView,
) => ConflictLine[] {
  const t = useT('inventory');
  const format = useFormat();
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('conflict.empty');
    if (Array.isArray(value)) return t('conflict.entries', { count: value.length });
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (field === 'unit') return t(`unit.${String(value)}`);
    if (field === 'vatRateKey') return t(`vat.${String(value)}`);
    if (field === 'price') return format.number(String(value));
    return field.endsWith('Id') ? t('conflict.other') : String(value);
  };
  return (base, mine, theirs) =>
    clashingFields(base, mine, theirs).map((field) => ({
      label: t(labels[field] ?? `object.field.${field}`),
      mine: show(field, mine[field]),
      theirs: show(field, theirs[field]),
    }));
}
