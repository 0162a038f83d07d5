import type { PayrollSource, WageType, WageUnit } from '@jahrring/contracts-time';

/** Amount of a source, in every unit in which it can be expressed; whole numbers, so that sums are exact. */
export interface Amount {
  seconds: number;
  halfDays: number;
  hundredths: number;
}

export const nothing: Amount = { seconds: 0, halfDays: 0, hundredths: 0 };

export const plus = (a: Amount, b: Partial<Amount>): Amount => ({
  seconds: a.seconds + (b.seconds ?? 0),
  halfDays: a.halfDays + (b.halfDays ?? 0),
  hundredths: a.hundredths + (b.hundredths ?? 0),
});

const minus = (a: Amount, b: Amount): Amount => ({
  seconds: a.seconds - b.seconds,
  halfDays: a.halfDays - b.halfDays,
  hundredths: a.hundredths - b.hundredths,
});

/** Amounts by person, month and source. */
export class Facts {
  private readonly known = new Map<string, Map<PayrollSource, Amount>>();

  add(employeeId: string, month: string, source: PayrollSource, amount: Partial<Amount>): void {
    const key = keyOf(employeeId, month);
    const own = this.known.get(key) ?? new Map<PayrollSource, Amount>();
    own.set(source, plus(own.get(source) ?? nothing, amount));
    this.known.set(key, own);
  }

  of(employeeId: string, month: string, source: PayrollSource): Amount {
    return this.known.get(keyOf(employeeId, month))?.get(source) ?? nothing;
  }

  /** Returns true if there are any data for a person's month. */
  has(employeeId: string, month: string): boolean {
    return [...(this.known.get(keyOf(employeeId, month))?.values() ?? [])].some(isSomething);
  }

  /** Forgets a person's month. */
  leaveOut(employeeId: string, month: string): void {
    this.known.delete(keyOf(employeeId, month));
  }

  /** Every source that anything is known of. */
  sources(): Set<PayrollSource> {
    const all = [...this.known.values()].flatMap((own) => [...own]);
    return new Set(all.filter(([, amount]) => isSomething(amount)).map(([source]) => source));
  }
}

const keyOf = (employeeId: string, month: string): string => `${employeeId} ${month}`;

const isSomething = ({ seconds, halfDays, hundredths }: Amount): boolean =>
  seconds !== 0 || halfDays !== 0 || hundredths !== 0;

/** Amount of one person's month and wage type that must be handed over now. */
export interface Difference extends Amount {
  month: string;
  wage: WageType;
  correction: boolean;
}

const told: Readonly<Record<WageUnit, keyof Amount>> = {
  hours: 'seconds',
  days: 'halfDays',
  amount: 'hundredths',
};

/** Hours go to payroll with two decimals: a hundredth of an hour, in seconds. */
export const hourStep = 36;

/** Returns an amount as a hand-over can tell it: hours in whole hundredths, rounded half away from zero. */
function tellable(amount: Amount, unit: WageUnit): Amount {
  if (unit !== 'hours') return amount;
  const steps = Math.round(Math.abs(amount.seconds) / hourStep);
  return { ...amount, seconds: steps === 0 ? 0 : Math.sign(amount.seconds) * steps * hourStep };
}

/** Returns the value of an amount in the unit of its wage type. */
export function valueOf(amount: Amount, unit: WageUnit): number {
  return amount[told[unit]];
}

/**
 * Returns the current amounts less those handed over before, by month and wage type: so that all hand-overs together
 * always add up to the current amounts, whatever arrived late or was changed. The sum is rounded, not the difference: several
 * hand-overs of a month tell payroll what a single one would.
 */
export function differences(
  employeeId: string,
  months: readonly string[],
  wages: readonly WageType[],
  { facts, before, handedOver }: { facts: Facts; before: Facts; handedOver: ReadonlySet<string> },
): Difference[] {
  return months.flatMap((month) =>
    wages.flatMap((wage) => {
      const amount = minus(
        tellable(facts.of(employeeId, month, wage.source), wage.unit),
        before.of(employeeId, month, wage.source),
      );
      return valueOf(amount, wage.unit) === 0
        ? []
        : [{ ...amount, month, wage, correction: handedOver.has(month) }];
    }),
  );
}
