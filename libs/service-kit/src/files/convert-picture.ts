import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { OneByOne } from '../one-by-one';
import type { PictureRule } from './picture-rule';

export interface ConvertedPicture {
  bytes: Buffer;
  format: 'png' | 'jpeg';
}

const mostWaiting = 40;
const mostSeconds = 20;
const jpegQuality = 85;
const probeSide = 32;

/** Decoded pictures are large: one at a time in a process, however many services it runs. */
const turns = new OneByOne(mostWaiting);

type Open = (bytes: Buffer, options: SharpOptions) => Sharp;
let opened: Promise<Open> | undefined;

/** libvips, for PNG and JPEG alone; loaded with the first picture. It works beside the event loop. */
function library(): Promise<Open> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] });
    return sharp;
  });
  return opened;
}

/**
 * Decodes a PNG or JPEG. Answers it upright, within the rule's side and without transparency where it is printed; `fits`
 * where it is so already, `broken` where it cannot be decoded to its end.
 */
export function convertPicture(
  bytes: Buffer,
  rule: PictureRule,
): Promise<ConvertedPicture | 'fits' | 'broken'> {
  return turns.run(async () => {
    const open = await library();
    const picture = () =>
      open(bytes, { failOn: 'truncated', sequentialRead: true, limitInputPixels: false }).timeout({
        seconds: mostSeconds,
      });
    try {
      const found = await picture().metadata();
      if (fits(found, rule)) {
        await picture().resize(probeSide, probeSide, { kernel: 'nearest' }).raw().toBuffer();
        return 'fits';
      }
      return await converted(picture(), found, rule);
    } catch {
      // Whatever libvips finds wrong with it, or takes too long for: nobody can show it.
      return 'broken';
    }
  });
}

/** Turned, larger, with transparency or interlaced (which a PDF would decode each time): it has to be made anew. */
function fits(found: Metadata, { side, printed = false }: PictureRule): boolean {
  const { width, height, orientation = 1, hasAlpha, isProgressive, format } = found;
  if (orientation > 1 || Math.max(width, height) > side) return false;
  return !printed || (!hasAlpha && !(format === 'png' && isProgressive));
}

async function converted(
  picture: Sharp,
  { format, hasAlpha }: Metadata,
  { side, printed = false }: PictureRule,
): Promise<ConvertedPicture> {
  const fitted = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  if (format === 'png' && hasAlpha && !printed)
    return { bytes: await fitted.png().toBuffer(), format: 'png' };
  const opaque = fitted.flatten({ background: '#ffffff' }).jpeg({ quality: jpegQuality });
  return { bytes: await opaque.toBuffer(), format: 'jpeg' };
}
