import type { AddressDraft, ImportSettings, ImportTarget } from '@jahrring/contracts-addresses';
import { codeWords } from './code-words';
import { splitStreetLine, splitZipCity } from './split-lines';

/** A row as address fields, and for every field the column (from 0) it was read from. */
export interface MappedRow {
  values: Partial<Record<keyof AddressDraft, string>>;
  columns: Partial<Record<keyof AddressDraft, number>>;
}

type Piece = readonly [field: keyof AddressDraft, value: string];

/** Reads the values in one cell; a line such as "3550 Langnau" contains two. */
function readCell(target: ImportTarget, text: string): readonly Piece[] {
  switch (target) {
    case 'streetLine': {
      const { street, houseNumber } = splitStreetLine(text);
      return [
        ['street', street],
        ['houseNumber', houseNumber],
      ];
    }
    case 'zipCity': {
      const { zip, city } = splitZipCity(text);
      return [
        ['zip', zip],
        ['city', city],
      ];
    }
    case 'firstName':
      return [];
    case 'country':
    case 'salutation':
    case 'kind':
    case 'language':
      return [[target, text === '' ? '' : codeWords[target](text)]];
    default:
      return [[target, text]];
  }
}

const cellOf = (cells: readonly string[], settings: ImportSettings, target: ImportTarget): string => {
  const column = settings.mapping.indexOf(target);
  return column === -1 ? '' : (cells[column]?.trim() ?? '');
};

function addDefaults({ values, columns }: MappedRow, settings: ImportSettings): void {
  const fill = (field: keyof AddressDraft, value: string) => {
    if (!values[field]) values[field] = value;
  };
  fill('country', settings.defaultCountry);
  fill('language', settings.defaultLanguage);
  if (settings.nameFromStreet && !values.name && values.street) {
    values.name = [values.street, values.houseNumber].filter(Boolean).join(' ');
    if (columns.street !== undefined) columns.name = columns.street;
  }
}

/** Reads a row by the chosen mapping. Only mapped columns (and defaults) appear: an import never clears other fields. */
export function mapRow(cells: readonly string[], settings: ImportSettings): MappedRow {
  const row: MappedRow = { values: {}, columns: {} };
  settings.mapping.forEach((target, column) => {
    if (!target) return;
    for (const [field, value] of readCell(target, cells[column]?.trim() ?? '')) {
      row.values[field] = value;
      row.columns[field] = column;
    }
  });
  const firstName = cellOf(cells, settings, 'firstName');
  if (firstName) {
    row.values.name = [firstName, row.values.name].filter(Boolean).join(' ');
    row.columns.name ??= settings.mapping.indexOf('firstName');
    if (!row.values.kind) row.values.kind = 'person';
  }
  addDefaults(row, settings);
  return row;
}
