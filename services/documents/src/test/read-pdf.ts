import { openPdf } from '@jahrring/testing/pdf';
import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';

/** Pixels per point: about 220 dots an inch, as a phone camera sees the paper. */
const SCALE = 3;
const MM = 72 / 25.4;
/** A part of a page in millimetres. */
type Box = Record<'left' | 'top' | 'width' | 'height', number>;
/** Position of a payment part's code on the page, with a white border: left, top, width, height in mm. */
const place = { left: 62, top: 297 - 105 + 12, width: 56, height: 56 } as const;

/** Size of the last page in millimetres. */
export function readSize(bytes: Uint8Array): Promise<[width: number, height: number]> {
  return openPdf(bytes, async (pdf) => {
    const [, , width = 0, height = 0] = (await pdf.getPage(pdf.numPages)).view;
    return [Math.round(width / MM), Math.round(height / MM)];
  });
}

/** Renders the place of the payment part's code, or another one, to pixels and reads it as a payment app would; null without a code. */
export function readCode(bytes: Uint8Array, box: Box = place): Promise<string | null> {
  return openPdf(bytes, async (pdf) => {
    const unit = MM * SCALE;
    const [width, height] = [Math.round(box.width * unit), Math.round(box.height * unit)];
    const page = await pdf.getPage(pdf.numPages);
    const viewport = page.getViewport({
      scale: SCALE,
      offsetX: -box.left * unit,
      offsetY: -box.top * unit,
    });
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    // The renderer's typings know the browser's canvas only; this one has the same interface.
    await page.render({ canvas: canvas as never, viewport }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
  });
}
