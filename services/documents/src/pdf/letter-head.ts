import type { LetterFact, Party } from '@jahrring/contracts-documents';
import { ink, margin, mm } from '@jahrring/pdf';
import type { PageWriter } from '@jahrring/pdf';
import type { PrintContext } from './print-context';
import { mustTellSupply, supplyPeriod } from '../snapshot';

interface Places {
  window: { x: number; returnLine: number; address: number; line: number; width: number };
  facts: { x: number; y: number; line: number; value: number; width: number };
  /** Position at which the body begins. */
  body: number;
}

/** Window of a Swiss C5 or C5/6 envelope on the right; on a landscape page further right. */
function swissPlaces({ extraWidth }: PageWriter): Places {
  return {
    window: { x: mm(120) + extraWidth, returnLine: mm(46.5), address: mm(51), line: mm(4.9), width: mm(75) },
    facts: {
      x: margin.left,
      y: mm(51),
      line: mm(4.9),
      value: margin.left + mm(31),
      width: mm(58) + extraWidth,
    },
    body: mm(92),
  };
}

/** DIN 5008, form B: the window on the left, what the letter is about beside it. */
function germanPlaces({ extraWidth }: PageWriter): Places {
  const x = mm(117) + extraWidth;
  return {
    window: { x: margin.left, returnLine: mm(56.5), address: mm(62.7), line: mm(4.9), width: mm(80) },
    facts: { x, y: mm(50), line: mm(4.9), value: x + mm(24), width: mm(49) },
    body: mm(103.5),
  };
}

/** Window address and the facts beside it; returns where the body begins. */
export function drawLetterHead(context: PrintContext): number {
  const { document, writer, look } = context;
  const places = look.addressWindow === 'left' ? germanPlaces(writer) : swissPlaces(writer);
  if (document.recipient) drawWindow(context, document.recipient, places.window);
  const end = drawFacts(writer, listFacts(context), places.facts);
  if (look.addressWindow === 'left' && look.orientation === 'portrait') drawFoldMarks(writer);
  return Math.max(places.body, end + mm(4));
}

/** Street and place of a party as lines of a letter. Abroad the country is named in front of the postcode. */
export function addressLines(party: Party, from?: Party | null): string[] {
  const street = [party.street, party.houseNumber].filter(Boolean).join(' ');
  const isAbroad = from !== undefined && from !== null && from.country !== party.country;
  const place = `${isAbroad ? `${party.country}-` : ''}${party.zip} ${party.city}`;
  return [party.name, party.supplement ?? '', street, place].filter((line) => line !== '');
}

function drawWindow(
  { document: { sender }, writer, look }: PrintContext,
  recipient: Party,
  window: Places['window'],
): void {
  if (sender) {
    const style = { size: 6.5, color: ink.soft };
    const [line = ''] = writer.wrap(addressLines(sender).join(', '), mm(80), style);
    writer.text(line, window.x, window.returnLine, style);
    const end = look.addressWindow === 'left' ? window.x + mm(80) : writer.contentRight;
    writer.rule(window.returnLine + mm(3), window.x, end);
  }
  const lines = addressLines(recipient, sender).flatMap((line) => writer.wrap(line, window.width));
  lines.forEach((line, index) => {
    writer.text(line, window.x, window.address + index * window.line);
  });
}

function listFacts({ document, texts, format, look }: PrintContext): [string, string][] {
  const { deliveryFrom, deliveryTo, type } = document;
  const dueDate = type === 'bill' || look.isFirstRelease ? document.dueDate : null;
  const isTold = mustTellSupply(document) && !look.isFirstRelease;
  const { from, to } = isTold ? supplyPeriod(document) : { from: deliveryFrom, to: deliveryTo };
  const period = [from, to].filter((day): day is string => day !== null).map(format.date);
  const rows: Record<LetterFact, [string, string | null | undefined]> = {
    date: [texts.date, format.date(document.documentDate)],
    due: document.validUntil
      ? [texts.validUntil, format.date(document.validUntil)]
      : [texts.due, dueDate && `${format.date(dueDate)} (${texts.net(document.termDays)})`],
    period: [texts.period, [...new Set(period)].join(' – ')],
    place: [texts.place, document.placeOfDelivery],
    project: [texts.project, [document.projectNumber, document.projectTitle].filter(Boolean).join(' ')],
    orderNumber: [texts.orderNumber, document.orderNumber],
    customerNumber: [texts.customerNumber, document.recipient?.customerNumber],
    recipientVat: [texts.recipientVat, document.recipient?.vatNumber],
  };
  const facts = [...look.facts];
  // The law asks for the day of supply, and an offer binds until its last day: both whatever the template shows.
  if (isTold && !facts.includes('period')) facts.push('period');
  if (document.validUntil && !facts.includes('due')) facts.push('due');
  return facts.map((fact) => rows[fact]).filter((row): row is [string, string] => Boolean(row[1]));
}

/** Answers where the last one ends. */
function drawFacts(
  writer: PageWriter,
  rows: readonly [string, string][],
  { x, y: top, line: height, value: at, width }: Places['facts'],
): number {
  let y = top;
  for (const [label, value] of rows) {
    writer.text(label, x, y + 0.8, { size: 8.5, color: ink.soft });
    for (const line of writer.wrap(value, width, { size: 9.5 }).slice(0, 2)) {
      writer.text(line, at, y, { size: 9.5 });
      y += height;
    }
  }
  return y;
}

/** Draws the marks for folding and punching, at the left edge of the sheet. */
function drawFoldMarks(writer: PageWriter): void {
  for (const [y, length] of [
    [105, 5],
    [148.5, 7],
    [210, 5],
  ] as const) {
    writer.rule(mm(y), mm(4), mm(4 + length), ink.hairline);
  }
}
