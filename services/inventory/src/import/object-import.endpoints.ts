import { titledImportRow } from '@jahrring/contracts-common/imports';
import { objectImportLimits, objectImportSettings } from '@jahrring/contracts-inventory';
import { importController, provideImport } from '@jahrring/service-kit';
import { ObjectImport } from './object-import';

/** `/api/inventory/object-imports` */
export const ObjectImportController = importController({
  tool: 'inventory',
  path: 'object-imports',
  permission: 'tools.settings.objects',
  maxBytes: objectImportLimits.bytes,
  settings: objectImportSettings,
  row: titledImportRow,
  definition: ObjectImport,
});

export const objectImportProviders = [ObjectImport, provideImport(ObjectImport)];
