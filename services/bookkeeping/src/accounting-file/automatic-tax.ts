import { allocate } from '@jahrring/contracts-documents';
import { Decimal } from 'decimal.js';
import type { HandedLine } from './accounting-file.types';

/**
 * The lines with the tax put into those of automatic accounts, where the program that reads them works it out of the amount again:
 * only where one rate alone makes the whole tax of them. Otherwise they stay as they are, and their automatic has to be lifted.
 */
export function withAutomaticTax(
  lines: readonly HandedLine[],
  isAutomatic: (account: string) => boolean,
): { lines: readonly HandedLine[]; folded: boolean } {
  const taxes = lines.filter(({ taxRate, amount }) => taxRate !== null && amount !== 0n);
  const own = lines.filter(({ account, taxRate }) => taxRate === null && isAutomatic(account));
  const [tax] = taxes;
  if (!tax || taxes.length > 1 || own.length === 0 || !isTaxOf(tax, own)) return { lines, folded: false };
  const shares = allocate(
    tax.amount,
    own.map(({ amount }) => amount),
  );
  const gross = new Map(own.map((line, index) => [line, line.amount + (shares[index] ?? 0n)]));
  const kept = lines.filter((line) => line !== tax);
  return { lines: kept.map((line) => ({ ...line, amount: gross.get(line) ?? line.amount })), folded: true };
}

/** To a hundredth a line. */
function isTaxOf(tax: HandedLine, own: readonly HandedLine[]): boolean {
  const net = own.reduce((sum, { amount }) => sum + amount, 0n);
  const exact = new Decimal(net.toString()).times(tax.taxRate ?? '0').div(100);
  return exact.minus(tax.amount.toString()).abs().lte(own.length);
}
