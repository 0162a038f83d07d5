import type { OpeningProblem } from '@jahrring/contracts-bookkeeping';
import {
  compactIban,
  currencies,
  isCreditorReference,
  isIban,
  isQrReference,
  type Currency,
} from '@jahrring/contracts-common';
import { amountOf, dayOf, toCents } from '../value';
import type { OpeningRow } from './opening.entity';

export type Say = (field: OpeningProblem['field'], code: OpeningProblem['code'], value?: string) => void;

export function dayIn(field: 'documentDate' | 'dueDate', cells: OpeningRow['cells'], say: Say): string {
  const text = cells[field];
  if (text === undefined) say(field, 'missing');
  const day = text === undefined ? null : dayOf(text);
  if (text !== undefined && day === null) say(field, 'badDate');
  return day ?? '';
}

export function amountsOf(cells: OpeningRow['cells'], base: Currency, say: Say) {
  const amount = amountIn('amount', cells, say);
  const text = cells.currency?.toUpperCase() ?? base;
  const currency = currencies.find((one) => one === text);
  if (!currency) say('currency', 'badCurrency');
  const isForeign = currency !== undefined && currency !== base;
  const baseAmount = isForeign ? amountIn('baseAmount', cells, say) : amount;
  return { amount, baseAmount, currency: currency ?? base };
}

function amountIn(field: 'amount' | 'baseAmount', cells: OpeningRow['cells'], say: Say): string {
  const text = cells[field];
  const amount = text === undefined ? null : amountOf(text);
  if (text === undefined) say(field, 'missing');
  else if (amount === null) say(field, 'badAmount');
  else if (toCents(amount) === 0n) say(field, 'zero');
  return amount ?? '0.00';
}

export function referenceOf({ reference }: OpeningRow['cells'], say: Say): string | null {
  const text = reference?.replace(/\s/g, '').toUpperCase() ?? '';
  if (text === '') return null;
  if (!isQrReference(text) && !isCreditorReference(text)) say('reference', 'badReference');
  return text.slice(0, 27);
}

export function ibanOf({ iban }: OpeningRow['cells'], say: Say): string | null {
  if (iban === undefined) return null;
  const compact = compactIban(iban);
  if (!isIban(compact)) say('iban', 'badIban');
  return compact.slice(0, 34);
}
