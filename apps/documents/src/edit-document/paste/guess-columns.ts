import { parseNumber } from '@jahrring/ui/input';
import type { UnitWords } from './unit-words';

/** Roles of the columns of a pasted block, i.e. fields of a position. */
export const columnRoles = [
  'text',
  'articleNumber',
  'quantity',
  'unit',
  'unitPrice',
  'discountPercent',
  'ignore',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Names of columns in the first row, in the languages of the interface. */
const headWords: readonly [ColumnRole, RegExp][] = [
  ['articleNumber', /^(art(ikel|icle|icolo)?[.\s-]*(nr|no|n°|num|nummer|number|cod)|code|cod\b|sku)/i],
  ['ignore', /^(total|betrag|amount|montant|importo|sum(me)?|valoare|pos\b|nr\.?$|#|mwst|vat|tva|iva)/i],
  ['discountPercent', /^(rabatt|discount|rabais|remise|sconto|reducere)/i],
  ['unitPrice', /(preis|price|prix|prezzo|preț|pret|ansatz|rate)/i],
  ['quantity', /^(menge|anzahl|quantity|qty|quantité|quantità|cantitate|stunden|hours)/i],
  ['unit', /^(einheit|me\b|unit|unité|unità|unitate)/i],
  ['text', /^(text|bezeichnung|beschreibung|leistung|titel|artikel|description|désignation|descri)/i],
];

/** Roles by the words of a head row; null where the first row is no head. */
export function rolesOfHead(head: readonly string[]): ColumnRole[] | null {
  const found = head.map((cell) => headWords.find(([, words]) => words.test(cell))?.[0]);
  if (found.filter((role) => role !== undefined).length < Math.min(2, head.length)) return null;
  const roles = unique(found.map((role) => role ?? 'ignore'));
  if (!roles.includes('text')) giveText(roles, found.indexOf(undefined));
  return roles;
}

/** Each role once; a second column of the same role is left out. */
function unique(roles: readonly ColumnRole[]): ColumnRole[] {
  return roles.map((role, at) => (role !== 'ignore' && roles.indexOf(role) !== at ? 'ignore' : role));
}

function giveText(roles: ColumnRole[], at: number): void {
  if (at >= 0) roles[at] = 'text';
}

interface GuessContext {
  locale: string;
  unitOf: UnitWords;
}

/** Roles by what stands in the columns: the longest words are the text, the first figures quantity and price. */
export function guessRoles(rows: readonly (readonly string[])[], context: GuessContext): ColumnRole[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_unused, at) =>
    rows.map((row) => row[at] ?? '').filter((cell) => cell !== ''),
  );
  const isFigure = columns.map((cells) => mostly(cells, (cell) => readFigure(cell, context.locale) !== null));
  const isUnit = columns.map((cells) => mostly(cells, (cell) => context.unitOf(cell) !== undefined));
  const lengths = columns.map((cells, at) => (isFigure[at] || isUnit[at] ? 0 : averageLength(cells)));
  const text = lengths.indexOf(Math.max(...lengths));
  const figures = columns.flatMap((_cells, at) => (isFigure[at] && at !== text ? [at] : []));
  return columns.map((cells, at) => {
    if (at === text) return 'text';
    if (isUnit[at]) return 'unit';
    if (isFigure[at]) return figureRole(figures, at, text);
    return at < text && mostly(cells, (cell) => /^\S{1,50}$/.test(cell)) ? 'articleNumber' : 'ignore';
  });
}

/** A lone figure is the price; of several the first is the quantity, the second the price, the rest sums. */
function figureRole(figures: readonly number[], at: number, text: number): ColumnRole {
  // A number before the text, with more behind it, is the article's or the position's.
  const behind = figures.filter((column) => column > text);
  if (at < text && behind.length >= 2) return 'ignore';
  const counted = behind.length >= 2 ? behind : figures;
  const place = counted.indexOf(at);
  if (counted.length === 1) return 'unitPrice';
  return place === 0 ? 'quantity' : place === 1 ? 'unitPrice' : 'ignore';
}

/** A figure as people write it into a sheet: with or without a currency. */
export function readFigure(cell: string, locale: string): string | null {
  return parseNumber(
    cell.replace(/^(CHF|EUR|USD|Fr\.?|€|\$)\s*|\s*(CHF|EUR|USD|Fr\.?|€|\$|%|\.[-–])$/gi, ''),
    locale,
  );
}

function mostly(cells: readonly string[], fits: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(fits).length >= cells.length * 0.6;
}

function averageLength(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length);
}
