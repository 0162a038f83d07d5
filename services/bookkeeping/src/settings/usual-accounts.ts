import type { AutomaticAccounts } from '@jahrring/contracts-bookkeeping';
import type { Country } from '@jahrring/contracts-common';

/** The Swiss chart for small and medium-sized companies (KMU). */
const swiss: AutomaticAccounts = {
  receivables: '1100',
  payables: '2000',
  bank: '1020',
  cash: '1000',
  revenue: '3400',
  vatDue: '2200',
  inputVat: '1170',
  acquisitionVat: '2203',
  discountGiven: '3800',
  discountReceived: '4900',
  writeOff: '3805',
  exchangeGain: '6999',
  exchangeLoss: '6949',
  rounding: '3800',
  dunningFee: '6950',
  interest: '6950',
  charges: '6940',
  expense: '4000',
  opening: '9100',
};

/** The German standard chart SKR03. */
const german: AutomaticAccounts = {
  receivables: '1400',
  payables: '1600',
  bank: '1200',
  cash: '1000',
  revenue: '8400',
  vatDue: '1776',
  inputVat: '1576',
  acquisitionVat: '1787',
  discountGiven: '8730',
  discountReceived: '3730',
  writeOff: '2400',
  exchangeGain: '2660',
  exchangeLoss: '2150',
  rounding: '8700',
  dunningFee: '2650',
  interest: '2650',
  charges: '4970',
  expense: '3400',
  opening: '9000',
};

/** The Austrian uniform chart (Einheitskontenrahmen, expert opinion KFS/BW 6). */
const austrian: AutomaticAccounts = {
  receivables: '2000',
  payables: '3300',
  bank: '2800',
  cash: '2700',
  revenue: '4000',
  vatDue: '3500',
  inputVat: '2500',
  acquisitionVat: '3511',
  discountGiven: '4400',
  discountReceived: '5800',
  writeOff: '7800',
  exchangeGain: '4860',
  exchangeLoss: '7860',
  rounding: '4400',
  dunningFee: '4800',
  interest: '8100',
  charges: '7790',
  expense: '5000',
  opening: '9800',
};

const charts: Partial<Record<Country, AutomaticAccounts>> = { DE: german, AT: austrian };

/** The accounts that are posted to where the licence has chosen none, by its country. */
export function usualAccounts(country: Country): AutomaticAccounts {
  return charts[country] ?? swiss;
}
