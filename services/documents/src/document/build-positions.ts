import type { Country } from '@jahrring/contracts-common';
import { printFormat } from '@jahrring/pdf/format';
import {
  divideRounded,
  formatFixed,
  lineAmount,
  parseFixed,
  positionKey,
  sumFixed,
} from '@jahrring/contracts-documents';
import type { Grouping } from '@jahrring/contracts-documents';
import type { BillableEntry } from '@jahrring/contracts-time';
import { aPosition } from '../record';
import type { Claim, PositionRecord } from '../record';

export interface BuiltPositions {
  positions: PositionRecord[];
  claims: Claim[];
  /** Days of the entries, in any order. */
  days?: readonly string[];
}

const QUANTITY_SCALE = 3;
const PRICE_SCALE = 4;
const MONEY_SCALE = 2;
/** From four decimals to two. */
const PRICE_DIVISOR = 100n;

/** Makes positions of time entries; `positionKey` says which go together. */
export function buildPositions(
  entries: readonly BillableEntry[],
  grouping: Grouping,
  country: Country,
): BuiltPositions {
  const groups = new Map<string, BillableEntry[]>();
  for (const entry of [...entries].sort(byDay)) {
    const key = positionKey({ ...entry, vatKey: entry.vatRateKey }, grouping, country);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const days = entries.map(({ workDate }) => workDate);
  const built: BuiltPositions = { positions: [], claims: [], days };
  for (const group of groups.values()) {
    const position = toPosition(group, grouping, country);
    built.positions.push(position);
    built.claims.push(
      ...group.map(({ id, version }) => ({ kind: 'time' as const, id, version, positionId: position.id })),
    );
  }
  return built;
}

/** Unit prices to 0.01, half away from zero: for licences that round them as they round amounts. */
export function withRoundedPrices({ positions, ...built }: BuiltPositions): BuiltPositions {
  const round = (price: string) =>
    formatFixed(divideRounded(parseFixed(price, PRICE_SCALE), PRICE_DIVISOR), MONEY_SCALE);
  return {
    ...built,
    positions: positions.map((position) =>
      position.unitPrice ? { ...position, unitPrice: round(position.unitPrice) } : position,
    ),
  };
}

function byDay(a: BillableEntry, b: BillableEntry): number {
  return a.workDate.localeCompare(b.workDate) || a.activityTitle.localeCompare(b.activityTitle);
}

function toPosition(group: readonly BillableEntry[], grouping: Grouping, country: Country): PositionRecord {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last) throw new Error('a position needs an entry');
  if (grouping === 'one') return toLumpSum(group, first, last, country);
  return aPosition({
    kind: 'item',
    text: positionText(group, first, last, grouping, country),
    workDate: last.workDate,
    quantity: sumFixed(
      group.map((entry) => entry.quantity),
      QUANTITY_SCALE,
    ),
    unit: first.unit,
    unitPrice: first.unitPrice,
    vatKey: first.vatRateKey,
    objectId: first.objectId,
    articleNumber: first.articleNumber,
  });
}

/** All of one VAT rate in a single sum of what each entry comes to by itself. */
function toLumpSum(
  group: readonly BillableEntry[],
  first: BillableEntry,
  last: BillableEntry,
  country: Country,
): PositionRecord {
  const amounts = group.map(
    ({ quantity, unitPrice }) => lineAmount({ kind: 'item', quantity, unitPrice }) ?? '0',
  );
  return aPosition({
    kind: 'item',
    text: daysOf(first, last, country),
    workDate: last.workDate,
    quantity: '1.000',
    unit: 'flat_rate',
    unitPrice: sumFixed(amounts, PRICE_SCALE),
    vatKey: first.vatRateKey,
  });
}

function daysOf(first: BillableEntry, last: BillableEntry, country: Country): string {
  const { date } = printFormat(country);
  return [...new Set([first.workDate, last.workDate])].map(date).join(' – ');
}

function positionText(
  group: readonly BillableEntry[],
  first: BillableEntry,
  last: BillableEntry,
  grouping: Grouping,
  country: Country,
): string {
  const { date } = printFormat(country);
  if (grouping === 'day') return `${date(first.workDate)} ${first.activityTitle}`;
  if (grouping === 'entry') {
    const detail = [first.employeeName, first.comment].filter(Boolean).join(': ');
    return [`${date(first.workDate)} ${first.activityTitle}`, detail].filter(Boolean).join('\n');
  }
  const days = daysOf(first, last, country);
  if (grouping === 'person') return [`${first.activityTitle}, ${first.employeeName}`, days].join('\n');
  return `${first.activityTitle}\n${days}`;
}
