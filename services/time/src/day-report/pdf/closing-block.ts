import { signatureBounds, signaturePath, type Signature } from '@jahrring/contracts-common';
import { ink, margin, mm } from '@jahrring/pdf';
import { momentText, type ReportPaper } from './report-paper';

const LINE = mm(4.8);
const LABEL_WIDTH = mm(40);
const box = { width: mm(85), height: mm(32) } as const;
const penWidth = 1.4;

/** Draws who signed, when, and the signature; or why nobody did. In one piece on one page. */
export function drawClosing(paper: ReportPaper): void {
  const { flow, report, texts } = paper;
  const rows: [string, string | null][] = [
    [texts.signer, report.signer],
    [report.way === 'absent' ? texts.date : texts.signedAt, momentText(paper, report.at)],
    [texts.reason, report.reason],
    [texts.finishedBy, report.closedByName],
  ];
  const shown = rows.filter((row): row is [string, string] => Boolean(row[1]));
  const { writer } = flow;
  const lines = shown.map(([label, text]) => ({
    label,
    texts: writer.wrap(text, writer.contentWidth - LABEL_WIDTH),
  }));
  const textLines = lines.reduce((sum, line) => sum + line.texts.length, 0);
  flow.ensure(mm(10) + textLines * LINE + (report.signature ? box.height + mm(6) : 0));
  writer.text(texts.ways[report.way], margin.left, flow.y, { size: 11, bold: true });
  flow.advance(mm(7));
  if (report.signature) drawSignature(paper, report.signature);
  for (const { label, texts: own } of lines) {
    writer.text(label, margin.left, flow.y + 0.8, { size: 8.5, color: ink.soft });
    for (const text of own) {
      writer.text(text, margin.left + LABEL_WIDTH, flow.y);
      flow.advance(LINE);
    }
  }
  flow.advance(mm(5));
}

function drawSignature({ flow }: ReportPaper, signature: Signature): void {
  const { writer } = flow;
  const { x, y, width, height } = signatureBounds(signature);
  const scale = Math.min(box.width / width, box.height / height);
  writer.doc.save();
  writer.doc.translate(margin.left, flow.y).scale(scale).translate(-x, -y);
  writer.doc.path(signaturePath(signature));
  writer.doc
    .lineWidth(penWidth / scale)
    .lineCap('round')
    .lineJoin('round');
  writer.doc.strokeColor(ink.text).stroke();
  writer.doc.restore();
  writer.forgetColor();
  flow.advance(box.height + mm(1));
  writer.rule(flow.y, margin.left, margin.left + box.width, ink.soft);
  flow.advance(mm(3));
}
