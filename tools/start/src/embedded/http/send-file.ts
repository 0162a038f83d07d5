import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-types';

export type Freshness = 'immutable' | 'revalidate';

const cacheControl: Readonly<Record<Freshness, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

async function findFile(file: string): Promise<{ size: number; mtimeMs: number } | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return undefined;
    throw error;
  }
}

/** `gzip;q=0` refuses; everything else that names the encoding accepts it. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  const wanted = String(header ?? '')
    .split(',')
    .map((part) => part.trim());
  return wanted.some((part) => part.startsWith(encoding) && !/;\s*q=0(\.0*)?$/.test(part));
}

async function chooseVariant(file: string, request: IncomingMessage) {
  for (const { name, extension } of encodings) {
    if (!accepts(request.headers['accept-encoding'], name)) continue;
    const found = await findFile(file + extension);
    if (found) return { ...found, path: file + extension, encoding: name };
  }
  const plain = await findFile(file);
  return plain && { ...plain, path: file, encoding: undefined };
}

/** Sends a file in the best encoding that lies beside it. Answers false when there is no such file. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  freshness: Freshness,
): Promise<boolean> {
  const variant = await chooseVariant(file, request);
  if (!variant) return false;
  const etag = `"${variant.size.toString(36)}-${Math.round(variant.mtimeMs).toString(36)}"`;
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Cache-Control', cacheControl[freshness]);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (variant.encoding) response.setHeader('Content-Encoding', variant.encoding);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  response.setHeader('Content-Length', variant.size);
  response.writeHead(200);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(variant.path), response).catch(ignoreClosedClient);
  return true;
}

/** Somebody navigated away while the file was being sent. */
function ignoreClosedClient(error: NodeJS.ErrnoException): void {
  if (!['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '')) throw error;
}
