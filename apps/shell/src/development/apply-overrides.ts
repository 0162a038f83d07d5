import type { BootAnswer, ReleaseSetEntry } from '@jahrring/contracts-common';
import { telemetry } from '@jahrring/tool-kit';
import { activeOverrides } from './overrides';

/** A developer's server that is not there must not hold up the start. */
const patienceMs = 2_000;

/**
 * The boot answer with the tools of this tab's developer in the place of the released ones. Only called when the server was
 * started for development and says so to this person. A tool whose server does not answer stays as released.
 */
export async function applyOverrides(boot: BootAnswer): Promise<BootAnswer> {
  const own = await Promise.all(
    Object.entries(activeOverrides()).map(([id, origin]) => fetchEntry(id, origin)),
  );
  const entries = own.filter((entry) => entry !== undefined);
  if (entries.length === 0) return boot;
  const replaced = new Set(entries.map(({ id }) => id));
  const tools = [...boot.tools.filter(({ id }) => !replaced.has(id)), ...entries];
  return { ...boot, tools: tools.sort((one, two) => (one.id < two.id ? -1 : 1)) };
}

/** Fetches the latest build of the developer's server; its version begins with `dev`, and it has no hash. */
export async function fetchEntry(id: string, origin: string): Promise<ReleaseSetEntry | undefined> {
  try {
    const answer = await fetch(`${origin}/descriptor.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const descriptor = (await answer.json()) as ReleaseSetEntry['descriptor'] & {
      version: string;
      entry: string;
      globalName: string;
    };
    if (descriptor.id !== id) throw new Error(`${origin} serves ${descriptor.id}`);
    const { version, entry, globalName } = descriptor;
    return { id, version, entry: new URL(entry, origin).href, globalName, descriptor };
  } catch (error) {
    telemetry.error('development.override', error, { id, origin });
    return undefined;
  }
}
