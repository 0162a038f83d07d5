import type { MachineCostYear } from '@jahrring/contracts-machine-control';
import { Decimal } from 'decimal.js';
import { costsWithin, firstYearOf, type MachineHistory } from './figure-months';

/** Returns what a machine cost and earned in each calendar year up to a day, newest first. */
export function costYears(history: MachineHistory, today: string): MachineCostYear[] {
  const present = Number(today.slice(0, 4));
  const years: MachineCostYear[] = [];
  for (let year = present; year >= firstYearOf(history, present); year -= 1) {
    const to = year === present ? today : `${year}-12-31`;
    const costs = costsWithin(history, { from: `${year}-01-01`, to });
    const { used, total, perUnit, recorded, charged, chargedPerUnit } = costs;
    const result = new Decimal(charged).minus(total).toFixed(2);
    years.push({ year, used, total, perUnit, recorded, charged, chargedPerUnit, result });
  }
  return years;
}
