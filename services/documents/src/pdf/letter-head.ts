import type { Party } from '@jahrring/contracts-documents';
import { ink, margin, mm } from '@jahrring/pdf';
import type { PageWriter, PrintFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from './document-snapshot';
import type { PrintTexts } from './print-texts';

/** Window of a Swiss C5 or C5/6 envelope, on the right: the address begins here; on a landscape page further right. */
const window = { x: mm(120), returnLine: mm(46.5), address: mm(51), line: mm(4.9), width: mm(75) } as const;
const facts = { y: mm(51), line: mm(4.9), value: margin.left + mm(31), width: mm(58) } as const;
const SUBJECT_Y = mm(92);
/** Beside the logo, above the window: a header text has room for three lines. */
const HEADER_WIDTH = mm(110);
const HEADER_LINES = 3;

/** Sender, window address, the facts beside it and the subject; returns where the body begins. */
export function drawLetterHead(
  writer: PageWriter,
  document: DocumentSnapshot,
  texts: PrintTexts,
  format: PrintFormat,
): number {
  if (document.sender) drawSender(writer, document.sender, texts, document.headerText ?? '');
  if (document.recipient) drawWindow(writer, document.recipient, document.sender);
  drawFacts(writer, listFacts(document, texts, format));
  return drawSubject(writer, document, texts);
}

/** Street and place of a party as lines of a letter. Abroad the country is named in front of the postcode. */
export function addressLines(party: Party, from?: Party | null): string[] {
  const street = [party.street, party.houseNumber].filter(Boolean).join(' ');
  const isAbroad = from !== undefined && from !== null && from.country !== party.country;
  const place = `${isAbroad ? `${party.country}-` : ''}${party.zip} ${party.city}`;
  return [party.name, party.supplement ?? '', street, place].filter((line) => line !== '');
}

function drawSender(writer: PageWriter, sender: Party, texts: PrintTexts, header: string): void {
  writer.text(sender.name, margin.left, mm(15), { size: 15, bold: true });
  const [, ...lines] = addressLines(sender);
  const contact = [spacePhone(sender.phone), sender.email].filter(Boolean).join(' · ');
  const vat = sender.vatNumber ? `${texts.vatNumber} ${sender.vatNumber}` : '';
  const own = header === '' ? [] : writer.wrap(header, HEADER_WIDTH, { size: 8.5 }).slice(0, HEADER_LINES);
  const rows = [lines.join(', '), contact, vat, ...own].filter((line) => line !== '');
  rows.forEach((line, index) => {
    writer.text(line, margin.left, mm(22) + index * mm(4), { size: 8.5, color: ink.soft });
  });
}

function drawWindow(writer: PageWriter, recipient: Party, sender: Party | null): void {
  const x = window.x + writer.extraWidth;
  if (sender) {
    const line = addressLines(sender).join(', ');
    writer.text(line, x, window.returnLine, { size: 6.5, color: ink.soft });
    writer.rule(window.returnLine + mm(3), x);
  }
  const lines = addressLines(recipient, sender).flatMap((line) => writer.wrap(line, window.width));
  lines.forEach((line, index) => {
    writer.text(line, x, window.address + index * window.line);
  });
}

function listFacts(document: DocumentSnapshot, texts: PrintTexts, format: PrintFormat): [string, string][] {
  const { deliveryFrom, deliveryTo } = document;
  const period = [deliveryFrom, deliveryTo].filter((day): day is string => day !== null).map(format.date);
  const project = [document.projectNumber, document.projectTitle].filter(Boolean).join(' ');
  const rows: [string, string | null | undefined][] = [
    [texts.date, format.date(document.documentDate)],
    [texts.due, document.dueDate && `${format.date(document.dueDate)} (${texts.net(document.termDays)})`],
    [texts.period, [...new Set(period)].join(' – ')],
    [texts.place, document.placeOfDelivery],
    [texts.project, project],
    [texts.orderNumber, document.orderNumber],
    [texts.customerNumber, document.recipient?.customerNumber],
    [texts.recipientVat, document.recipient?.vatNumber],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function drawFacts(writer: PageWriter, rows: readonly [string, string][]): void {
  let y: number = facts.y;
  for (const [label, value] of rows) {
    writer.text(label, margin.left, y + 0.8, { size: 8.5, color: ink.soft });
    const lines = writer.wrap(value, facts.width + writer.extraWidth, { size: 9.5 }).slice(0, 2);
    for (const line of lines) {
      writer.text(line, facts.value, y, { size: 9.5 });
      y += facts.line;
    }
  }
}

function drawSubject(writer: PageWriter, document: DocumentSnapshot, texts: PrintTexts): number {
  const heading = `${texts.types[document.type]} ${document.number ?? `(${texts.draft})`}`;
  writer.text(heading, margin.left, SUBJECT_Y, { size: 15, bold: true });
  let y = SUBJECT_Y + mm(8);
  for (const line of writer.wrap(document.title, writer.contentWidth)) {
    writer.text(line, margin.left, y, { bold: true });
    y += mm(5);
  }
  return y + mm(2);
}

/** A Swiss number as people read it: +41 34 402 11 22; others as they are. */
function spacePhone(phone: string | null): string | null {
  return phone && phone.replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '+41 $1 $2 $3 $4');
}
