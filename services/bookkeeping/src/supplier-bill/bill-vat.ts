import type { RecordSupplierBill } from '@jahrring/contracts-bookkeeping';
import { groupBy } from '@jahrring/service-kit';
import { sumOf } from '../value';

/** The VAT that is on the bill, by key and rate, as a cash discount is shared over it. */
export function vatOf({ parts }: RecordSupplierBill) {
  const onBill = parts.filter(({ tax }) => tax === 'deducted' || tax === 'cost');
  const groups = groupBy(onBill, ({ vatKey, rate }) => `${vatKey} ${rate}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { vatKey, rate } = first;
    return { vatKey, rate, net: sumOf(group.map(({ net }) => net)), vat: sumOf(group.map(({ vat }) => vat)) };
  });
}
