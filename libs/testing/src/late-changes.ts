import type { Role } from '@jahrring/contracts-common';
import { fillPath } from './operations';
import type { Operation } from './operations';
import { labelOf, pathValues } from './prepared-ids';
import type { Prepare, PreparedIds } from './prepared-ids';
import type { TestService } from './start-test-service';
import type { TestResponse } from './test-client';

/** Ids and bodies for calls that change a record of one's own licence over an outdated version. */
export interface LateChanges {
  /** Makes further records; answers ids as `prepare` of the matrix does. */
  prepare?: Prepare;
  /** Bodies by operation id, where neither those of the matrix do nor what the same path reads. */
  bodies?: Readonly<Record<string, unknown>>;
  /** Operation id → why its 412 brings no whole record, or why it answers something else first. */
  exempt?: Readonly<Record<string, string>>;
}

interface Late {
  app: TestService;
  ids: PreparedIds;
  bodies: Readonly<Record<string, unknown>>;
  exempt: Readonly<Record<string, string>>;
}

/** A version that no record of a suite has. */
const gone = 987_654;
const callers = ['admin', 'superadmin', 'employee', 'manager'] as const satisfies readonly Role[];

/**
 * Sends every operation that changes a version a version that is gone; answers each that is not refused with 412 and the whole
 * record, as a form reads it. Uploads have no form of their own.
 */
export async function findPartialRecords(late: Late, operations: readonly Operation[]): Promise<string[]> {
  const findings: string[] = [];
  const changing = operations.filter(
    ({ needsIfMatch, isUpload, shows }) => needsIfMatch && !isUpload && shows.includes('version'),
  );
  for (const operation of changing) {
    const finding = await findingOf(late, operation);
    const reason = late.exempt[operation.id];
    if (finding && !reason) findings.push(finding);
    if (!finding && reason) findings.push(`${labelOf(operation)}: is whole by now, though exempt: ${reason}`);
  }
  const known = new Set(changing.map(({ id }) => id));
  const unknown = Object.keys(late.exempt).filter((id) => !known.has(id));
  return [...findings, ...unknown.map((id) => `${id}: exempt, and unknown`)];
}

async function findingOf(late: Late, operation: Operation): Promise<string | undefined> {
  const values = pathValues(operation, late.ids);
  if (typeof values === 'string') return values;
  const path = fillPath(operation.path, values);
  const answered: string[] = [];
  for (const role of callers) {
    const client = late.app.as(role);
    for (const body of await bodiesFor(late, operation, () => client.get(path))) {
      const answer = await client.call(operation.method, path, body, { ifMatch: gone });
      if (answer.status === 412) return lacks(operation, answer);
      answered.push(`${role} ${answer.status} ${answer.body?.code ?? ''}`);
    }
  }
  return `${labelOf(operation)}: ${answered.join(', ')}`;
}

/** The body that a suite gives; else what the same path reads, without what the server keeps of it, and nothing at all. */
async function bodiesFor(
  { bodies }: Late,
  { id, hasBody }: Operation,
  read: () => Promise<TestResponse>,
): Promise<unknown[]> {
  if (!hasBody) return [undefined];
  if (id in bodies) return [bodies[id]];
  const { status, body } = await read();
  const {
    id: _id,
    version: _version,
    createdAt: _at,
    updatedAt: _changed,
    deletedAt: _gone,
    ...rest
  } = status === 200 && typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return [rest, {}];
}

function lacks(operation: Operation, { body }: TestResponse): string | undefined {
  const current: unknown = body.current;
  if (typeof current !== 'object' || current === null) return `${labelOf(operation)}: brings no record`;
  const missing = operation.shows.filter((field) => !(field in current));
  return missing.length > 0 ? `${labelOf(operation)}: lacks ${missing.join(', ')}` : undefined;
}
