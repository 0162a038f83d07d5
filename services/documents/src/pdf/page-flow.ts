import { A4, margin, mm } from './page-writer';
import type { PageWriter } from './page-writer';

/** Height that stays free at the foot of every page. */
const FOOT = mm(10);

/** A place on the page that moves down and goes on at the top of the next one. */
export class PageFlow {
  constructor(
    readonly writer: PageWriter,
    public y: number,
    private bottom: number = A4.height - margin.bottom - FOOT,
  ) {}

  advance(height: number): void {
    this.y += height;
  }

  /** Begins a new page when `height` does not fit; `onBreak` repeats headings there. */
  ensure(height: number, onBreak?: () => void): void {
    if (this.y + height <= this.bottom) return;
    this.newPage();
    onBreak?.();
  }

  newPage(): void {
    this.writer.doc.addPage({ size: [A4.width, A4.height], margin: 0 });
    this.writer.forgetColor();
    this.y = margin.top;
  }
}
