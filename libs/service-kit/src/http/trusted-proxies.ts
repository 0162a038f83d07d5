import { isIP } from 'node:net';

/**
 * Value or function by which Fastify decides if a peer's information about the visitor (address, protocol) is trusted.
 */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** Ranges by name, as `proxy-addr` knows them. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);
const most = { 4: 32, 6: 128 } as const;

/** `TRUSTED_PROXIES` cannot be read. */
export class TrustedProxiesError extends Error {}

/**
 * `TRUSTED_PROXIES`: addresses, CIDR ranges and `loopback`, `linklocal` or `uniquelocal`, separated by commas; or a number:
 * so many proxies stand in front and nobody reaches the service past them. Empty: none, the peer is the visitor.
 * @throws TrustedProxiesError naming the entry that is none of these.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return false;
  const hops = entries.length === 1 ? Number(entries[0]) : Number.NaN;
  if (Number.isInteger(hops) && hops >= 0) return hops === 0 ? false : (_address, hop) => hop < hops;
  for (const entry of entries) {
    if (!namedRanges.has(entry) && !isRange(entry)) {
      throw new TrustedProxiesError(
        `TRUSTED_PROXIES has "${entry}", which is no address, range (10.0.0.0/8), loopback, linklocal or uniquelocal.`,
      );
    }
  }
  return entries;
}

/** The setting of an environment; `TRUST_PROXY=1` of before means a proxy on the same machine. */
export function trustedProxiesOf(env: NodeJS.ProcessEnv): TrustedProxies {
  return readTrustedProxies(env['TRUSTED_PROXIES'] ?? (env['TRUST_PROXY'] === '1' ? 'loopback' : undefined));
}

function isRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0) return false;
  // A range of everything would believe every visitor.
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= most[family])
  );
}
