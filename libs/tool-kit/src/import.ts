/**
 * The wizard of imports: file, columns, check, run, result with undo, and the imports of before. No part of the module that
 * the shell shares: a tool bundles it beside its page. The files behind it take `@jahrring/tool-kit` by its name.
 */
export { ImportWizard } from './import/import-wizard';
export { useImportFound } from './import/import.api';
export type { ImportSpec, ImportWordsSpec } from './import/import-spec';
