import { documentExportFields } from '@jahrring/contracts-documents';
import type { ColumnKind, ExportColumn } from '@jahrring/service-kit';
import type { DocumentExportColumn } from './export-column';
import type { ExportTexts } from './export-texts';

const kinds: Readonly<Partial<Record<DocumentExportColumn, ColumnKind>>> = {
  documentDate: 'date',
  dueDate: 'date',
  net: 'money',
  rounding: 'money',
  total: 'money',
};

const isFigure = (field: DocumentExportColumn) => kinds[field] === 'money';

/** A column of the file: of the document, or the VAT at a rate. */
export type DocumentColumn = ExportColumn & ({ field: DocumentExportColumn } | { rate: string });

/** Net, the VAT of each rate, rounding and total stand together and add up; figures only for those who may see them. */
export function documentColumns(
  texts: ExportTexts,
  rates: readonly string[],
  figures: boolean,
): DocumentColumn[] {
  const column = (field: DocumentExportColumn): DocumentColumn => ({
    field,
    title: texts.fields[field],
    kind: kinds[field] ?? 'text',
  });
  const vat = rates.map((rate) => ({ rate, title: texts.vatAt(rate), kind: 'money' as const }));
  return documentExportFields.flatMap((field) => {
    if (field !== 'total') return isFigure(field) && !figures ? [] : [column(field)];
    return figures ? [column('net'), ...vat, column('rounding'), column('total')] : [];
  });
}
