import type { ServerResponse } from 'node:http';

/** Returns the origin of map pictures, as set by the operator (`MAP_TILES_URL`): an origin, or nothing. */
function mapOrigin(url: string | undefined): string {
  if (!url?.startsWith('https://')) return '';
  // A server per picture, as many sources have it: `https://{s}.tiles.example.org`.
  const host = /^https:\/\/([^/]+)/.exec(url)?.[1]?.replace('{s}', '*') ?? '';
  return /^[\w.*-]+(:\d+)?$/.test(host) ? ` https://${host}` : '';
}

/** Started for development: a developer's own tool comes from their machine, without a hash. Never in production. */
const isDevelopment = process.env['DEVELOPMENT'] === '1' && process.env['NODE_ENV'] !== 'production';

const loopback = 'http://localhost:* http://127.0.0.1:*';
const developing: Readonly<Record<string, string>> = {
  'script-src': ` ${loopback}`,
  'style-src': ` ${loopback}`,
  'img-src': ` ${loopback}`,
  'default-src': ` ${loopback} ws://localhost:* ws://127.0.0.1:*`,
};

/** A line of the policy, as wide as the development server needs it. */
function widened(line: string): string {
  return line + (developing[line.split(' ', 1)[0] ?? ''] ?? '');
}

/** No script, style or frame from elsewhere; WebAssembly for the code reader; blobs for previews and workers. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  `img-src 'self' data: blob:${mapOrigin(process.env['MAP_TILES_URL'])}`,
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
];

export const contentSecurityPolicy = (isDevelopment ? policy.map(widened) : policy).join('; ');

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
  if (isDevelopment) return;
  // A script that names no hash does not run, whoever put it there.
  response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
}
