import { toCents } from './money';

/** Of one document: sums of thousands of them still fit where amounts are kept. */
export const mostMoney = '999999999.99';
const mostCents = toCents(mostMoney);

export function isTooLarge(amount: string): boolean {
  const cents = toCents(amount);
  return cents > mostCents || cents < -mostCents;
}
