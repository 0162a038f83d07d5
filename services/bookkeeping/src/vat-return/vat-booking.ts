import type { VatSide } from '@jahrring/contracts-bookkeeping';
import type { JournalEntryEntity, JournalLineEntity } from '../ledger';
import { partOf, toCents } from '../value';
import { hasPrefix } from './has-prefix';

/** One line of the journal with VAT, as the return counts it. Amounts are hundredths of the licence's currency. */
export interface VatBooking {
  entryId: string;
  number: number;
  bookedOn: string;
  text: string;
  documentNumber: string | null;
  side: VatSide;
  key: string;
  rate: string;
  base: bigint;
  /** As it was booked: owed of `output` and `acquisition`, deductible of `input`. */
  tax: bigint;
  /** Of `tax` what is on material and services that are resold. */
  material: bigint;
  /** A cash discount or what was given up, not turnover of its own. */
  isReduction: boolean;
  /** Accounts of the entry without VAT: revenue, or cost. */
  accounts: readonly string[];
}

export type VatEntry = Pick<JournalEntryEntity, 'id' | 'number' | 'bookedOn' | 'text' | 'documentNumber'> & {
  /** Source of the entry; for a reversal, that of the reversed entry. */
  source: JournalEntryEntity['source'];
};
export type VatLine = Pick<
  JournalLineEntity,
  'account' | 'debit' | 'credit' | 'vatSide' | 'vatKey' | 'vatRate' | 'vatBase'
>;

/**
 * Returns the bookings of an entry for the return; `materialAccounts`: prefixes of the numbers of material accounts.
 */
export function vatBookings(
  entry: VatEntry,
  lines: readonly VatLine[],
  materialAccounts: readonly string[],
): VatBooking[] {
  const others = lines.filter(({ vatSide, account }) => vatSide === null && isResult(account));
  const share = materialShare(others, materialAccounts);
  const { id: entryId, number, bookedOn, text, documentNumber, source } = entry;
  const isReduction = source === 'payment' || source === 'settlement';
  const accounts = others.map(({ account }) => account);
  return lines.flatMap(({ vatSide, vatKey, vatRate, vatBase, debit, credit }) => {
    if (!vatSide || vatKey === null || vatRate === null) return [];
    const owed = toCents(credit) - toCents(debit);
    const tax = vatSide === 'input' ? -owed : owed;
    return {
      ...{ entryId, number, bookedOn, text, documentNumber, side: vatSide, key: vatKey, rate: vatRate },
      ...{ base: toCents(vatBase ?? '0'), tax, isReduction, accounts },
      material: partOf(tax, share.material, share.all),
    };
  });
}

/**
 * Returns true if an account is one of revenue, cost or fixed assets: not money, debtors, creditors or the tax itself.
 */
function isResult(account: string): boolean {
  return !/^(1[0-3]|2)/.test(account);
}

function materialShare(lines: readonly VatLine[], materialAccounts: readonly string[]) {
  let material = 0n;
  let all = 0n;
  for (const { account, debit, credit } of lines) {
    const amount = toCents(debit) - toCents(credit);
    const size = amount < 0n ? -amount : amount;
    all += size;
    if (hasPrefix(materialAccounts, account)) material += size;
  }
  return { material, all };
}
