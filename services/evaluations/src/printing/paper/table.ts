import { ink, margin, mm, type TextStyle } from '@jahrring/pdf';
import type { ReportPaper } from './report-paper';

/** A column of figures, counted from the right edge of the page. */
export interface Figure {
  title: string;
  /** Right edge, in points. */
  right: number;
}

const figureWidth = mm(19.5);

/** Right edges of so many columns of figures, the last at the edge of the page. */
export function figureEdges(paper: ReportPaper, titles: readonly string[]): Figure[] {
  const { contentRight } = paper.flow.writer;
  return titles.map((title, index) => ({
    title,
    right: contentRight - (titles.length - 1 - index) * figureWidth,
  }));
}

/** Left edge of the first column of figures. */
export const figuresBegin = (figures: readonly Figure[]): number => (figures[0]?.right ?? 0) - figureWidth;

/** Titles above a table, with a rule below. */
export function drawTitles({ flow }: ReportPaper, left: string, figures: readonly Figure[]): void {
  const { writer } = flow;
  const style = { size: 8, color: ink.soft };
  writer.text(left, margin.left, flow.y, style);
  for (const { title, right } of figures) writer.textRight(title, right, flow.y, style);
  flow.advance(mm(4.2));
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(mm(1));
}

/** A row of figures where the flow stands; moves nothing. */
export function drawFigures(
  { flow }: ReportPaper,
  figures: readonly Figure[],
  texts: readonly string[],
  style: TextStyle,
): void {
  figures.forEach(({ right }, index) => flow.writer.textRight(texts[index] ?? '', right, flow.y, style));
}
