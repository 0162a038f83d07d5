import { Decimal } from 'decimal.js';
import type { CostLineEntity } from '../cost-line';
import type { CostRateEntity } from './cost-rate.entity';

const secondsPerHour = 3600;
const endOfTime = '9999-12-31';

export type DatedRate = Pick<CostRateEntity, 'target' | 'targetId' | 'validFrom' | 'rate'>;
export type CostedLine = Pick<
  CostLineEntity,
  'kind' | 'day' | 'employeeId' | 'objectId' | 'seconds' | 'quantity' | 'cost'
>;

/** Rates by target, the latest first. */
export class CostRates {
  private readonly byTarget = new Map<string, DatedRate[]>();

  constructor(rates: readonly DatedRate[]) {
    for (const rate of rates.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))) {
      const key = keyOf(rate.target, rate.targetId);
      this.byTarget.set(key, [...(this.byTarget.get(key) ?? []), rate]);
    }
  }

  /**
   * Returns the cost of a line for the licence: the amount spent, otherwise hours at the rate of the person, the
   * activity or the licence, and quantities at the object's rate, each as of the line's day. Null if none of these is
   * known.
   */
  costOf(line: CostedLine): Decimal | null {
    if (line.cost !== null) return new Decimal(line.cost);
    const day = line.day ?? endOfTime;
    const ofObject = this.on(keyOf('object', line.objectId), day);
    if (line.kind !== 'hours') return times(line.quantity ?? 0, ofObject);
    const rate = this.on(keyOf('employee', line.employeeId), day) ?? ofObject ?? this.on('licence', day);
    return times(new Decimal(line.seconds).div(secondsPerHour), rate);
  }

  private on(key: string, day: string): string | undefined {
    return this.byTarget.get(key)?.find(({ validFrom }) => validFrom <= day)?.rate;
  }
}

function keyOf(target: DatedRate['target'], targetId: string | null): string {
  return target === 'licence' ? 'licence' : `${target}:${targetId ?? ''}`;
}

function times(quantity: Decimal.Value, rate: string | undefined): Decimal | null {
  if (rate === undefined) return null;
  return new Decimal(quantity).times(rate).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}
