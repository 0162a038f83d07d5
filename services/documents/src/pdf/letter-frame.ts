import type { Party } from '@jahrring/contracts-documents';
import { ink, margin, mm } from '@jahrring/pdf';
import type { PageWriter } from '@jahrring/pdf';
import { addressLines } from './letter-head';
import type { PrintContext } from './print-context';

/** The logo's box at the top, above the window. */
const LOGO = { height: mm(24), y: mm(12) } as const;
/** Beside the logo, above the window: a header text has room for three lines. */
const HEADER_WIDTH = mm(110);
const HEADER_LINES = 3;
const FOOTER_LINES = 3;
const FOOTER_LINE = mm(3.4);
const footerStyle = { size: 7.5, color: ink.soft } as const;
const senderStyle = { size: 8.5, color: ink.soft } as const;
/** Room that the page number keeps. */
const PAGE_NUMBER_WIDTH = mm(30);

/** Logo and sender at the head of the first page. */
export function drawFrame(context: PrintContext, logo: Buffer | null): void {
  const { document, look } = context;
  if (logo && look.logo.place !== 'none') drawLogo(context, logo);
  if (document.sender && look.showSender) drawSender(context, document.sender);
}

/** The licence's logo in its own proportions. */
function drawLogo({ writer, look }: PrintContext, logo: Buffer): void {
  const width = mm(look.logo.width);
  const left = {
    left: margin.left,
    centre: (writer.width - width) / 2,
    right: writer.contentRight - width,
    none: 0,
  }[look.logo.place];
  const align = look.logo.place === 'centre' ? 'center' : look.logo.place === 'left' ? undefined : 'right';
  writer.doc.image(logo, left, LOGO.y, { fit: [width, LOGO.height], ...(align ? { align } : {}) });
}

/** On the left; on the right of a logo that stands there itself; below one in the middle. */
function drawSender(context: PrintContext, sender: Party): void {
  const { document, texts, writer, look } = context;
  const hasLogo = document.logoId !== null && document.logoId !== undefined;
  if (hasLogo && look.logo.place === 'centre') return drawCentredSender(context, sender);
  const isRight = hasLogo && look.logo.place === 'left';
  const put = (line: string, y: number, style: { size: number; bold?: boolean; color?: string }) => {
    if (isRight) writer.textRight(line, writer.contentRight, y, style);
    else writer.text(line, margin.left, y, style);
  };
  put(sender.name, mm(15), { size: 15, bold: true, color: look.accent });
  const [, ...lines] = addressLines(sender);
  const contact = [spacePhone(sender.phone), sender.email].filter(Boolean).join(' · ');
  const vat = sender.vatNumber ? `${texts.vatNumber} ${sender.vatNumber}` : '';
  const header = document.headerText ?? '';
  const own = header === '' ? [] : writer.wrap(header, HEADER_WIDTH, senderStyle).slice(0, HEADER_LINES);
  const rows = [lines.join(', '), contact, vat, ...own].filter((line) => line !== '');
  rows.forEach((line, index) => put(line, mm(22) + index * mm(4), senderStyle));
}

/** Two small lines between the logo and the window. */
function drawCentredSender({ document, texts, writer }: PrintContext, sender: Party): void {
  const vat = sender.vatNumber ? `${texts.vatNumber} ${sender.vatNumber}` : '';
  const rows = [
    addressLines(sender).join(', '),
    [spacePhone(sender.phone), sender.email, vat, document.headerText].filter(Boolean).join(' · '),
  ];
  const style = { size: 8, color: ink.soft };
  const lines = rows.flatMap((row) => writer.wrap(row, writer.contentWidth, style)).slice(0, 2);
  lines.forEach((line, index) => {
    const y = LOGO.y + LOGO.height + mm(1.5) + index * mm(3.6);
    writer.textCentred(line, writer.width / 2, y, style);
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

/** A Swiss number as people read it: +41 34 402 11 22; others as they are. */
function spacePhone(phone: string | null): string | null {
  return phone && phone.replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '+41 $1 $2 $3 $4');
}
