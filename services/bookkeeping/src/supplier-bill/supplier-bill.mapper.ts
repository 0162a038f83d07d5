import type { SupplierBillRow, SupplierBillView } from '@jahrring/contracts-bookkeeping';
import { groupBy } from '@jahrring/service-kit';
import { sumOf } from '../value';
import type { SupplierBillEntity } from './supplier-bill.entity';

export function toBillRow(bill: SupplierBillEntity, open: string): SupplierBillRow {
  const { id, version, addressId, addressName, number, title, documentDate, dueDate, currency } = bill;
  const { gross, state, blockedReason, createdAt } = bill;
  return {
    ...{ id, version, addressId, addressName, number, title, documentDate, dueDate, currency, gross },
    ...{ open, state, blockedReason, createdAt: createdAt.toISOString() },
  };
}

export function toBillView(
  bill: SupplierBillEntity,
  known: Pick<SupplierBillView, 'open' | 'steps' | 'canApprove'> & { names: ReadonlyMap<string, string> },
): SupplierBillView {
  const { exchangeRate, iban, bic, reference, text, cashDiscounts, parts, rounding, source, fileId } = bill;
  const { recordedBy, approvals, cancelReason } = bill;
  const groups = groupBy(parts, ({ vatKey, rate }) => `${vatKey} ${rate}`);
  return {
    ...toBillRow(bill, known.open),
    ...{ exchangeRate, iban, bic, reference, text, cashDiscounts, parts, rounding, source, fileId },
    ...{ recordedBy, cancelReason, steps: known.steps, canApprove: known.canApprove },
    recordedByName: known.names.get(recordedBy ?? '') ?? null,
    approvals: approvals.map((given) => ({ ...given, name: known.names.get(given.userId) ?? null })),
    vat: [...groups.values()].map((group) => ({
      ...{ vatKey: group[0]?.vatKey ?? '', rate: group[0]?.rate ?? '0' },
      ...{ net: sumOf(group.map(({ net }) => net)), vat: sumOf(group.map(({ vat }) => vat)) },
    })),
  };
}
