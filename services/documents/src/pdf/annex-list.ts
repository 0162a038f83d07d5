import type { DocumentLanguage } from '@jahrring/contracts-documents';
import { margin, mm } from '@jahrring/pdf';
import type { FlowContext } from './print-context';

const LINE = mm(4.2);
const style = { size: 8.5 } as const;

const words: Readonly<Record<DocumentLanguage, string>> = {
  de: 'Anhänge',
  en: 'Annexes',
  fr: 'Annexes',
  it: 'Allegati',
  ro: 'Anexe',
};

/** Says at the end of a document what goes along with it. */
export function drawAnnexes({ flow, writer, document }: FlowContext): void {
  const annexes = document.annexes ?? [];
  if (annexes.length === 0) return;
  flow.ensure(LINE * 2);
  writer.text(words[document.language], margin.left, flow.y, { ...style, bold: true });
  flow.advance(LINE);
  for (const { name } of annexes) {
    for (const line of writer.wrap(name, writer.contentWidth, style)) {
      flow.ensure(LINE);
      writer.text(line, margin.left, flow.y, style);
      flow.advance(LINE);
    }
  }
  flow.advance(mm(4));
}
