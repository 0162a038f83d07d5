import type { AutomaticAccounts, ItemSide, ItemVat } from '@jahrring/contracts-bookkeeping';
import type { PostingLine } from '../ledger';
import { fromCents, negated, partOf, sumOf, toCents } from '../value';
import { deductedVat } from './deducted-vat';
import type { Settlement } from './settlement';

/** Money that moved, in the licence's currency; positive where it settles what is owed. */
export interface Moved {
  account: string;
  baseAmount: string;
  /** Of it what the bank kept. */
  charges: string;
}

interface Act {
  side: ItemSide;
  settlements: readonly (Settlement & { exchangeGain: string })[];
  money: Moved | null;
  /** Part that remains as a credit: its account, its address, its amount in the licence's currency. */
  onAccount: { account: string; addressId: string | null; baseAmount: string } | null;
  accounts: AutomaticAccounts;
}

/**
 * An act of settling as lines of the journal. What customers owe is an asset, what we owe the other way round: the same lines with
 * the sign turned.
 */
export function settlementLines({ side, settlements, money, onAccount, accounts }: Act): PostingLine[] {
  const lines = [
    ...(money ? moneyLines(money, accounts, side) : []),
    ...settlements.flatMap((settlement) => itemLines(settlement, accounts)),
    ...(onAccount
      ? [{ ...onAccount, amount: negated(onAccount.baseAmount) }].map(({ account, addressId, amount }) => ({
          ...{ account, addressId, amount },
        }))
      : []),
  ];
  const turned = side === 'debtor' ? lines : lines.map((line) => ({ ...line, amount: negated(line.amount) }));
  return mergeLines(turned);
}

/** Charges are a cost to us on both sides. */
function moneyLines(
  { account, baseAmount, charges }: Moved,
  accounts: AutomaticAccounts,
  side: ItemSide,
): PostingLine[] {
  const kept = side === 'debtor' ? charges : negated(charges);
  return [
    { account, amount: sumOf([baseAmount, negated(kept)]) },
    { account: accounts.charges, amount: kept },
  ];
}

function itemLines(
  settlement: Settlement & { exchangeGain: string },
  accounts: AutomaticAccounts,
): PostingLine[] {
  const { item, exchangeGain, baseTotal, baseDiscount, baseWriteOff } = settlement;
  const isDebtor = item.side === 'debtor';
  const discount = isDebtor ? accounts.discountGiven : accounts.discountReceived;
  const given = isDebtor ? accounts.writeOff : accounts.discountReceived;
  const gains = toCents(exchangeGain) * (isDebtor ? 1n : -1n) >= 0n;
  return [
    { account: item.account, amount: negated(baseTotal), addressId: item.addressId },
    ...deductionLines(settlement, discount, baseDiscount, accounts),
    ...deductionLines(settlement, given, baseWriteOff, accounts),
    { account: gains ? accounts.exchangeGain : accounts.exchangeLoss, amount: negated(exchangeGain) },
  ];
}

/** A deduction lessens revenue (or cost) and the tax on it. `base` is gross, in the licence's currency. */
function deductionLines(
  { item }: Settlement,
  account: string,
  base: string,
  accounts: AutomaticAccounts,
): PostingLine[] {
  if (toCents(base) === 0n) return [];
  const isDebtor = item.side === 'debtor';
  const shares = deductedVat(item.vat, base);
  const tax = sumOf(shares.map(({ vat }) => vat));
  const { costCentre, projectId } = item;
  const vatLine = ({ vatKey: key, rate, net, vat }: ItemVat): PostingLine => ({
    ...{ account: isDebtor ? accounts.vatDue : accounts.inputVat, amount: vat },
    vat: { side: isDebtor ? 'output' : 'input', key, rate, base: negated(net) },
  });
  return [
    { account, amount: sumOf([base, negated(tax)]), costCentre, projectId },
    ...shares.map((share) => vatLine(share)),
  ];
}

/** Lines without VAT of the same account, address and project become one. */
function mergeLines(lines: readonly PostingLine[]): PostingLine[] {
  const merged = new Map<string, PostingLine>();
  lines.forEach((line, index) => {
    const { account, addressId, projectId, costCentre } = line;
    const key = line.vat ? `${index}` : [account, addressId, projectId, costCentre].join('|');
    const known = merged.get(key);
    merged.set(key, known ? { ...known, amount: sumOf([known.amount, line.amount]) } : line);
  });
  return [...merged.values()];
}

/** Returns how a payment's amount in the licence's currency is divided among its parts; the last gets the remainder. */
export function shareBase(
  payment: { amount: string; baseAmount: string },
  parts: readonly string[],
): string[] {
  let left = toCents(payment.baseAmount);
  let rest = toCents(payment.amount);
  return parts.map((part) => {
    const cents = toCents(part);
    const share = cents === rest ? left : partOf(toCents(payment.baseAmount), cents, toCents(payment.amount));
    left -= share;
    rest -= cents;
    return fromCents(share);
  });
}
