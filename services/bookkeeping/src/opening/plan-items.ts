import type { OpeningProblem } from '@jahrring/contracts-bookkeeping';
import { type Currency } from '@jahrring/contracts-common';
import { plainHeader } from '@jahrring/service-kit';
import { sideOf } from './opening-columns';
import type { OpeningRow } from './opening.entity';
import { dayIn, amountsOf, referenceOf, ibanOf } from './read-item-cells';
import type { Say } from './read-item-cells';

export interface PlannedItem {
  line: number;
  side: 'debtor' | 'creditor';
  number: string;
  addressId: string;
  addressName: string;
  documentDate: string;
  dueDate: string;
  currency: Currency;
  /** Negative of a credit. */
  amount: string;
  baseAmount: string;
  reference: string | null;
  iban: string | null;
}

/** Existing data with which the rows are compared. */
export interface ItemLookups {
  baseCurrency: Currency;
  /** Addresses by customer number, and by name in plain letters. */
  byNumber: ReadonlyMap<string, readonly { id: string; name: string }[]>;
  byName: ReadonlyMap<string, readonly { id: string; name: string }[]>;
  /** `side number` of items that exist. */
  existing: ReadonlySet<string>;
}

export const itemKey = (side: string, number: string): string => `${side} ${number}`;
export const nameKey = (name: string): string => plainHeader(name);

/** Open items of a file, with what is wrong with its rows; each is wrong as a whole. */
export function planItems(
  rows: readonly OpeningRow[],
  known: ItemLookups,
): { items: PlannedItem[]; problems: OpeningProblem[] } {
  const problems: OpeningProblem[] = [];
  const seen = new Set<string>();
  const items = rows.flatMap(({ line, cells }) => {
    let isRight = true;
    const say: Say = (field, code, value = cells[field] ?? '') => {
      isRight = false;
      problems.push({ file: 'items', line, field, code, value });
    };
    const item = itemOf(line, cells, known, say);
    const key = itemKey(item.side, item.number);
    if (item.number === '') say('number', 'missing');
    else if (seen.has(key)) say('number', 'twice');
    else if (known.existing.has(key)) say('number', 'exists');
    seen.add(key);
    return isRight ? [item] : [];
  });
  return { items, problems };
}

function itemOf(line: number, cells: OpeningRow['cells'], known: ItemLookups, say: Say): PlannedItem {
  const side = sideOf(cells.side ?? '');
  if (!side) say('side', 'badSide');
  const documentDate = dayIn('documentDate', cells, say);
  const dueDate = cells.dueDate === undefined ? documentDate : dayIn('dueDate', cells, say);
  const address = addressOf(cells, known, say);
  return {
    ...{ line, side: side ?? 'debtor', number: cells.number?.slice(0, 60) ?? '', documentDate, dueDate },
    ...{ addressId: address.id, addressName: address.name, ...amountsOf(cells, known.baseCurrency, say) },
    reference: referenceOf(cells, say),
    iban: ibanOf(cells, say),
  };
}

/** By its number, else by its name, written alike. */
function addressOf(cells: OpeningRow['cells'], { byNumber, byName }: ItemLookups, say: Say) {
  const { customerNumber, name = '' } = cells;
  const field = customerNumber === undefined ? 'name' : 'customerNumber';
  const found = customerNumber === undefined ? byName.get(nameKey(name)) : byNumber.get(customerNumber);
  const [address, other] = found ?? [];
  if (!address) say(field, customerNumber === undefined && name === '' ? 'missing' : 'unknownAddress');
  if (other) say(field, 'ambiguousAddress');
  return address ?? { id: '', name };
}
