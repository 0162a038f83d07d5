import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';

const overscan = 6;

/** A row that is in the page, and the height in px of those left out between it and the one before. */
export interface WindowedRow {
  index: number;
  gap: number;
}

export interface WindowedRows {
  shown: readonly WindowedRow[];
  /** Height in px of the rows left out at the end. */
  rest: number;
  /** Measures a drawn row, which carries its index as `data-index`; undefined where all rows are drawn. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

export interface WindowedRowsOptions {
  /** Of the rows, in their order. */
  keys: readonly string[];
  /** Keys of rows that stay in the page with their neighbours, so that the keyboard always finds the next. */
  kept: readonly (string | null)[];
  /** Element that contains the rows. */
  body: RefObject<HTMLElement | null>;
  /** Up to so many rows all are in the page. */
  allUpTo: number;
  /** Of a row before it is measured, in px: of any, or by its place. */
  usualHeight: number | ((index: number) => number);
}

/** The rows of a long sheet that are in the page while the page itself scrolls: those in sight, and the kept ones. */
export function useWindowedRows({
  keys,
  kept,
  body,
  allUpTo,
  usualHeight,
}: WindowedRowsOptions): WindowedRows {
  const isLong = keys.length > allUpTo;
  const top = useTop(isLong, body);
  const around = kept.map((key) => (key === null ? -1 : keys.indexOf(key))).join(' ');
  const rangeExtractor = useCallback((range: Range) => indexesOf(range, around), [around]);
  const virtual = useWindowVirtualizer({
    count: keys.length,
    enabled: isLong,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: (index) => (typeof usualHeight === 'number' ? usualHeight : usualHeight(index)),
    overscan,
    scrollMargin: top,
    rangeExtractor,
  });
  if (!isLong) return { shown: keys.map((_, index) => ({ index, gap: 0 })), rest: 0, measure: undefined };
  let end = top;
  const shown = virtual.getVirtualItems().map((item) => {
    const gap = Math.max(0, item.start - end);
    end = item.end;
    return { index: item.index, gap };
  });
  return { shown, rest: Math.max(0, top + virtual.getTotalSize() - end), measure: virtual.measureElement };
}

function indexesOf(range: Range, around: string): number[] {
  const kept = around
    .split(' ')
    .map(Number)
    .filter((index) => index >= 0);
  const wanted = new Set([
    ...defaultRangeExtractor(range),
    ...kept.flatMap((index) => [index - 1, index, index + 1]),
  ]);
  return [...wanted].filter((index) => index >= 0 && index < range.count).sort((one, other) => one - other);
}

/** Returns the start of the rows in the page; the content above them grows and shrinks. */
function useTop(isLong: boolean, body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = body.current;
    if (!isLong || !element) return undefined;
    const read = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    read();
    return () => observer.disconnect();
  }, [isLong, body]);
  return top;
}
