import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { StoredFile } from './stored-file.entity';

const inlineTypes = new Set(['image/png', 'image/jpeg']);

export interface FileAnswerOptions {
  /** Saved by the browser even where it is a picture: of senders that are not trusted (default: no). */
  download?: boolean;
}

/** A kept file as an endpoint answers it: saved by the browser, pictures shown; nothing in it ever runs. */
export class FileAnswer extends StreamableFile {
  readonly headers: Readonly<Record<string, string>>;

  constructor(file: StoredFile, content: Readable, { download = false }: FileAnswerOptions = {}) {
    const inline = !download && inlineTypes.has(file.mime);
    super(content, {
      type: file.mime,
      length: file.size,
      disposition: `${inline ? 'inline' : 'attachment'}; ${filenameOf(file.name)}`,
    });
    this.headers = {
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      // Bytes of an id never change; who may see them can, so no cache but the person's own, and not for long.
      ...(inline ? { 'cache-control': 'private, max-age=300', vary: 'Cookie' } : {}),
    };
  }
}

/** RFC 6266: a plain name for old programs, the real one for the others. */
function filenameOf(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
