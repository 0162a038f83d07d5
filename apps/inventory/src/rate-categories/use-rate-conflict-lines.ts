import type { RateCategoryView, UpdateRateCategory } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { clashingFields } from '../clashing-fields';
import type { ConflictLine } from '../conflict-dialog';

/** What both have changed in a rate category, in words. */
export function useRateConflictLines() {
  const t = useT('inventory');
  const labels = {
    title: t('rate.field.title'),
    active: t('rate.field.active'),
    rates: t('rate.section.rates'),
  };
  const show = ({ title, active, rates }: UpdateRateCategory) => ({
    title: title ?? '',
    active: t(active ? 'conflict.yes' : 'conflict.no'),
    rates: t('conflict.entries', { count: rates?.length ?? 0 }),
  });
  return (base: RateCategoryView, mine: UpdateRateCategory, theirs: RateCategoryView): ConflictLine[] =>
    clashingFields(base, mine, theirs).map((field) => ({
      label: labels[field],
      mine: show(mine)[field],
      theirs: show(theirs)[field],
    }));
}
