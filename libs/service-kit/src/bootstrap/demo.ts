import { isIPv4 } from 'node:net';

/** `DEMO=1` where others than this machine could reach the accounts everybody knows the password of. */
export class DemoRefusedError extends Error {}

/** Returns true if a host or address is this machine itself. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** Returns the reason why an installation can be reached from other machines; null if it cannot. */
function reachedBy(env: NodeJS.ProcessEnv, host: string | undefined): string | null {
  if (host === undefined) return 'HOST is not set, the network reaches it';
  if (!isLoopback(host)) return `HOST=${host} is not this machine alone`;
  const publicUrl = env['PUBLIC_URL'];
  if (!publicUrl) return null;
  const name = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  return isLoopback(name) ? null : `PUBLIC_URL=${publicUrl} is not this machine`;
}

/**
 * Returns true if the demo accounts exist: `DEMO=1`, or unset if `byDefault` is true and nothing indicates production.
 * Only on one's own machine: bound to the loopback (`host`), and no PUBLIC_URL elsewhere.
 * @throws DemoRefusedError for `DEMO=1` anywhere else.
 */
export function readDemo(
  env: NodeJS.ProcessEnv,
  { host, byDefault }: { host: string | undefined; byDefault: boolean },
): boolean {
  const asked = env['DEMO'];
  if (asked === '0') return false;
  const reason = reachedBy(env, host);
  if (asked === '1') {
    if (reason === null) return true;
    throw new DemoRefusedError(
      `DEMO=1 is refused: ${reason}. Everybody knows the password of the demo accounts.`,
    );
  }
  return byDefault && reason === null && env['NODE_ENV'] !== 'production';
}
