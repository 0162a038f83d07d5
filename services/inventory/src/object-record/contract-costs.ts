import { addDays } from '@jahrring/contracts-common';
import type { ContractCost, ObjectChanged } from '@jahrring/contracts-inventory';
import type { ObjectEntity } from './object.entity';

type Told = NonNullable<NonNullable<ObjectChanged['machine']>['contractCosts']>;
type Contracts = Pick<
  ObjectEntity,
  | 'insurancePerYear'
  | 'insuredFrom'
  | 'insuredUntil'
  | 'leasePerMonth'
  | 'leasedFrom'
  | 'leasedUntil'
  | 'datedCosts'
>;

/**
 * Returns what insurance and leasing of a machine cost, one span after the other: each amount ends where the next begins, and none
 * counts before the contract begins or after it has ended.
 */
export function contractCostsOf(machine: Contracts): Told {
  const { insurancePerYear, insuredFrom, insuredUntil, leasePerMonth, leasedFrom, leasedUntil } = machine;
  const dated = machine.datedCosts ?? [];
  const later = (wanted: ContractCost) => dated.filter(({ kind }) => kind === wanted);
  return [
    ...spans(
      'insurance',
      { amount: insurancePerYear, from: insuredFrom, until: insuredUntil },
      later('insurance'),
    ),
    ...spans('lease', { amount: leasePerMonth, from: leasedFrom, until: leasedUntil }, later('lease')),
  ];
}

interface First {
  amount: string | null;
  from: string | null;
  until: string | null;
}

function spans(
  kind: ContractCost,
  first: First,
  later: readonly { validFrom: string; amount: string }[],
): Told {
  const starts = [
    ...(first.amount === null ? [] : [{ amount: first.amount, from: first.from }]),
    ...later.map(({ amount, validFrom }) => ({ amount, from: validFrom })),
  ].toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  return starts.flatMap(({ amount, from: validFrom }, index) => {
    const next = starts[index + 1]?.from;
    const until = earlier(first.until, next ? addDays(next, -1) : null);
    const from = validFrom !== null && first.from !== null && validFrom < first.from ? first.from : validFrom;
    return from !== null && until !== null && until < from ? [] : [{ kind, amount, from, until }];
  });
}

/** Returns the earlier of two days; null is no end. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
