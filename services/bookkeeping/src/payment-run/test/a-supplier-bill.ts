import type { RequestContext } from '@jahrring/service-kit';
import { Database } from '@jahrring/service-kit';
import { testId } from '@jahrring/testing';
import type { TestService } from '@jahrring/testing';
import { LedgerService } from '../../ledger';
import { OpenItemRepository } from '../../open-item';
import type { OpenItemEntity } from '../../open-item';
import { aContext, ids } from '../../test/a-bookkeeping-service';

type NewItem = Omit<OpenItemEntity, 'licenceId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

export const supplierIban = 'CH5604835012345678009';

/** An approved bill of a supplier of 108.10, due on the last day of November, as it is open. */
export async function aSupplierBill(
  app: TestService,
  n: number,
  change: Partial<NewItem> = {},
  ctx: RequestContext = aContext(),
): Promise<string> {
  const id = testId(`supplier bill ${n}`);
  const amount = change.amount ?? '108.10';
  await app.get(Database).tx(ctx, async (tx) => {
    await app.get(LedgerService).lock(tx);
    await app.get(OpenItemRepository).insert(tx, {
      ...{ id, side: 'creditor', kind: 'bill', number: `L-${n}`, title: 'Holztransport' },
      ...{ addressId: ids.other, addressName: 'Sägewerk Burgdorf AG', documentDate: '2026-10-31' },
      ...{ dueDate: '2026-11-30', currency: 'CHF', exchangeRate: null, amount, open: amount },
      ...{ baseAmount: amount, baseOpen: amount, account: '2000', costCentre: null, projectId: null },
      vat: [{ vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' }],
      ...{ reference: null, iban: supplierIban, cashDiscounts: [], correctsId: null, paymentId: null },
      ...change,
    });
  });
  return id;
}
