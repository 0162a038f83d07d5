import { ink, margin, mm, PageFlow, PageWriter, printFormat } from '@jahrring/pdf';
import type { PrintFormat } from '@jahrring/pdf';
import { drawQrPaymentPart } from '@jahrring/pdf/payment-part';
import type { QrAddress, QrBill } from '@jahrring/pdf/qr-bill';
import { compactIban, isQrBillIban, isQrIban } from '@jahrring/contracts-common';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts } from '../i18n';
import type { PaperParty, PrintedLetter } from './letter-paper';

interface Context {
  letter: PrintedLetter;
  writer: PageWriter;
  flow: PageFlow;
  texts: ReturnType<typeof serviceTexts.in>['dunning'];
  format: PrintFormat;
}

const LINE = mm(4.8);
const HEAD_TOP = mm(15);
const WINDOW = { right: mm(120), left: margin.left, top: mm(51) } as const;
const BODY_TOP = mm(92);
const SMALL = { size: 8.5, color: ink.soft } as const;

/** Makes the PDF of a letter; the same letter makes the same bytes. */
export async function renderLetter(letter: PrintedLetter): Promise<Buffer> {
  const { sender, title } = letter.paper;
  const writer = new PageWriter({
    title: `${title} ${letter.number}`,
    author: sender.name,
    language: letter.language,
    createdAt: new Date(`${letter.issuedOn}T00:00:00Z`),
  });
  const flow = new PageFlow(writer, BODY_TOP);
  const texts = serviceTexts.in(letter.language).dunning;
  const context = { letter, writer, flow, texts, format: printFormat(sender.country) };
  drawHead(context);
  writer.text(title, margin.left, flow.y, { size: 14, bold: true });
  flow.advance(mm(10));
  drawParagraphs(context);
  drawLines(context);
  drawTotals(context);
  drawRegards(context);
  const bill = qrBillOf(letter);
  if (bill) drawQrPaymentPart(flow, bill, letter.language);
  else drawAccount(context);
  drawPageNumbers(context);
  return writer.finish();
}

function drawHead({ writer, letter, texts, format }: Context): void {
  const { sender, recipient } = letter.paper;
  writer.text(sender.name, margin.left, HEAD_TOP, { size: 14, bold: true });
  const lines = [...placeOf(sender), sender.phone ?? '', sender.email ?? ''].filter((line) => line !== '');
  lines.forEach((line, index) => {
    writer.text(line, margin.left, HEAD_TOP + mm(7) + index * mm(4), SMALL);
  });
  const isRight = ['CH', 'LI', 'FR', 'IT'].includes(sender.country);
  const window = isRight ? WINDOW.right : WINDOW.left;
  const from = sender.country === recipient.country ? null : recipient.country;
  const address = [recipient.name, recipient.supplement ?? '', ...placeOf(recipient, from)];
  address
    .filter((line) => line !== '')
    .flatMap((line) => writer.wrap(line, mm(70)))
    .forEach((line, index) => writer.text(line, window, WINDOW.top + index * mm(4.9)));
  const facts: [string, string][] = [
    [texts.number, letter.number],
    [texts.date, format.date(letter.issuedOn)],
    [texts.dueDate, format.date(letter.dueDate)],
  ];
  const left = isRight ? margin.left : WINDOW.right;
  facts.forEach(([label, value], index) => {
    writer.text(label, left, WINDOW.top + index * mm(4.9) + 0.8, SMALL);
    writer.text(value, left + mm(31), WINDOW.top + index * mm(4.9));
  });
}

function placeOf({ street, houseNumber, zip, city }: PaperParty, country: string | null = null): string[] {
  const place = `${country === null ? '' : `${country}-`}${zip} ${city}`.trim();
  return [[street, houseNumber].filter(Boolean).join(' '), place].filter((line) => line !== '');
}

function drawParagraphs({ writer, flow, letter }: Context): void {
  for (const paragraph of letter.paper.text.split('\n')) {
    for (const line of paragraph === '' ? [''] : writer.wrap(paragraph, writer.contentWidth)) {
      flow.ensure(LINE);
      writer.text(line, margin.left, flow.y);
      flow.advance(line === '' ? LINE / 2 : LINE);
    }
  }
  flow.advance(mm(5));
}

