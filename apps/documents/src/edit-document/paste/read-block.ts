import type { Unit } from '@jahrring/contracts-common';
import { guessRoles, readFigure, rolesOfHead, type ColumnRole } from './guess-columns';
import { readCells } from './read-cells';
import type { UnitWords } from './unit-words';

export interface BlockContext {
  /** Locale in which the person writes numbers. */
  locale: string;
  unitOf: UnitWords;
}

/** A pasted block as it was understood; the person may give its columns other roles. */
export interface Block {
  /** The words of the head row, where there is one. */
  head: readonly string[] | null;
  rows: readonly (readonly string[])[];
  roles: readonly ColumnRole[];
}

/** A row of the block as a position will hold it; a figure that cannot be read stays as it was typed. */
export interface PastedLine {
  kind: 'item' | 'text';
  text: string;
  articleNumber: string | null;
  quantity: string | null;
  unit: Unit | null;
  unitPrice: string | null;
  discountPercent: string | null;
  /** Roles whose cell could not be read. */
  unread: readonly ColumnRole[];
}

/** Reads a block of cells and guesses what its columns say. */
export function readBlock(text: string, context: BlockContext): Block {
  const cells = readCells(text);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const full = cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const [first = [], ...rest] = full;
  const headRoles = rest.length > 0 ? rolesOfHead(first) : null;
  if (headRoles) return { head: first, rows: rest, roles: headRoles };
  return { head: null, rows: full, roles: guessRoles(full, context) };
}

/** The rows as positions; rows that say nothing are left out. */
export function pastedLines(block: Block, context: BlockContext): PastedLine[] {
  return block.rows.flatMap((row) => toLine(row, block.roles, context) ?? []);
}

function toLine(
  row: readonly string[],
  roles: readonly ColumnRole[],
  { locale, unitOf }: BlockContext,
): PastedLine | null {
  const cell = (role: ColumnRole) => row[roles.indexOf(role)] ?? '';
  const unread: ColumnRole[] = [];
  const figure = (role: ColumnRole) => {
    const typed = cell(role);
    if (typed === '') return null;
    const value = readFigure(typed, locale);
    if (value === null) unread.push(role);
    return value ?? typed;
  };
  const text = cell('text') || cell('articleNumber');
  if (text === '') return null;
  const [quantity, unitPrice, discountPercent] = [
    figure('quantity'),
    figure('unitPrice'),
    figure('discountPercent'),
  ];
  const unit = cell('unit') === '' ? null : unitOf(cell('unit'));
  if (unit === undefined) unread.push('unit');
  const kind = quantity === null && unitPrice === null ? 'text' : 'item';
  const articleNumber = cell('articleNumber') || null;
  if (kind === 'text') return { ...noFigures, kind, text, unread: [] };
  return { kind, text, articleNumber, quantity, unit: unit ?? null, unitPrice, discountPercent, unread };
}

const noFigures = { articleNumber: null, quantity: null, unit: null, unitPrice: null, discountPercent: null };
