import type { ServerResponse } from 'node:http';

/** Where map pictures come from, as the operator says (`MAP_TILES_URL`): an origin, or nothing. */
function mapOrigin(url: string | undefined): string {
  if (!url?.startsWith('https://')) return '';
  // A server per picture, as many sources have it: `https://{s}.tiles.example.org`.
  const host = /^https:\/\/([^/]+)/.exec(url)?.[1]?.replace('{s}', '*') ?? '';
  return /^[\w.*-]+(:\d+)?$/.test(host) ? ` https://${host}` : '';
}

/** No script, style or frame from elsewhere; WebAssembly for the code reader; blobs for previews and workers. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  `img-src 'self' data: blob:${mapOrigin(process.env['MAP_TILES_URL'])}`,
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer; services may set stricter ones. */
export function setCommonHeaders(response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=()');
}

/** On the pages and files of the shell and the tools. */
export function setPageHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
}
