import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

const width = 640;
const height = 480;
const frames = 20;
const white = 235;
const black = 16;
const grey = 128;

/** Writes a film (YUV4MPEG2, 4:2:0) in which a camera looks at the QR code of a text; Chromium plays it as its camera. */
export function writeFilmOf(text: string, file: string): void {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const scale = Math.floor(height / size);
  const [left, top] = [Math.floor((width - size * scale) / 2), Math.floor((height - size * scale) / 2)];
  const luma = Buffer.alloc(width * height, white);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      const dark = data[Math.floor(y / scale)]?.[Math.floor(x / scale)];
      if (dark) luma[(top + y) * width + left + x] = black;
    }
  }
  const chroma = Buffer.alloc((width * height) / 2, grey);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}
