import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { GridColumn } from './grid.types';

/** Contents of a column in view, its title included. */
export interface ColumnContent {
  /** Width in px it needs, the space around it included. */
  width: number;
  /** A badge says nothing where it is cut off. */
  isBadge: boolean;
}

/** By the column's id; a column that was not drawn yet has none. */
export type ColumnContents = Readonly<Record<string, ColumnContent>>;

/** Lines a title may have (`.jr-grid__title`). */
const titleLines = 2;

const edges = (element: Element): number => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  return (parseFloat(paddingInlineStart) || 0) + (parseFloat(paddingInlineEnd) || 0);
};

/** Space around the contents of a cell in px where there is room, both sides together (`--jr-space-3`). */
const space = 24;

/** Px of text that elements within a cell cut off by themselves (a name beside its sign). */
function hiddenWidth(cell: Element): number {
  let hidden = 0;
  for (const { clientWidth, scrollWidth } of cell.getElementsByTagName('*'))
    // Words for the ear alone stand in a single px.
    if (clientWidth > 1 && scrollWidth > clientWidth) hidden += scrollWidth - clientWidth;
  return hidden;
}

/** Width in px of what an element contains, also of text that is cut off. */
function contentWidth(element: Element, range: Range): number {
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width + hiddenWidth(element);
}

function titleWidth(title: Element, range: Range): number {
  const text = title.firstChild;
  if (!text) return 0;
  const words = [...(text.textContent ?? '').matchAll(/\S+/g)].map((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getBoundingClientRect().width;
  });
  const all = words.reduce((sum, width) => sum + width, 0);
  return Math.max(...words, words.length > titleLines ? all / titleLines : 0);
}

function measure(table: Element, columns: readonly { id: string }[], tick: boolean): ColumnContents {
  const range = document.createRange();
  const first = tick ? 1 : 0;
  const contents: Record<string, ColumnContent> = {};
  columns.forEach(({ id }, index) => {
    const cells = table.querySelectorAll(`.jr-grid__body [data-column="${index + first}"]`);
    const title = table
      .querySelectorAll('[role=columnheader]')
      [index + first]?.querySelector('.jr-grid__title');
    const sample = cells[0];
    if (!sample || !title) return;
    let widest = titleWidth(title, range);
    cells.forEach((cell) => {
      // The range ends with the text of a badge that is cut off, not with the space after it.
      const badge = cell.lastElementChild;
      widest = Math.max(widest, contentWidth(cell, range) + (badge ? edges(badge) / 2 : 0));
    });
    contents[id] = {
      width: Math.ceil(widest + space),
      isBadge: sample.querySelector('.jr-status') !== null,
    };
  });
  return contents;
}

const nothing: ColumnContents = {};

interface Known {
  /** Columns and density, in which they were measured. */
  of: string;
  contents: ColumnContents;
}

/** Contents of rows that were on screen before: a list that is opened again is not measured again. */
let known = new WeakMap<readonly object[], Known>();
// Letters of a typeface that comes later have other widths.
globalThis.document?.fonts?.addEventListener('loadingdone', () => {
  known = new WeakMap();
});

function knownContents(rows: readonly object[] | undefined, of: string): ColumnContents | undefined {
  const before = rows && known.get(rows);
  return before?.of === of ? before.contents : undefined;
}

/**
 * Returns what stands in the columns in view. Widths only grow while the list is open, so that columns do not move from page to
 * page.
 */
export function useContentWidths<T extends object>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<T>[],
  rows: readonly T[] | undefined,
  tick: boolean,
): ColumnContents {
  const { density } = document.documentElement.dataset;
  const of = useMemo(
    () => `${density} ${columns.map(({ id, header }) => `${id} ${header}`).join()}`,
    [density, columns],
  );
  const [contents, setContents] = useState<ColumnContents>(() => knownContents(rows, of) ?? nothing);
  const readContents = useCallback(() => {
    const table = scroller.current?.querySelector('.jr-grid__table');
    if (!table || table.clientWidth === 0) return;
    const read = Object.entries(measure(table, columns, tick));
    setContents((before) => {
      const wider = read.filter(([id, { width }]) => width > (before[id]?.width ?? 0));
      return wider.length === 0 ? before : { ...before, ...Object.fromEntries(wider) };
    });
  }, [scroller, columns, tick]);
  // Before anything is measured: letters of a typeface that comes after the rows have other widths.
  useLayoutEffect(() => {
    const { fonts } = document;
    fonts?.addEventListener('loadingdone', readContents);
    return () => fonts?.removeEventListener('loadingdone', readContents);
  }, [readContents]);
  useLayoutEffect(() => {
    if (rows && rows.length > 0 && !knownContents(rows, of)) readContents();
  }, [rows, of, readContents]);
  useEffect(() => {
    if (rows && contents !== nothing) known.set(rows, { of, contents });
  }, [rows, of, contents]);
  return contents;
}
