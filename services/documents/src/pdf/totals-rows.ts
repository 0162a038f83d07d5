import { sumFixed } from '@jahrring/contracts-documents';
import type { SnapshotPosition } from '../snapshot';
import type { WordContext } from './print-context';

/** One line of the sums, an amount in hundredths as a decimal string. */
export interface TotalsRow {
  label: string;
  amount: string;
  /** Part of the line above: small, and in no sum. */
  isDetail?: boolean;
}

/** Everything above the amount that is to be paid. */
export function listTotals(context: WordContext): TotalsRow[] {
  const { document } = context;
  const rows = [...sumRows(context), ...vatRows(context)];
  const deposits = depositRows(context);
  if (deposits.length > 0) {
    const { net, vat } = document.totals;
    rows.push({ label: context.texts.grossTotal, amount: addMoney(net, vat) }, ...deposits);
  }
  const { rounding } = document.totals;
  if (rounding !== '0.00') rows.push({ label: context.texts.rounding, amount: rounding });
  return rows;
}

export function isInclusive({ document }: WordContext): boolean {
  return document.vatMode === 'inclusive';
}

function sumRows(context: WordContext): TotalsRow[] {
  const { document, texts, format, look } = context;
  const { totals, discountPercent, discountAmount, surchargePercent, surchargeAmount } = document;
  const rows: TotalsRow[] = [];
  const isSet = (value: string | null | undefined) => Number(value ?? 0) !== 0;
  // With an amount beside them the percent are not what the line comes to; files of the first release stay as they were.
  const word = (label: string, percent?: string | null, amount?: string | null) =>
    percent && (look.isFirstRelease || !isSet(amount)) ? `${label} ${format.compact(percent)} %` : label;
  if (isSet(totals.discount) && (discountPercent || discountAmount)) {
    rows.push({
      label: word(texts.discount, discountPercent, discountAmount),
      amount: negate(totals.discount),
    });
  }
  if (isSet(totals.surcharge) && (surchargePercent || surchargeAmount)) {
    const label = word(texts.surcharge, surchargePercent, surchargeAmount);
    rows.push({ label, amount: totals.surcharge ?? '0.00' });
  }
  if (isInclusive(context)) {
    rows.unshift({ label: texts.grossSum, amount: totals.subtotal });
    return rows;
  }
  if (rows.length > 0) rows.unshift({ label: texts.subtotal, amount: totals.subtotal });
  return [...rows, { label: texts.netTotal, amount: totals.net }];
}

function vatRows(context: WordContext): TotalsRow[] {
  const { document, texts, format } = context;
  const within = isInclusive(context);
  return document.totals.groups.map(({ vatKey, rate, net, vat }) => {
    const base = format.decimal(net);
    const row = (label: string) => ({ label, amount: vat, isDetail: within });
    if (vatKey === 'exempt') return row(texts.exempt(base));
    if (vatKey === 'reverse') return row(texts.reverse(base));
    if (vatKey === 'zero') return row(texts.zero(base));
    const percent = format.compact(rate);
    return row(within ? texts.vatWithin(percent, base) : texts.vatOn(percent, base));
  });
}

/** Returns the rows of the amounts billed in advance, each with the VAT it was billed with. */
function depositRows({ document, texts, format }: WordContext): TotalsRow[] {
  const deposits = document.positions.filter(({ kind, optional }) => kind === 'deposit' && !optional);
  return deposits.flatMap((position: SnapshotPosition): TotalsRow[] => [
    {
      label: lessDeposit(texts.lessDeposit, position.text),
      amount: position.amount ?? '0.00',
    },
    ...(position.allocations ?? [])
      .filter(({ vat }) => Number(vat) !== 0)
      .map(({ rate, vat }) => ({
        label: texts.depositVat(format.compact(rate)),
        amount: negate(vat),
        isDetail: true,
      })),
  ]);
}

/** The line of a deposit says itself that it is deducted; one that somebody has written may not. */
function lessDeposit(words: string, text: string): string {
  const [less = ''] = words.split(' ');
  return text.startsWith(`${less} `) ? text : [words, text].filter(Boolean).join(' ');
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function addMoney(first: string, second: string): string {
  return sumFixed([first, second], 2);
}
