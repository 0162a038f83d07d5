import { locale, requiredText } from '@jahrring/contracts-common';
import { importMappingOf, importRowBase, importViewOf } from '@jahrring/contracts-common/imports';
import { z } from 'zod';

/** Largest file in bytes: 5 MB. */
export const accountImportMaxBytes = 5 * 1024 * 1024;
export const accountImportMaxRows = 5000;

/** Targets for a column of the file. Number and title are required; without a kind it is derived from the number. */
export const accountImportFields = ['number', 'title', 'kind', 'vatKey'] as const;
export type AccountImportField = (typeof accountImportFields)[number];

export const accountImportSettings = z.object({
  mapping: importMappingOf(accountImportFields),
  hasTitles: z.boolean().default(true),
});
export type AccountImportSettings = z.infer<typeof accountImportSettings>;

export const accountImportView = importViewOf(accountImportSettings);
export type AccountImportView = z.infer<typeof accountImportView>;

export const accountImportRow = importRowBase.extend({
  number: z.string(),
  title: z.string(),
  /** A kind of account, or the word of the file that is none. */
  kind: z.string(),
});
export type AccountImportRow = z.infer<typeof accountImportRow>;

export const startFromTemplate = z.strictObject({
  /** Key of a shipped chart or id of one that the superadmin keeps. */
  template: z.string().regex(/^[\w-]{1,40}$/),
  /** Language of the titles, as far as the chart has it. */
  locale: locale.default('de'),
});
export type StartFromTemplate = z.infer<typeof startFromTemplate>;

/** A chart that licences can start from. */
export const chartTemplateView = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  /** Country it is made for; null: any. */
  country: z.string().nullable(),
  accounts: z.int(),
  /** Comes with the product: cannot be changed or deleted. */
  shipped: z.boolean(),
});
export type ChartTemplateView = z.infer<typeof chartTemplateView>;
export const chartTemplateList = z.object({ items: z.array(chartTemplateView), total: z.int() });
export const renameChartTemplate = z.strictObject({ title: requiredText(100) });
export type RenameChartTemplate = z.infer<typeof renameChartTemplate>;
