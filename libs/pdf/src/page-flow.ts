import { margin, mm } from './page-writer';
import type { Orientation, PageWriter } from './page-writer';

/** Height that stays free at the foot of every page. */
const FOOT = mm(10);

/** A place on the page that moves down and goes on at the top of the next one. */
export class PageFlow {
  constructor(
    readonly writer: PageWriter,
    public y: number,
  ) {}

  advance(height: number): void {
    this.y += height;
  }

  /** Begins a new page when `height` does not fit; `onBreak` repeats headings there. */
  ensure(height: number, onBreak?: () => void): void {
    if (this.y + height <= this.writer.height - margin.bottom - FOOT) return;
    this.newPage();
    onBreak?.();
  }

  newPage(orientation?: Orientation): void {
    this.writer.newPage(orientation);
    this.y = margin.top;
  }
}
