import type { documentExportFields } from '@jahrring/contracts-documents';

/** A column of the file of documents: a field, or an amount that stands between net and total. */
export type DocumentExportColumn = (typeof documentExportFields)[number] | 'net' | 'rounding';
