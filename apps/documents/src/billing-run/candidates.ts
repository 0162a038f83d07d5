import { sumFixed, type BillingCandidate } from '@jahrring/contracts-documents';

/** Names a candidate among projects and delivery notes alike. */
export const keyOf = ({ source, id }: Pick<BillingCandidate, 'source' | 'id'>) => `${source}:${id}`;

/** Returns true if a candidate can be billed as it is. */
export const isBillable = ({ problems }: BillingCandidate) => problems.length === 0;

/** Selection of a person in a view (`scope`): the keys they have taken out, and all keys that were in the view then. */
export interface Choice {
  left: ReadonlySet<string>;
  seen: ReadonlySet<string>;
  scope: string;
}

/** Returns the keys that are left out: once somebody has chosen in a view, what comes into it later is not billed unseen. */
export function leftOut(
  items: readonly BillingCandidate[],
  choice: Choice | null,
  scope: string,
): ReadonlySet<string> {
  if (choice?.scope !== scope) return choice?.left ?? new Set();
  return new Set([...choice.left, ...items.map(keyOf).filter((key) => !choice.seen.has(key))]);
}

export interface CurrencySum {
  currency: string;
  count: number;
  net: string;
  total: string;
}

/** Returns the sums of some candidates, by currency. */
export function sumByCurrency(candidates: readonly BillingCandidate[]): CurrencySum[] {
  const currencies = [...new Set(candidates.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = candidates.filter((candidate) => candidate.currency === currency);
    const sum = (field: 'net' | 'total') =>
      sumFixed(
        own.map((candidate) => candidate[field]),
        2,
      );
    return { currency, count: own.length, net: sum('net'), total: sum('total') };
  });
}
