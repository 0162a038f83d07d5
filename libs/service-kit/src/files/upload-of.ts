import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Upload } from '../http/upload.types';

/** Bytes at hand as an upload: for seeds and tests. */
export function uploadOf(filename: string, mimetype: string, content: Buffer): Upload {
  return {
    field: 'file',
    filename,
    mimetype,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    fields: {},
    open: () => Readable.from([content]),
    read: () => Promise.resolve(content),
  };
}
