import { fileTypeFromBuffer } from 'file-type';
import { fieldErrorOf } from '../errors/app-error';
import type { Upload } from '../http/upload.types';
import { defaultMaxPixels, fitsRule, isImageRule, servedType } from './file-rule';
import type { FileRule } from './file-rule';
import { toMegabytes } from './megabytes';
import { pictureSize } from './picture-size';

/** Result of inspecting the bytes. */
export interface Inspected {
  mime: string;
  /** Pixels, of images only. */
  width: number | null;
  height: number | null;
}

/** Looks at a file's bytes; a field error where they are not what the rule takes. */
export async function inspectFile(upload: Upload, rule: FileRule): Promise<Inspected> {
  const { field, filename, size } = upload;
  if (size > rule.maxBytes) {
    throw fieldErrorOf(field, 'maxFile', { size: toMegabytes(size), max: toMegabytes(rule.maxBytes) });
  }
  const bytes = await upload.read();
  const sniffed = await fileTypeFromBuffer(bytes);
  if (!fitsRule(rule, filename, upload.mimetype, sniffed)) throw wrongType(field, rule);
  const mime = servedType(sniffed);
  if (!mime.startsWith('image/')) return { mime, width: null, height: null };
  return { mime, ...pixelsOf(bytes, field, rule) };
}

function wrongType(field: string, rule: FileRule) {
  if (isImageRule(rule)) return fieldErrorOf(field, 'image');
  if (rule.kinds.includes('any')) return fieldErrorOf(field, 'fileContent');
  return fieldErrorOf(field, 'mimes', { kinds: rule.kinds.map((kind) => kind.toUpperCase()).join(', ') });
}

function pixelsOf(bytes: Buffer, field: string, rule: FileRule): { width: number; height: number } {
  const size = pictureSize(bytes);
  if (!size) throw wrongType(field, rule);
  const { width, height } = size;
  const max = rule.maxPixels ?? defaultMaxPixels;
  if (width * height > max) {
    throw fieldErrorOf(field, 'maxPixels', { width, height, max: Math.floor(max / 1_000_000) });
  }
  return { width, height };
}
