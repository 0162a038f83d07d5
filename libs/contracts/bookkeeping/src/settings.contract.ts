import { money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { defaultDunningSettings, dunningSettings } from './dunning.contract';
import { approvalSettings, defaultApprovalSettings } from './supplier-bill.contract';
import { ledgerLimits } from './ledger.contract';

const account = z.string().regex(/^\d+$/, { error: 'digits' }).max(ledgerLimits.account);

/** Accounts that acts are posted to by themselves; numbers of the licence's chart. */
export const automaticAccounts = z.strictObject({
  receivables: account,
  payables: account,
  bank: account,
  cash: account,
  revenue: account,
  vatDue: account,
  inputVat: account,
  acquisitionVat: account,
  discountGiven: account,
  discountReceived: account,
  writeOff: account,
  exchangeGain: account,
  exchangeLoss: account,
  rounding: account,
  dunningFee: account,
  interest: account,
  charges: account,
  expense: account,
  opening: account,
});
export type AutomaticAccounts = z.infer<typeof automaticAccounts>;

const settingsFields = {
  /** Those the licence has chosen itself; for the others those of its country's usual chart hold. */
  accounts: automaticAccounts.partial(),
  /** Written off without asking, in the licence's currency. */
  writeOffLimit: money.refine((text) => Number(text) >= 0, { params: { code: 'minNumber', min: '0' } }),
  /** Lines of a statement with exact reference and amount are booked without anybody confirming them. */
  bookCertainLines: z.boolean().default(false),
  dunning: dunningSettings.default(defaultDunningSettings),
  approval: approvalSettings.default(defaultApprovalSettings),
  /** A payment run is confirmed by somebody else than who made it. */
  secondPersonConfirms: z.boolean().default(false),
};

export const updateBookkeepingSettings = z.strictObject(settingsFields);
export type BookkeepingSettings = z.output<typeof updateBookkeepingSettings>;

/** `usual`: the accounts that hold where none is chosen. */
export const bookkeepingSettingsView = z.object({
  version: z.int(),
  ...settingsFields,
  usual: automaticAccounts,
});
export type BookkeepingSettingsView = z.infer<typeof bookkeepingSettingsView>;

export const defaultBookkeepingSettings: BookkeepingSettings = {
  accounts: {},
  writeOffLimit: '1.00',
  bookCertainLines: false,
  dunning: defaultDunningSettings,
  approval: defaultApprovalSettings,
  secondPersonConfirms: false,
};
