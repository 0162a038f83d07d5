import { isPriced, sumFixed } from '@jahrring/contracts-documents';
import { toPositionViews, totalsOf } from '../document';
import type { WholeDocument } from '../document';
import { valueOf } from '../portion';
import { restOf } from './carry-line';
import type { RateSum } from './carry-line';

const MONEY_SCALE = 2;

/** Amounts that were credited of a bill. */
export interface Credited {
  /** Number of corrections that credit it. */
  count: number;
  /** With VAT, less deposits, rounded. */
  total: string;
  /** Net amounts and VAT of each correction's rates. */
  groups: readonly RateSum[];
  /** Amounts and quantities by position of the bill. */
  amounts: ReadonlyMap<string, string>;
  quantities: ReadonlyMap<string, string[]>;
  /** Quantity × price by position, before any deduction (10⁻⁷, without sign). */
  values: ReadonlyMap<string, bigint>;
}

export const nothingCredited: Credited = {
  count: 0,
  total: '0.00',
  groups: [],
  amounts: new Map(),
  quantities: new Map(),
  values: new Map(),
};

/** Returns the credited amounts after a correction is added. */
export function addCredit(credited: Credited, correction: WholeDocument): Credited {
  const { groups, total } = totalsOf(correction);
  const amounts = new Map(credited.amounts);
  const quantities = new Map(credited.quantities);
  const values = new Map(credited.values);
  for (const view of toPositionViews(correction, true)) {
    const { sourcePositionId: id, kind, amount, quantity, unitPrice } = view;
    if (!id) continue;
    amounts.set(id, sumFixed([amounts.get(id) ?? '0', amount ?? '0'], MONEY_SCALE));
    if (!isPriced(kind)) continue;
    quantities.set(id, [...(quantities.get(id) ?? []), quantity ?? '0']);
    values.set(id, (values.get(id) ?? 0n) + valueOf(quantity ?? '0', unitPrice ?? '0'));
  }
  return {
    count: credited.count + 1,
    total: sumFixed([credited.total, total], MONEY_SCALE),
    groups: [...credited.groups, ...groups],
    ...{ amounts, quantities, values },
  };
}

/** Net amounts with VAT, in hundredths. */
export function grossOf(groups: readonly RateSum[]): bigint {
  return restOf(groups, []).reduce((sum, { net, vat }) => sum + net + vat, 0n);
}
