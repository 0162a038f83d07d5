import {
  localDateAt,
  localTimeAt,
  signatureBounds,
  signaturePath,
  type Signature,
} from '@jahrring/contracts-common';
import { ink, margin, mm, PageFlow, PageWriter } from '@jahrring/pdf';
import type { DocumentSnapshot } from '../snapshot';
import { acceptanceWords } from './acceptance-words';
import { headingOf } from './headline';
import { wordContext } from './word-context';

const LINE = mm(5);
const LABEL_WIDTH = mm(52);
const box = { width: mm(85), height: mm(32) } as const;
const PEN = 1.4;

/** Acceptance of an offer by a link: who accepted it, when, and the version they saw. */
export interface Acceptance {
  snapshot: DocumentSnapshot;
  name: string;
  /** ISO instant. */
  at: string;
  timeZone: string;
  ip: string;
  pdfHash: string;
  signature: Signature | null;
  optionalLines: readonly number[];
}

/** Makes the sheet that goes with an accepted offer; the same acceptance gives the same bytes. */
export async function renderAcceptance(acceptance: Acceptance): Promise<Buffer> {
  const { snapshot } = acceptance;
  const context = wordContext(snapshot);
  const words = acceptanceWords[snapshot.language];
  const writer = new PageWriter({
    title: `${words.title} ${headingOf(context)}`,
    author: snapshot.sender?.name ?? '',
    language: snapshot.language,
    createdAt: new Date(acceptance.at),
  });
  const flow = new PageFlow(writer, mm(30));
  writer.text(snapshot.sender?.name ?? '', margin.left, mm(15), { size: 11, bold: true });
  writer.text(words.title, margin.left, flow.y, { size: 17, bold: true });
  flow.advance(mm(14));
  for (const [label, text] of factsOf(acceptance)) drawFact(flow, label, text);
  flow.advance(mm(6));
  drawMark(flow, acceptance);
  for (const line of writer.wrap(words.note, writer.contentWidth, { size: 8.5, color: ink.soft })) {
    writer.text(line, margin.left, flow.y, { size: 8.5, color: ink.soft });
    flow.advance(mm(4.2));
  }
  return writer.finish();
}

function factsOf({
  snapshot,
  name,
  at,
  timeZone,
  ip,
  pdfHash,
  optionalLines,
}: Acceptance): [string, string][] {
  const context = wordContext(snapshot);
  const words = acceptanceWords[snapshot.language];
  const moment = new Date(at);
  const day = context.format.date(localDateAt(moment, timeZone));
  const ordered = optionalLines.map((line) => snapshot.positions[line]?.text.split('\n')[0] ?? '');
  const facts: [string, string][] = [
    [words.of, `${headingOf(context)} – ${snapshot.title}`],
    [words.by, name],
    [words.at, `${day}, ${localTimeAt(moment, timeZone)} (${timeZone})`],
    [words.network, ip],
    [words.optional, ordered.join('\n')],
    [words.file, pdfHash],
  ];
  return facts.filter(([, text]) => text !== '');
}

function drawFact(flow: PageFlow, label: string, text: string): void {
  const { writer } = flow;
  const lines = writer.wrap(text, writer.contentWidth - LABEL_WIDTH, { size: 10 });
  flow.ensure(lines.length * LINE);
  writer.text(label, margin.left, flow.y + 0.8, { size: 8.5, color: ink.soft });
  for (const line of lines) {
    writer.text(line, margin.left + LABEL_WIDTH, flow.y, { size: 10 });
    flow.advance(LINE);
  }
  flow.advance(mm(1.5));
}

/** The drawn signature, or the typed name, over a line. */
function drawMark(flow: PageFlow, { snapshot, signature, name }: Acceptance): void {
  const { writer } = flow;
  const words = acceptanceWords[snapshot.language];
  flow.ensure(box.height + mm(16));
  if (signature) drawStrokes(flow, signature);
  else writer.text(name, margin.left, flow.y + box.height - mm(9), { size: 16 });
  flow.advance(box.height + mm(1));
  writer.rule(flow.y, margin.left, margin.left + box.width, ink.soft);
  flow.advance(mm(1.5));
  const label = signature ? words.signature : words.typed;
  writer.text(label, margin.left, flow.y, { size: 8, color: ink.soft });
  flow.advance(mm(12));
}

function drawStrokes({ writer, y: top }: PageFlow, signature: Signature): void {
  const { x, y, width, height } = signatureBounds(signature);
  const scale = Math.min(box.width / width, box.height / height);
  writer.doc.save();
  writer.doc.translate(margin.left, top).scale(scale).translate(-x, -y);
  writer.doc.path(signaturePath(signature));
  writer.doc
    .lineWidth(PEN / scale)
    .lineCap('round')
    .lineJoin('round');
  writer.doc.strokeColor(ink.text).stroke();
  writer.doc.restore();
  writer.forgetColor();
}
