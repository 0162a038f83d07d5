import { ink, margin, mm } from '@jahrring/pdf';
import type { PageWriter } from '@jahrring/pdf';

/** The logo's box at the top right: 40 × 24 mm at most, above the window. */
const logoBox = { width: mm(40), height: mm(24), y: mm(12) } as const;
const FOOTER_LINES = 3;
const FOOTER_LINE = mm(3.4);
const footerStyle = { size: 7.5, color: ink.soft } as const;
/** Room that the page number keeps. */
const PAGE_NUMBER_WIDTH = mm(30);

/** The licence's logo at the head of the first page, in its own proportions. */
export function drawLogo(writer: PageWriter, logo: Buffer): void {
  writer.doc.image(logo, writer.contentRight - logoBox.width, logoBox.y, {
    fit: [logoBox.width, logoBox.height],
    align: 'right',
  });
}

/** The footer text at the foot of a page, three lines at most. */
export function drawFooter(writer: PageWriter, text: string): void {
  const lines = writer
    .wrap(text, writer.contentWidth - PAGE_NUMBER_WIDTH, footerStyle)
    .slice(0, FOOTER_LINES);
  const top = writer.height - mm(8) - lines.length * FOOTER_LINE;
  lines.forEach((line, index) => writer.text(line, margin.left, top + index * FOOTER_LINE, footerStyle));
}
