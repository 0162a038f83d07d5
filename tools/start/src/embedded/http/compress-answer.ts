import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompress, constants } from 'node:zlib';
import { accepts } from './send-file';

/** Below this many bytes an answer fits into a packet or two anyway. */
const worthwhile = 1024;
/** Half a millisecond for a page of a list; more saves little. */
const quality = 5;

/**
 * Compresses a service's answer where it is JSON, whole and not small, for a browser that takes brotli. What a service
 * streams (long lists, files, live events) goes out as it comes. In production the reverse proxy does this.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'HEAD' || !accepts(request.headers['accept-encoding'], 'br')) return;
  const plain = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  let head: { status: number; headers: OutgoingHttpHeaders } | undefined;
  const goPlain = (): void => {
    Object.assign(response, plain);
    if (head) plain.writeHead(head.status, head.headers);
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      const headers = rest.find(isHeaders) ?? {};
      head = { status, headers };
      if (!isJson(headers, response)) goPlain();
      return response;
    },
    write: (...chunk: Parameters<typeof plain.write>) => {
      goPlain();
      return plain.write(...chunk);
    },
    end: (...chunk: Parameters<typeof plain.end>) => {
      const body: unknown = chunk[0];
      if (!head || !isText(body) || Buffer.byteLength(body) < worthwhile) {
        goPlain();
        return plain.end(...chunk);
      }
      const { status, headers } = head;
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
      brotliCompress(body, options, (error, packed) => {
        if (error) goPlain();
        else plain.writeHead(status, packedHeaders(headers, packed.length));
        plain.end(error ? body : packed);
      });
      return response;
    },
  });
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(body: unknown): body is string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body);
}

function isJson(headers: OutgoingHttpHeaders, response: ServerResponse): boolean {
  const type = find(headers, 'content-type') ?? response.getHeader('content-type');
  const encoded = find(headers, 'content-encoding') ?? response.getHeader('content-encoding');
  return encoded === undefined && /^application\/([\w.-]+\+)?json/.test(String(type));
}

function find(headers: OutgoingHttpHeaders, name: string): unknown {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

function packedHeaders(headers: OutgoingHttpHeaders, length: number): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([key]) => !/^(content-length|vary)$/i.test(key));
  const vary = [find(headers, 'vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    ...Object.fromEntries(kept),
    'content-encoding': 'br',
    'content-length': length,
    vary,
  };
}
