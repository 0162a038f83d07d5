import { margin, mm } from './measures';
import type { Orientation, PageWriter } from './page-writer';

/** Height that stays free at the foot of every page. */
const FOOT = mm(10);

/** Functions that write the end of a page and the start of the next one. */
export interface PageBreak {
  before?: () => void;
  after?: () => void;
}

/** A place on the page that moves down and goes on at the top of the next one. */
export class PageFlow {
  /** Height that `before` of a break needs at the end of a page. */
  reserved = 0;

  constructor(
    readonly writer: PageWriter,
    public y: number,
  ) {}

  advance(height: number): void {
    this.y += height;
  }

  /**
   * Begins a new page when `height` does not fit; what is higher than a page begins where it stands if there is room for
   * a good part of it. `onBreak` repeats headings on the new page.
   */
  ensure(height: number, onBreak: PageBreak | (() => void) = {}): void {
    const { before, after }: PageBreak = typeof onBreak === 'function' ? { after: onBreak } : onBreak;
    const bottom = this.writer.height - margin.bottom - FOOT - this.reserved;
    const page = bottom - margin.top;
    if (this.y + Math.min(height, page / 2) <= bottom && (height > page || this.y + height <= bottom)) return;
    before?.();
    this.newPage();
    after?.();
  }

  newPage(orientation?: Orientation): void {
    this.writer.newPage(orientation);
    this.y = margin.top;
  }
}
