import { ink, margin, mm } from '@jahrring/pdf';
import type { FlowContext } from './print-context';

const HEIGHT = mm(26);
const WIDTH = mm(70);
const style = { size: 8, color: ink.soft } as const;

/** Two lines to sign on, and what the signature says. */
export function drawSignature({ flow, writer, texts, document }: FlowContext): void {
  flow.ensure(HEIGHT);
  const accepted = texts.accepted[document.type];
  if (accepted) writer.text(accepted, margin.left, flow.y, { size: 9.5 });
  flow.advance(mm(17));
  const right = writer.contentRight - WIDTH;
  for (const [word, x] of [
    [texts.signPlace, margin.left],
    [texts.sign, right],
  ] as const) {
    writer.rule(flow.y, x, x + WIDTH, ink.soft);
    writer.text(word, x, flow.y + mm(1.2), style);
  }
  flow.advance(mm(9));
}
