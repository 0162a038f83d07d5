import {
  localDateAt,
  localTimeAt,
  signatureBounds,
  signaturePath,
  type Signature,
} from '@jahrring/contracts-common';
import type { HandoverLine } from '@jahrring/contracts-inventory';
import { ink, margin, mm, PageFlow, PageWriter, printFormat, type PrintLanguage } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts, type ServiceTexts } from '../i18n';

/** A hand-over as it is printed. */
export interface HandoverPaper {
  number: number;
  employeeName: string;
  giverName: string;
  /** `2026-11-20` */
  day: string;
  /** ISO 8601 */
  signedAt: string;
  lines: readonly HandoverLine[];
  note: string | null;
  signatures: { person: Signature; giver: Signature };
  sender: { name: string; country: string; lines: readonly string[] } | null;
  language: PrintLanguage;
  timeZone: string;
}

interface Sheet {
  flow: PageFlow;
  paper: HandoverPaper;
  texts: ServiceTexts['handover'];
}

const LINE = mm(4.8);
const HEAD_TOP = mm(15);
const TITLE_TOP = mm(38);
const box = { width: mm(75), height: mm(28) } as const;
const penWidth = 1.4;
const small = { size: 8.5, color: ink.soft } as const;

/** The PDF of a signed hand-over; the same data gives the same bytes. */
export async function renderHandover(paper: HandoverPaper): Promise<Buffer> {
  const texts = serviceTexts.in(paper.language).handover;
  const writer = new PageWriter({
    title: titleOf(paper, texts),
    author: paper.sender?.name ?? '',
    language: paper.language,
    createdAt: new Date(paper.signedAt),
  });
  const sheet = { flow: new PageFlow(writer, TITLE_TOP), paper, texts };
  drawHead(sheet);
  drawTable(
    sheet,
    texts.issued,
    paper.lines.filter(({ outcome }) => outcome === null),
  );
  drawTable(
    sheet,
    texts.takenBack,
    paper.lines.filter(({ outcome }) => outcome !== null),
  );
  drawNote(sheet);
  drawSignatures(sheet);
  return writer.finish();
}

function titleOf({ number }: HandoverPaper, texts: ServiceTexts['handover']): string {
  return fillText(texts.title, { number });
}

function drawHead({ flow, paper, texts }: Sheet): void {
  const { writer } = flow;
  const format = printFormat(paper.sender?.country ?? 'CH');
  if (paper.sender) {
    writer.text(paper.sender.name, margin.left, HEAD_TOP, { size: 15, bold: true });
    paper.sender.lines.forEach((line, index) => {
      writer.text(line, margin.left, HEAD_TOP + mm(7) + index * mm(4), small);
    });
  }
  writer.text(titleOf(paper, texts), margin.left, flow.y, { size: 15, bold: true });
  flow.advance(mm(10));
  const rows: [string, string][] = [
    [texts.date, format.date(paper.day)],
    [texts.person, paper.employeeName],
    [texts.giver, paper.giverName],
  ];
  for (const [label, value] of rows.filter(([, text]) => text !== '')) {
    writer.text(label, margin.left, flow.y + 0.8, small);
    writer.text(value, margin.left + mm(32), flow.y);
    flow.advance(LINE);
  }
  flow.advance(mm(5));
}

const columns = { size: mm(78), serial: mm(98), how: mm(128) } as const;

function drawTable({ flow, texts }: Sheet, title: string, lines: readonly HandoverLine[]): void {
  if (lines.length === 0) return;
  const { writer } = flow;
  const { left } = margin;
  const heading = () => {
    writer.text(texts.article, left, flow.y, small);
    writer.text(texts.size, left + columns.size, flow.y, small);
    writer.text(texts.serial, left + columns.serial, flow.y, small);
    writer.textRight(texts.quantity, writer.contentRight, flow.y, small);
    writer.rule(flow.y + mm(4.6));
    flow.advance(mm(6));
  };
  flow.ensure(mm(14) + LINE);
  writer.text(title, left, flow.y, { size: 11, bold: true });
  flow.advance(mm(6.5));
  heading();
  for (const line of lines) {
    const told = [line.outcome ? texts.outcomes[line.outcome] : '', line.note ?? '']
      .filter(Boolean)
      .join(': ');
    const names = writer.wrap(line.title, columns.size - mm(3));
    const more = told ? writer.wrap(told, writer.contentWidth - mm(20), { size: 8.5 }) : [];
    flow.ensure((names.length + more.length) * LINE, heading);
    const first = flow.y;
    writer.text(line.size ?? '', left + columns.size, first);
    const [serial = ''] = writer.wrap(line.serial ?? '', columns.how - columns.serial + mm(8));
    writer.text(serial, left + columns.serial, first);
    writer.textRight(String(line.quantity), writer.contentRight, first);
    for (const name of names) {
      writer.text(name, left, flow.y);
      flow.advance(LINE);
    }
    for (const text of more) {
      writer.text(text, left + mm(3), flow.y, small);
      flow.advance(LINE);
    }
  }
  flow.advance(mm(4));
}

function drawNote({ flow, paper, texts }: Sheet): void {
  if (!paper.note) return;
  const { writer } = flow;
  flow.ensure(mm(7) + LINE);
  writer.text(texts.note, margin.left, flow.y, { size: 11, bold: true });
  flow.advance(mm(6.5));
  for (const line of writer.wrap(paper.note, writer.contentWidth)) {
    flow.ensure(LINE);
    writer.text(line, margin.left, flow.y);
    flow.advance(LINE);
  }
  flow.advance(mm(4));
}

/** Both signatures beside each other, in one piece on one page. */
function drawSignatures({ flow, paper, texts }: Sheet): void {
  const { writer } = flow;
  const format = printFormat(paper.sender?.country ?? 'CH');
  flow.ensure(box.height + mm(22));
  const moment = Date.parse(paper.signedAt);
  const day = format.date(localDateAt(moment, paper.timeZone));
  const at = `${day}, ${localTimeAt(moment, paper.timeZone)}`;
  writer.text(fillText(texts.signedAt, { at }), margin.left, flow.y, small);
  flow.advance(mm(7));
  const top = flow.y;
  const sides = [
    [paper.signatures.person, texts.person, paper.employeeName],
    [paper.signatures.giver, texts.giver, paper.giverName],
  ] as const;
  sides.forEach(([signature, role, name], index) => {
    const left = margin.left + index * (box.width + mm(10));
    drawSignature(writer, signature, left, top);
    writer.rule(top + box.height + mm(1), left, left + box.width, ink.soft);
    writer.text([role, name].filter(Boolean).join(': '), left, top + box.height + mm(2.4), small);
  });
  flow.advance(box.height + mm(10));
}

function drawSignature(writer: PageWriter, signature: Signature, left: number, top: number): void {
  const { x, y, width, height } = signatureBounds(signature);
  const scale = Math.min(box.width / width, box.height / height);
  writer.drawWith((doc) => {
    doc.translate(left, top).scale(scale).translate(-x, -y);
    doc.path(signaturePath(signature));
    doc
      .lineWidth(penWidth / scale)
      .lineCap('round')
      .lineJoin('round');
    doc.strokeColor(ink.text).stroke();
  });
}
