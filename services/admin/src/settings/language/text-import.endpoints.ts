import {
  superadminKey,
  textImportMaxBytes,
  textImportSettings,
  translatorKey,
} from '@jahrring/contracts-admin';
import { titledImportRow } from '@jahrring/contracts-common/imports';
import { importController, provideImport } from '@jahrring/service-kit';
import { TextImport } from './text-import';

/** `/api/admin/text-imports` */
export const TextImportController = importController({
  tool: 'admin',
  path: 'text-imports',
  permission: [translatorKey, superadminKey],
  maxBytes: textImportMaxBytes,
  settings: textImportSettings,
  row: titledImportRow,
  definition: TextImport,
});

export const textImportProviders = [TextImport, provideImport(TextImport)];
