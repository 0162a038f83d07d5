import { fromCents } from '../value';
import type { HandedEntry, HandedFile } from './accounting-file.types';
import { movementsOf } from './movements-of';

export const bananaColumns = [
  ...([
    'Date',
    'Description',
    'AccountDebit',
    'AccountCredit',
    'Amount',
    'VatCode',
    'AmountCurrency',
  ] as const),
] as const;

/** The import file of Banana Accounting: UTF-8, divided by tabs, one row for each movement; tax on rows of its own. */
export function writeBanana(entries: readonly HandedEntry[]): HandedFile {
  const rows = entries.flatMap((entry) => {
    const described = describe(entry);
    return movementsOf(entry.lines).map(({ debit, credit, amount }) =>
      [entry.bookedOn, described, debit, credit, fromCents(amount), '', ''].join('\t'),
    );
  });
  const text = [bananaColumns.join('\t'), ...rows].join('\r\n');
  return { name: 'banana.txt', content: Buffer.from(`${text}\r\n`) };
}

function describe({ text, documentNumber }: HandedEntry): string {
  const whole = documentNumber && !text.includes(documentNumber) ? `${documentNumber} ${text}` : text;
  return whole.replace(/\s+/g, ' ');
}
