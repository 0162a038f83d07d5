import { ink } from '@jahrring/pdf';
import { encode } from 'uqr';
import type { FlowContext } from './print-context';

interface Place {
  left: number;
  top: number;
  size: number;
}

/** Draws a QR code. Squares in a row are one stroke: smaller, and without hairlines between them. */
export function drawSquares(
  { writer }: FlowContext,
  payload: string,
  { left, top, size: side }: Place,
): void {
  const { data, size } = encode(payload, { ecc: 'M', border: 0 });
  const unit = side / size;
  writer.drawWith((doc) => {
    data.forEach((row, y) => {
      for (let x = 0; x < size; x += 1) {
        if (!row[x]) continue;
        let end = x;
        while (end < size && row[end]) end += 1;
        doc.rect(left + x * unit, top + y * unit, (end - x) * unit, unit);
        x = end;
      }
    });
    doc.fill(ink.text);
  });
}
