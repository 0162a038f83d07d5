import { inForceOn, rateTarget, type RateView } from '@jahrring/contracts-inventory';

/** The rates of each target together, oldest first. */
export function rateGroups(rates: readonly RateView[]): RateView[][] {
  const groups = new Map<string, RateView[]>();
  for (const rate of [...rates].sort((one, other) => one.validFrom.localeCompare(other.validFrom))) {
    const key = rateTarget(rate);
    const group = groups.get(key);
    if (group) group.push(rate);
    else groups.set(key, [rate]);
  }
  return [...groups.values()];
}

/** Of each target the rate in force on a day. */
export function ratesOn(rates: readonly RateView[], day: string): RateView[] {
  return rateGroups(rates).flatMap((dated) => inForceOn(dated, day) ?? []);
}

/** The day the next change takes effect; undefined where none is planned. */
export function nextChange(rates: readonly RateView[], day: string): string | undefined {
  return rates
    .map(({ validFrom }) => validFrom)
    .filter((from) => from > day)
    .sort()[0];
}
