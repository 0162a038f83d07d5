import { formatDate } from '../input/parse-date';
import { formatNumber } from '../input/parse-number';
import type { GridFilter } from './grid.types';

export interface FilterRange {
  from: string;
  to: string;
}

/** `a..b`, `a..`, `..b` or one value as a range. */
export function parseRange(raw: string): FilterRange {
  const at = raw.indexOf('..');
  return at < 0 ? { from: raw, to: raw } : { from: raw.slice(0, at), to: raw.slice(at + 2) };
}

/** A range as the list endpoint takes it; equal ends as the one value, none as nothing. */
export function formatRange({ from, to }: FilterRange): string {
  if (from === '' && to === '') return '';
  return from === to ? from : `${from}..${to}`;
}

export interface FilterWords {
  locale: string;
  yes: string;
  no: string;
}

/** Returns the text of a filter for its chip: `CH, DE`, `01.01.2026 – 31.01.2026`, `«wald»`. */
export function describeFilter(filter: GridFilter, raw: string, words: FilterWords): string {
  switch (filter.kind) {
    case 'options':
      return raw
        .split(',')
        .map((value) => filter.options.find((option) => option.value === value)?.label ?? value)
        .join(', ');
    case 'boolean':
      return raw === 'true' ? words.yes : words.no;
    case 'date':
      return describeRange(raw, (value) => formatDate(value, words.locale));
    case 'number':
      return describeRange(raw, (value) => formatNumber(value, words.locale));
    default:
      return `“${raw}”`;
  }
}

function describeRange(raw: string, write: (value: string) => string): string {
  const { from, to } = parseRange(raw);
  if (from === to) return write(from);
  if (from === '') return `≤ ${write(to)}`;
  return to === '' ? `≥ ${write(from)}` : `${write(from)} – ${write(to)}`;
}
