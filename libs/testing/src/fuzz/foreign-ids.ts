import type { DemoRandom } from '@jahrring/demo';
import { demoRandom } from '@jahrring/demo';
import type { TestClient, TestResponse } from '../test-client';
import { seedOf } from './fuzz-case';
import type { FuzzOperation } from './fuzz-operation';
import type { KnownIds } from './known-ids';
import { validValue } from './valid-value';

/** One id inside of a body: the property's name, and the body with another id in its place. */
interface Slot {
  name: string;
  withId: (id: string) => unknown;
}

export interface ForeignIdWalk {
  client: TestClient;
  seed: number;
  /** Of the caller's licence. */
  own: KnownIds;
  /** Of another licence. */
  foreign: KnownIds;
  /** Foreign ids that the caller's own lists show, or that records of theirs have borne since. */
  spent: Set<string>;
}

/**
 * Names records of another licence in the bodies of an operation. The answer has to be the one to an id that nobody has: any
 * other would tell that the record exists. Answers what told them apart.
 */
export async function tryForeignIdsInBody(
  walk: ForeignIdWalk,
  operation: FuzzOperation,
  cases: number,
): Promise<string[]> {
  const findings: string[] = [];
  for (let index = 0; index < cases; index += 1) {
    const random = demoRandom(seedOf(`${walk.seed} foreign ${operation.id} ${index}`));
    const body = validValue(operation.body ?? {}, '', { random, ids: walk.own });
    for (const slot of slotsOf(body)) {
      const { foreign, spent } = walk;
      // A record to be made: the id of one of its kind.
      const ofKind = slot.name === 'id' ? foreign.known(random, operation.path, spent) : undefined;
      const foreignId = ofKind ?? foreign.known(random, slot.name, spent);
      if (foreignId === undefined) continue;
      const told = await tellsApart(walk, operation, { slot, foreignId, random });
      if (told) findings.push(`${operation.id} ${slot.name} (case ${index}): ${told}`);
    }
  }
  return findings;
}

async function tellsApart(
  walk: ForeignIdWalk,
  operation: FuzzOperation,
  { slot, foreignId, random }: { slot: Slot; foreignId: string; random: DemoRandom },
): Promise<string | null> {
  const path = pathOf(operation, walk.own, random);
  const call = async (id: string) => {
    const options = operation.needsIfMatch ? { ifMatch: walk.own.versionOf(path.lastId) } : {};
    const body = withNewId(slot.withId(id), slot.name, walk.own.unknown(random));
    return outcome(await walk.client.call(operation.method, path.url, body, options));
  };
  const unknown = () => walk.own.unknown(random);
  const before = await call(unknown());
  const foreign = await call(foreignId);
  if (slot.name === 'id' && foreign.startsWith('[2')) walk.spent.add(foreignId);
  // Changes by the calls themselves (a name that is taken by now) show in the second unknown id too.
  const after = await call(unknown());
  return before === after && before !== foreign
    ? `${foreign} to a foreign id, ${before} to an unknown one`
    : null;
}

/** A record to be made has an id nobody has yet, unless it is the id that is tried. */
function withNewId(body: unknown, tried: string, id: string): unknown {
  if (tried === 'id' || typeof body !== 'object' || body === null || !('id' in body)) return body;
  return { ...body, id };
}

function pathOf(
  { path, parameters }: FuzzOperation,
  own: KnownIds,
  random: DemoRandom,
): { url: string; lastId: string } {
  let lastId = '';
  const url = path.replace(/\{(\w+)\}/g, (whole, name: string, at: number) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    const value =
      schema.format === 'uuid'
        ? (own.known(random, path.slice(0, at - 1)) ?? own.known(random, name) ?? own.unknown(random))
        : String(validValue(schema, name, { random, ids: own }));
    lastId = value;
    return encodeURIComponent(value || whole);
  });
  return { url, lastId };
}

/** Returns what the caller learns: the status, the code, and each wrong field with its error code. */
function outcome({ status, body }: TestResponse): string {
  const { code, fields } = (body ?? {}) as { code?: string; fields?: { field: string; code: string }[] };
  return JSON.stringify([status, code, fields?.map((one) => [one.field, one.code])]);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function slotsOf(value: unknown, name = '', put: (inner: unknown) => unknown = (inner) => inner): Slot[] {
  if (typeof value === 'string') return uuid.test(value) ? [{ name, withId: put }] : [];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) =>
      slotsOf(item, name.replace(/s$/, ''), (inner) => put(value.with(at, inner))),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    slotsOf(item, key, (inner) => put({ ...value, [key]: inner })),
  );
}
