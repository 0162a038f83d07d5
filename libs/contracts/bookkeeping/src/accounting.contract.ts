import { id, instant, listOf, localDate, money, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { ledgerLimits } from './ledger.contract';
import { accountPrefixes } from './vat-settings.contract';

/** The work that makes an export. */
export const accountingWork = 'bookkeeping.accounting-export';

/** `datev`: EXTF booking batches; `banana`: its import file; `csv`, `excel`: the journal, line by line. */
export const accountingFormats = ['datev', 'banana', 'csv', 'excel'] as const;
export const accountingFormat = z.enum(accountingFormats);
export type AccountingFormat = z.infer<typeof accountingFormat>;

/** Settings that the accountant's program requires. */
const settingsFields = {
  /** DATEV: numbers of the tax adviser and of the company there. */
  consultant: z.int().min(1001).max(9_999_999),
  client: z.int().min(1).max(99_999),
  /** Month the fiscal year begins in. */
  yearStart: z.int().min(1).max(12),
  /** DATEV: beginnings of the accounts that work the tax out of the amount (Automatikkonten), divided by commas. */
  automaticAccounts: accountPrefixes,
  /** DATEV: the batch is locked once it is taken over. */
  locked: z.boolean(),
};
export const updateAccountingSettings = z.strictObject(settingsFields);
export type AccountingSettings = z.output<typeof updateAccountingSettings>;
export const accountingSettingsView = z.object({ version: z.int(), ...settingsFields });
export type AccountingSettingsView = z.infer<typeof accountingSettingsView>;
export const defaultAccountingSettings: AccountingSettings = {
  ...{ consultant: 1001, client: 1, yearStart: 1, automaticAccounts: '', locked: false },
};

/** Hands over all entries until a day that were not handed over yet. */
export const startAccountingExport = z.strictObject({
  /** Of the work and the export, made by the client. */
  id: id.optional(),
  format: accountingFormat,
  toDay: localDate,
});
export type StartAccountingExport = z.output<typeof startAccountingExport>;

export const accountingStates = ['running', 'done', 'taken_back'] as const;
export const accountingExportView = z.object({
  id,
  version: z.int(),
  format: accountingFormat,
  state: z.enum(accountingStates),
  toDay: localDate,
  /** Of its entries. */
  firstDay: localDate.nullable(),
  lastDay: localDate.nullable(),
  entries: z.int(),
  total: money,
  createdAt: instant,
  takenBackAt: instant.nullable(),
  reason: z.string().nullable(),
});
export type AccountingExportView = z.infer<typeof accountingExportView>;
export const accountingExportList = listOf(accountingExportView);
export type AccountingExportList = z.infer<typeof accountingExportList>;

/** Entries that have not been handed over yet. */
export const accountingWaiting = z.object({
  entries: z.int(),
  total: money,
  firstDay: localDate.nullable(),
  lastDay: localDate.nullable(),
});
export type AccountingWaiting = z.infer<typeof accountingWaiting>;

export const revokeExport = z.strictObject({ reason: requiredText(ledgerLimits.reason) });
export type RevokeExport = z.infer<typeof revokeExport>;
