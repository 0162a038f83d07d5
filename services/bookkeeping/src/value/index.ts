export { cashDiscountsOn } from './cash-discount';
export { lastMonths } from './last-months';
export { fromCents, inBase, negated, partOf, sumOf, toCents } from './money';
export { isTooLarge, mostMoney } from './most-money';
export { amountOf, dayOf } from './read-values';
