import { pictureLimits } from '@jahrring/contracts-common';
import { fileTypeFromBuffer } from 'file-type';
import { fieldErrorOf } from '../errors/app-error';
import type { Upload } from '../http/upload.types';
import { convertPicture } from './convert-picture';
import type { PictureRule } from './picture-rule';
import { pictureSize } from './picture-size';
import { uploadOf } from './upload-of';

/**
 * Decodes an upload that is a PNG or JPEG, so that none is kept that nobody can show, and answers it upright and no
 * larger than the rule; what is no picture is answered as it came. 422 at its field: `image`, `maxPixels`.
 */
export async function fitPicture(upload: Upload, rule: PictureRule): Promise<Upload> {
  const bytes = await upload.read();
  const type = await fileTypeFromBuffer(bytes);
  if (type?.ext !== 'png' && type?.ext !== 'jpg') return upload;
  const size = pictureSize(bytes);
  if (!size) throw fieldErrorOf(upload.field, 'image');
  const max = rule.maxPixels ?? pictureLimits.pixels;
  if (size.width * size.height > max) {
    throw fieldErrorOf(upload.field, 'maxPixels', { ...size, max: Math.floor(max / 1_000_000) });
  }
  const converted = await convertPicture(bytes, rule);
  if (converted === 'broken') throw fieldErrorOf(upload.field, 'image');
  if (converted === 'fits') return upload;
  const { field, fields, filename } = upload;
  const extension = converted.format === 'png' ? 'png' : 'jpg';
  const name = `${filename.replace(/\.[^.]{0,5}$/, '')}.${extension}`;
  return { ...uploadOf(name, `image/${converted.format}`, converted.bytes), field, fields };
}
