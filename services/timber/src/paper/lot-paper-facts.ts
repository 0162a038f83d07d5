import { certificateText } from '@jahrring/contracts-timber';
import { margin, mm, PageFlow, type PrintFormat } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { type ServiceTexts } from '../i18n';
import { line, plain, soft } from './paper-table';
import type { LotPaper, PaperOrigin } from './lot-paper';

export interface Drawing {
  flow: PageFlow;
  paper: LotPaper;
  format: PrintFormat;
  texts: ServiceTexts['paper'];
  words: ServiceTexts['export'];
}

export function drawFacts(drawing: Drawing): void {
  const { paper, format, texts, words } = drawing;
  const { lot } = paper;
  const columns = words.lots.columns;
  const position = lot.position ? lot.position.map((degrees) => degrees.toFixed(5)).join(', ') : null;
  drawFact(drawing, columns.measuredOn, format.date(lot.measuredOn));
  drawFact(drawing, columns.place, [lot.place, position].filter(Boolean).join(' · '));
  drawFact(drawing, columns.buyer, lot.buyer);
  if (lot.quantity !== null && lot.unit !== null)
    drawFact(drawing, words.kinds.estimated, `${format.decimal(lot.quantity)} m³ ${texts.units[lot.unit]}`);
  for (const origin of paper.origins) drawFact(drawing, columns.origin, originText(origin, texts));
  drawing.flow.advance(mm(4));
}

function originText(origin: PaperOrigin, texts: ServiceTexts['paper']): string {
  const { title, owner, municipality, parcel, certificate, ddsReference, ddsVerification } = origin;
  const parts = [
    title,
    owner,
    [municipality, parcel].filter(Boolean).join(' '),
    certificate && certificateText(certificate),
    ddsReference && fillText(texts.dds, { reference: ddsReference, verification: ddsVerification ?? '–' }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function drawFact({ flow }: Drawing, label: string, text: string | null): void {
  if (!text) return;
  const { writer } = flow;
  const left = margin.left + mm(34);
  const lines = writer.wrap(text, writer.contentRight - left, plain);
  flow.ensure(lines.length * line);
  writer.text(label, margin.left, flow.y + mm(0.4), soft);
  lines.forEach((words, index) => writer.text(words, left, flow.y + index * line, plain));
  flow.advance(lines.length * line);
}
