import type { ReleaseDescriptor } from '@jahrring/contracts-admin';
import { z } from 'zod';
import type { ContractSnapshot } from './judge-contract.mjs';

/** The contract of a release, beside its scripts. */
export const contractFile = 'contract.json';

const schema = z.record(z.string(), z.unknown());

const snapshot: z.ZodType<ContractSnapshot> = z.object({
  tool: z.string(),
  service: z.string().nullable(),
  endpoints: z.record(
    z.string(),
    z.object({ request: z.record(z.string(), schema), answer: schema.nullable() }),
  ),
  events: z.record(z.string(), schema),
  errors: z.record(z.string(), z.number()),
  permissions: z.array(z.string()),
  routes: z.record(z.string(), z.array(z.string())),
  exposes: z.array(z.string()),
  extensions: z.array(z.string()),
  needs: z.object({ shell: z.string(), services: z.record(z.string(), z.string()) }),
  plugins: z.array(z.string()),
});

/** `contract.json` as it stands in a release; undefined for what is none. */
export function readContract(bytes: Uint8Array): ContractSnapshot | undefined {
  try {
    return snapshot.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Name of what a contract says otherwise than the descriptor; undefined where both say the same. */
export function contradiction(contract: ContractSnapshot, descriptor: ReleaseDescriptor): string | undefined {
  const { id, routes, extensions, shell, services, plugins, core } = descriptor;
  const told: [string, unknown, unknown][] = [
    ['tool', contract.tool, id],
    ['routes', contract.routes, Object.fromEntries(routes.map(({ path, any }) => [path, [...any].sort()]))],
    ['exposes', contract.exposes, [...new Set([...routes, ...extensions].map((part) => part.expose))].sort()],
    ['extensions', contract.extensions, extensions.map(({ point, expose }) => `${point} ${expose}`).sort()],
    ['needs.shell', contract.needs.shell, shell],
    ['needs.services', contract.needs.services, services],
    ['plugins', contract.plugins, core ? [] : [...plugins].sort()],
  ];
  return told.find(([, one, other]) => inOrder(one) !== inOrder(other))?.[0];
}

function inOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
