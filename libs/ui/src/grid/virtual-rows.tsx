import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { useTheme } from '../theme/theme-provider';
import { densities } from '../theme/tokens';

export interface VirtualRowsProps {
  count: number;
  draw: (index: number) => ReactNode;
  scroller: RefObject<HTMLElement | null>;
  /** Gets the function that scrolls a row into view. */
  reveal: RefObject<(row: number) => void>;
  /** This row stays in the page, so that the focus is not lost while scrolling. */
  active: number;
  /** Height of one row in px; the density's unless told. */
  rowHeight?: number;
}

const overscan = 8;

/** Rows are as high as the user's text size makes them (`rem`). */
function textScale(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}

/** Only the rows in view, each at its own height. */
export function VirtualRows({ count, draw, scroller, reveal, active, rowHeight }: VirtualRowsProps) {
  const { resolvedDensity } = useTheme();
  const height = (rowHeight ?? densities[resolvedDensity].row) * textScale();
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    scrollPaddingStart: height,
    initialRect: { width: 1000, height: 700 },
  });
  useEffect(() => virtual.measure(), [height, virtual]);
  useLayoutEffect(() => {
    reveal.current = (row) => virtual.scrollToIndex(row);
  }, [reveal, virtual]);
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const kept =
    active < count && (active < (first?.index ?? 0) || active > (last?.index ?? -1)) ? active : undefined;
  return (
    <div role="presentation" className="jr-grid__all" style={{ blockSize: virtual.getTotalSize() }}>
      <div
        role="presentation"
        className="jr-grid__window"
        style={{ transform: `translateY(${first?.start ?? 0}px)` }}
      >
        {items.map((item) => draw(item.index))}
      </div>
      {kept === undefined ? null : (
        <div
          role="presentation"
          className="jr-grid__window"
          style={{ transform: `translateY(${kept * height}px)` }}
        >
          {draw(kept)}
        </div>
      )}
    </div>
  );
}
