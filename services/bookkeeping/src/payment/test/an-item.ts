import { usualAccounts } from '../../settings/usual-accounts';
import type { SettledItem } from '../settlement';

/** The accounts of the Swiss chart that acts are posted to. */
export const swissAccounts = usualAccounts('CH');

/** A bill of 108.10 francs to a customer, 8.10 of it VAT of 8.1 %, of which nothing is settled yet. */
export function anItem(change: Partial<SettledItem> = {}): SettledItem {
  return {
    id: 'bill 1',
    number: '2026-0001',
    side: 'debtor',
    kind: 'bill',
    account: swissAccounts.receivables,
    addressId: 'trub',
    currency: 'CHF',
    vat: [{ vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' }],
    costCentre: null,
    projectId: null,
    amount: '108.10',
    open: '108.10',
    baseAmount: '108.10',
    baseOpen: '108.10',
    ...change,
  };
}

/** The same as a supplier's bill, which we owe. */
export function aCreditorItem(change: Partial<SettledItem> = {}): SettledItem {
  return anItem({ side: 'creditor', account: swissAccounts.payables, addressId: 'saege', ...change });
}
