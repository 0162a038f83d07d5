import type { FieldError } from '@jahrring/contracts-common';
import { timberErrors, type UnknownWord } from '@jahrring/contracts-timber';
import { AppError } from '@jahrring/service-kit';

/** A fault of a mill's file; `place`: the element, column or value concerned. */
export interface MillFault {
  context: string;
  line: number;
  column: number;
  place: string;
}

const mostTold = 100;

export function unreadable(context: string, line = 0, column = 0, place = ''): AppError {
  return unreadableFor([{ context, line, column, place }]);
}

/** All faults of a file; the first stands for it. */
export function unreadableFor(faults: readonly MillFault[]): AppError {
  const { key } = timberErrors.MILL_FILE_UNREADABLE;
  const [first = { context: 'value', line: 0, column: 0, place: '' }] = faults;
  const fields = faults.slice(0, mostTold).map((fault) => fieldOf('file', fault.context, key, { ...fault }));
  return new AppError(timberErrors, 'MILL_FILE_UNREADABLE', { ...first }, { fields });
}

/** Columns that are needed and not found, and the titles that are there: somebody says which is which. */
export function unknownColumns(missing: readonly string[], titles: readonly string[]): AppError {
  const { key } = timberErrors.MILL_FILE_COLUMNS;
  const fields = [
    ...missing.map((name) => fieldOf('column', 'required', key, { name })),
    ...titles
      .slice(0, mostTold)
      .map((name) => fieldOf('title', 'unmapped', key, { name: name.slice(0, 150) })),
  ];
  return new AppError(timberErrors, 'MILL_FILE_COLUMNS', undefined, { fields });
}

/** Words of the buyer without a meaning: somebody says once what they are. */
export function unmapped(words: readonly UnknownWord[]): AppError {
  const { key } = timberErrors.MILL_FILE_UNMAPPED;
  const fields = words.slice(0, mostTold).map(({ kind, name }) => fieldOf(kind, 'unmapped', key, { name }));
  return new AppError(timberErrors, 'MILL_FILE_UNMAPPED', { count: words.length }, { fields });
}

function fieldOf(field: string, code: string, key: string, params: FieldError['params']): FieldError {
  return { field, in: 'body', code, key, params };
}
