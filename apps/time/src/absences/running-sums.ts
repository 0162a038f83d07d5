import type { LedgerKind, LedgerRow } from '@jahrring/contracts-time';

/** Each booking with what its own balance came to after it, in the order of the ledger. */
export function runningSums(rows: readonly LedgerRow[]): { row: LedgerRow; sum: number }[] {
  const sums = new Map<LedgerKind, number>();
  return rows.map((row) => {
    const sum = (sums.get(row.kind) ?? 0) + row.seconds;
    sums.set(row.kind, sum);
    return { row, sum };
  });
}
