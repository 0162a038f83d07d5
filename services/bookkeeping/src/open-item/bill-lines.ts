import type { AutomaticAccounts } from '@jahrring/contracts-bookkeeping';
import { allocate } from '@jahrring/contracts-documents';
import type { BillIssued } from '@jahrring/contracts-documents';
import type { PostingLine } from '../ledger';
import { fromCents, inBase, negated, sumOf, toCents } from '../value';

export interface BilledAmounts {
  /** Amount that the customer owes, in the licence's currency: exactly the sum of the other lines. */
  baseAmount: string;
  lines: PostingLine[];
}

/** An issued bill as lines of the journal: receivable to revenue, by project, and VAT, by rate. Of a correction the other way round. */
export function billLines(bill: BillIssued, accounts: AutomaticAccounts): BilledAmounts {
  const base = (amount: string) => inBase(amount, bill.exchangeRate ?? null);
  const foreign = (amount: string) =>
    bill.exchangeRate === undefined ? undefined : { currency: bill.currency, amount };
  const vat = bill.vat.map((share) => ({ ...share, baseNet: base(share.net), baseVat: base(share.vat) }));
  const net = sumOf(vat.map(({ baseNet }) => baseNet));
  const rounding = base(bill.rounding);
  const baseAmount = sumOf([net, ...vat.map(({ baseVat }) => baseVat), rounding]);
  const lines: PostingLine[] = [
    {
      ...{ account: bill.debitAccount ?? accounts.receivables, amount: baseAmount },
      ...{ foreign: foreign(bill.total), addressId: bill.addressId },
    },
    ...revenueLines(bill, net, accounts),
    ...vat.map(({ vatKey, rate, baseNet, baseVat }) => ({
      ...{ account: accounts.vatDue, amount: negated(baseVat) },
      vat: { side: 'output' as const, key: vatKey, rate, base: baseNet },
    })),
    { account: accounts.rounding, amount: negated(rounding) },
  ];
  return { baseAmount, lines };
}

function revenueLines(bill: BillIssued, net: string, accounts: AutomaticAccounts): PostingLine[] {
  const account = bill.creditAccount ?? accounts.revenue;
  const costCentre = bill.revenueCentre ?? bill.costCentre;
  const { projects = [] } = bill;
  if (projects.length === 0) {
    return [{ account, amount: negated(net), costCentre, projectId: bill.projectId }];
  }
  const weights = projects.map((project) => toCents(project.net));
  const shares = allocate(toCents(net), weights);
  return projects.map(({ projectId }, index) => ({
    ...{ account, amount: fromCents(-(shares[index] ?? 0n)), costCentre, projectId },
  }));
}
