import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { accepts } from './send-file';

interface Variant {
  encoding: string | undefined;
  body: Buffer;
}

interface Page {
  /** Of the file it was made of. */
  mark: string;
  etag: string;
  /** Best first. */
  variants: readonly Variant[];
}

/** The shell's page as this installation serves it: the built one with the installation's own lines in it. */
export class ShellPage {
  private page: Page | undefined;

  constructor(
    private readonly file: string,
    /** Writes the installation's lines into the built page. */
    private readonly complete: (html: string) => string,
  ) {}

  /** Answers false when no shell is built. */
  async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const page = await this.current();
    if (!page) return false;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    const { encoding, body } = chooseVariant(page, request);
    // Another encoding is another representation, with a name of its own.
    const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return true;
    }
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Made again when the shell was built anew. */
  private async current(): Promise<Page | undefined> {
    const found = await stat(this.file).catch(() => undefined);
    if (!found) return undefined;
    const mark = `${found.size}-${found.mtimeMs}`;
    if (this.page?.mark !== mark) this.page = this.make(mark, await readFile(this.file, 'utf8'));
    return this.page;
  }

  private make(mark: string, html: string): Page {
    const body = Buffer.from(this.complete(html));
    return {
      mark,
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      variants: [
        { encoding: 'br', body: brotliCompressSync(body) },
        { encoding: 'gzip', body: gzipSync(body) },
        { encoding: undefined, body },
      ],
    };
  }
}

function chooseVariant({ variants }: Page, { headers }: IncomingMessage): Variant {
  const wanted = variants.find(
    ({ encoding }) => encoding === undefined || accepts(headers['accept-encoding'], encoding),
  );
  if (!wanted) throw new Error('A page has its plain variant');
  return wanted;
}
