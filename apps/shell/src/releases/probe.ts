import type { FaultCode } from './release-fault';
import { limitOf } from './limits';

export type ProbeCode = Extract<FaultCode, 'timeout' | 'http' | 'network' | 'integrity' | 'not_script'>;

/**
 * Fetches a file that a tag refused past the browser's cache and says what is wrong with it. A refused file stays in that
 * cache for ever, because it was marked unchangeable: this renews it. `ok`: it is what it shall be, load it again.
 */
export async function probe(url: string, integrity: string | undefined): Promise<ProbeCode | 'ok'> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limitOf('file'));
  try {
    const answer = await fetch(url, { cache: 'reload', signal: late.signal, credentials: 'same-origin' });
    // A server that is down or overrun says nothing of the file.
    if (answer.status >= 500 || answer.status === 429) return 'network';
    if (!answer.ok) return 'http';
    const body = await answer.arrayBuffer();
    if (isPage(answer.headers.get('content-type') ?? '', body)) return 'not_script';
    const hash = integrity === undefined ? undefined : await hashOf(body, integrity);
    return hash === undefined || hash === integrity ? 'ok' : 'integrity';
  } catch {
    return late.signal.aborted ? 'timeout' : 'network';
  } finally {
    clearTimeout(timer);
  }
}

/** A proxy's or the application's own page in the place of a script. */
function isPage(type: string, body: ArrayBuffer): boolean {
  return /html/i.test(type) || /^\s*</.test(new TextDecoder().decode(body.slice(0, 64)));
}

/**
 * The hash of a file by the algorithm of the one it shall have (`sha256-…`, `sha384-…`). Unknown on plain http, where the
 * browser has no hashes for us; its own check of the tag holds there too.
 */
async function hashOf(body: ArrayBuffer, integrity: string): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const bits = integrity.slice('sha'.length, 'sha256'.length);
  const bytes = new Uint8Array(await subtle.digest(`SHA-${bits}`, body));
  return `sha${bits}-${btoa(String.fromCharCode(...bytes))}`;
}