/** Columns of the bills: number, date, due date, amount, open. */
function drawLines(context: Context): void {
  const { writer, flow, letter, texts, format } = context;
  const right = writer.contentRight;
  const at = { date: margin.left + mm(45), due: margin.left + mm(75), amount: right - mm(32) };
  const head = () => {
    writer.text(texts.bill, margin.left, flow.y, SMALL);
    writer.text(texts.billDate, at.date, flow.y, SMALL);
    writer.text(texts.billDue, at.due, flow.y, SMALL);
    writer.textRight(`${texts.amount} ${letter.currency}`, at.amount, flow.y, SMALL);
    writer.textRight(`${texts.open} ${letter.currency}`, right, flow.y, SMALL);
    flow.advance(mm(5));
    writer.rule(flow.y - mm(0.8));
  };
  flow.ensure(mm(5) + LINE);
  head();
  for (const line of letter.lines) {
    flow.ensure(LINE, head);
    writer.text(line.number, margin.left, flow.y);
    writer.text(format.date(line.documentDate), at.date, flow.y);
    writer.text(format.date(line.dueDate), at.due, flow.y);
    writer.textRight(format.decimal(line.amount), at.amount, flow.y);
    writer.textRight(format.decimal(line.open), right, flow.y);
    flow.advance(LINE);
  }
}

function drawTotals({ writer, flow, letter, texts, format }: Context): void {
  const rows: [string, string][] = [
    [texts.earlierFees, letter.earlierFees],
    [texts.fee, letter.fee],
    [texts.interest, letter.interest],
  ];
  const label = writer.contentRight - mm(90);
  flow.ensure(LINE * 5);
  flow.advance(mm(1));
  for (const [text, amount] of rows.filter(([, value]) => Number(value) !== 0)) {
    writer.text(text, label, flow.y);
    writer.textRight(format.decimal(amount), writer.contentRight, flow.y);
    flow.advance(LINE);
  }
  writer.rule(flow.y, label);
  flow.advance(mm(1.2));
  writer.text(`${texts.total} ${letter.currency}`, label, flow.y, { bold: true });
  writer.textRight(format.decimal(letter.total), writer.contentRight, flow.y, { bold: true });
  flow.advance(mm(10));
}

function drawRegards({ writer, flow, letter, texts }: Context): void {
  flow.ensure(LINE * 2);
  writer.text(texts.regards, margin.left, flow.y);
  flow.advance(LINE);
  writer.text(letter.paper.sender.name, margin.left, flow.y);
  flow.advance(LINE);
}

/** Draws the account as text, where the letter has no payment part. */
function drawAccount({ writer, flow, letter, texts }: Context): void {
  const { iban } = letter.paper.sender;
  if (iban === null) return;
  flow.ensure(LINE * 2);
  flow.advance(mm(4));
  const grouped = compactIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
  writer.text(`${texts.iban} ${grouped} · ${texts.reference} ${letter.number}`, margin.left, flow.y, SMALL);
  flow.advance(LINE);
}

function drawPageNumbers({ writer, texts }: Context): void {
  writer.onEachPage((page, pages) => {
    if (pages === 1) return;
    const number = fillText(texts.page, { page, pages });
    writer.textRight(number, writer.contentRight, mm(12), { size: 8, color: ink.soft });
  });
}

/** The payment part asks for all of the letter; null to an account abroad, or in a currency it does not know. */
export function qrBillOf({ paper, currency, total, reference, number }: PrintedLetter): QrBill | null {
  const iban = compactIban(paper.sender.iban ?? '');
  if (!isQrBillIban(iban) || !['CHF', 'EUR'].includes(currency)) return null;
  if (isQrIban(iban) && reference === null) return null;
  return {
    ...{ iban, creditor: toQrAddress(paper.sender), amount: total, currency },
    debtor: toQrAddress(paper.recipient),
    ...(reference === null
      ? { referenceType: 'NON' as const }
      : { referenceType: isQrIban(iban) ? ('QRR' as const) : ('SCOR' as const), reference }),
    message: number,
  };
}

function toQrAddress({ name, street, houseNumber, zip, city, country }: PaperParty): QrAddress {
  return {
    name: name.slice(0, 70),
    ...(street ? { street } : {}),
    ...(houseNumber ? { buildingNumber: houseNumber } : {}),
    ...{ postalCode: zip, town: city, country },
  };
}
