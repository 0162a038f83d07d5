import type { AutomaticAccounts, ItemVat, SelfBillingPart } from '@jahrring/contracts-bookkeeping';
import { groupBy } from '@jahrring/service-kit';
import type { PostingLine } from '../ledger';
import { negated, sumOf } from '../value';

/** Returns the sums of the parts by rate; negative for a document that takes one back. */
export function vatOfParts(parts: readonly SelfBillingPart[]): ItemVat[] {
  return [...groupBy(parts, ({ vatKey, rate }) => `${vatKey} ${rate}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { vatKey, rate } = first;
    return [
      { vatKey, rate, net: sumOf(group.map((one) => one.net)), vat: sumOf(group.map((one) => one.vat)) },
    ];
  });
}

/** With VAT. */
export function grossOfParts(parts: readonly SelfBillingPart[]): string {
  return sumOf(parts.flatMap(({ net, vat }) => [net, vat]));
}

/** A customer's document as lines of the journal: receivable to revenue, part by part, and VAT, by rate. */
export function selfBillingLines(
  parts: readonly SelfBillingPart[],
  accounts: Pick<AutomaticAccounts, 'receivables' | 'vatDue'>,
  addressId: string,
): PostingLine[] {
  return [
    { account: accounts.receivables, amount: grossOfParts(parts), addressId },
    ...parts.map(({ account, net, costCentre, projectId }) => ({
      ...{ account, amount: negated(net), costCentre, projectId },
    })),
    ...vatOfParts(parts).map(({ vatKey, rate, net, vat }) => ({
      ...{ account: accounts.vatDue, amount: negated(vat) },
      vat: { side: 'output' as const, key: vatKey, rate, base: net },
    })),
  ];
}
