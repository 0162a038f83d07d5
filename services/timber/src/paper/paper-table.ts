import { ink, margin, mm, type PageFlow } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';

/** Height of a line, and the styles of the timber papers. */
export const line = mm(4.4);
export const soft = { size: 8, color: ink.soft } as const;
export const plain = { size: 9 } as const;

/** A column of words, at most `width` wide, or of figures that end at `right`; millimetres from the edge of the content. */
export interface Column<T> {
  title: string;
  left?: number;
  width?: number;
  right?: number;
  text: (row: T) => string;
}

/** A table that goes over pages and repeats its titles. */
export function drawTable<T>(
  flow: PageFlow,
  { title, columns, rows }: { title: string; columns: readonly Column<T>[]; rows: readonly T[] },
): void {
  const { writer } = flow;
  const linesOf = (column: Column<T>, text: string, style: typeof plain | typeof soft) =>
    column.width === undefined ? [text] : writer.wrap(text, mm(column.width), style);
  const place = (column: Column<T>, lines: readonly string[], style: typeof plain | typeof soft) =>
    lines.forEach((text, index) => {
      const y = flow.y + index * line;
      if (column.right === undefined) writer.text(text, margin.left + mm(column.left ?? 0), y, style);
      else writer.textRight(text, margin.left + mm(column.right), y, style);
    });
  const titles = () => {
    for (const column of columns) place(column, [column.title], soft);
    flow.advance(mm(4.2));
    writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
    flow.advance(mm(1));
  };
  flow.ensure(mm(20));
  writer.text(title, margin.left, flow.y, { size: 10, bold: true });
  flow.advance(mm(6));
  titles();
  for (const row of rows) {
    const cells = columns.map((column) => linesOf(column, column.text(row), plain));
    const height = Math.max(...cells.map(({ length }) => length)) * line;
    flow.ensure(height, titles);
    columns.forEach((column, index) => place(column, cells[index] ?? [], plain));
    flow.advance(height);
  }
}

/** Writes at the foot of each page in which measure the volumes are, and its number. */
export function drawFeet({ writer }: PageFlow, texts: { foot: string; page: string }): void {
  writer.onEachPage((page, pages) => {
    const y = writer.height - margin.bottom;
    writer.text(texts.foot, margin.left, y, soft);
    writer.textRight(fillText(texts.page, { page, pages }), writer.contentRight, y, soft);
  });
}
