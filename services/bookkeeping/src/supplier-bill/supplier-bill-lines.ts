import type { AutomaticAccounts, PartTax } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import { groupBy } from '@jahrring/service-kit';
import type { PostingLine } from '../ledger';
import { inBase, negated, sumOf } from '../value';

/** Part of a bill that is one kind of cost. Amounts are in the bill's currency, negative for a credit note. */
export interface BillPart {
  account: string;
  costCentre: string | null;
  projectId: string | null;
  vatKey: string;
  /** In percent. */
  rate: string;
  tax: PartTax;
  net: string;
  vat: string;
}

export interface BillToPost {
  addressId: string;
  currency: Currency;
  /** Units of the licence's currency for one of the bill's; null where they are the same. */
  exchangeRate: string | null;
  parts: readonly BillPart[];
  /** Of the amount to be paid what is neither net nor VAT. */
  rounding: string;
}

export interface PostedBill {
  /** Amount owed to the supplier in the licence's currency: exactly the sum of the other lines. */
  baseAmount: string;
  lines: PostingLine[];
}

/** Returns the amount payable to the supplier: the parts with the VAT that is on the bill, and the rounding. */
export function grossOf({ parts, rounding }: Pick<BillToPost, 'parts' | 'rounding'>): string {
  return sumOf([...parts.flatMap((part) => [part.net, ...(isOwed(part) ? [] : [part.vat])]), rounding]);
}

/** Returns the cost of a part: VAT is a cost if it cannot be claimed back. */
export function costOf(part: Pick<BillPart, 'tax' | 'net' | 'vat'>): string {
  return part.tax === 'cost' || part.tax === 'owedCost' ? sumOf([part.net, part.vat]) : part.net;
}

/** A supplier's bill as lines of the journal: cost by part, input VAT and acquisition tax by rate, to payables. */
export function supplierBillLines(bill: BillToPost, accounts: AutomaticAccounts): PostedBill {
  const base = (amount: string) => inBase(amount, bill.exchangeRate);
  const parts = bill.parts.map((part) => ({ ...part, net: base(part.net), vat: base(part.vat) }));
  const rounding = base(bill.rounding);
  const baseAmount = grossOf({ parts, rounding });
  const gross = grossOf(bill);
  const lines: PostingLine[] = [
    ...parts.map((part) => ({
      ...{ account: part.account, amount: costOf(part) },
      ...{ costCentre: part.costCentre, projectId: part.projectId },
    })),
    ...taxLines(parts.filter(isClaimed), 'input', accounts.inputVat),
    ...taxLines(parts.filter(isOwed), 'acquisition', accounts.acquisitionVat),
    { account: accounts.rounding, amount: rounding },
    {
      ...{ account: accounts.payables, amount: negated(baseAmount), addressId: bill.addressId },
      foreign: bill.exchangeRate === null ? undefined : { currency: bill.currency, amount: negated(gross) },
    },
  ];
  return { baseAmount, lines };
}

function isOwed({ tax }: Pick<BillPart, 'tax'>): boolean {
  return tax === 'owed' || tax === 'owedCost';
}

function isClaimed({ tax }: BillPart): boolean {
  return tax === 'deducted' || tax === 'owed';
}

/** One line for each key and rate, as the VAT return counts them. Input VAT is a debit, acquisition tax a credit. */
function taxLines(parts: readonly BillPart[], side: 'input' | 'acquisition', account: string): PostingLine[] {
  const groups = groupBy(parts, ({ vatKey, rate }) => `${vatKey} ${rate}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const vat = sumOf(group.map((part) => part.vat));
    return {
      ...{ account, amount: side === 'input' ? vat : negated(vat) },
      vat: { side, key: first.vatKey, rate: first.rate, base: sumOf(group.map((part) => part.net)) },
    };
  });
}
