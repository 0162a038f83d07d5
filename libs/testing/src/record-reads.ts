import type { Grade, Role } from '@jahrring/contracts-common';
import { fillPath, pathParameters } from './operations';
import type { Operation } from './operations';
import { labelOf, pathValues } from './prepared-ids';
import type { PreparedIds } from './prepared-ids';
import type { TestService } from './start-test-service';
import type { TestResponse } from './test-client';
import { isEmptyExport } from './workbook-exports';

/** The records of a service as a suite made them, and what reads them. */
export interface RecordReads {
  app: TestService;
  ids: PreparedIds;
  /** Query strings by operation id, with prepared ids as `{name}`. */
  queries: Readonly<Record<string, string>>;
  operations: readonly Operation[];
  /** Operation id → why no record is made for it: it answers 404. */
  absent: Readonly<Record<string, string>>;
  /** Operation id → the key without which 403 is right even where the caller holds one that the operation names. */
  alsoNeeds: Readonly<Record<string, string>>;
}

/** One of them gets each record: some belong to a person, or are a matter of the installation. */
const readers = ['admin', 'superadmin', 'translator', 'employee'] as const satisfies readonly Role[];

/** The operations that read one record: GET with parameters in the path. */
export function readsRecord({ method, path }: Operation): boolean {
  return method === 'GET' && pathParameters(path).length > 0;
}

/** Each permission that opens an operation. */
export function keysOf({ access }: Operation): readonly string[] {
  return access.kind === 'permission' ? access.any : [];
}

/**
 * Reads every prepared record as those who may have it; answers each that nobody of them gets, and each parameter that
 * nothing fills.
 */
export async function findUnreadable(reads: RecordReads): Promise<string[]> {
  const { operations, ids, absent, app } = reads;
  const unfilled = operations.filter(readsRecord).map((operation) => pathValues(operation, ids));
  const unreadable = await walk(reads, async (path, { id, access }) => {
    if (access.kind === 'internal') return [];
    const answers: TestResponse[] = [];
    for (const role of readers) answers.push(await app.as(role).get(path));
    const right = id in absent ? isAbsent(answers) : answers.some(isFound);
    return right ? [] : answers.map(summaryOf);
  });
  return [...unfilled.filter((finding) => typeof finding === 'string'), ...unreadable];
}

/** Reads every prepared record in a role; answers what is shown in spite of `refusalOf`, and what is refused without it. */
export async function findMisread(
  reads: RecordReads,
  role: Role,
  refusalOf: (operation: Operation) => 403 | 404 | undefined,
): Promise<string[]> {
  return walk(reads, async (path, operation) => {
    const answer = await reads.app.as(role).get(path);
    const refusal = refusalOf(operation);
    // Of what stands above licences one's own licence is no secret: 403, as for a list.
    const right = refusal === undefined ? isAnswer(answer) : [403, refusal].includes(answer.status);
    return right ? [] : [summaryOf(answer)];
  });
}

/**
 * Reads every prepared record with each key that opens it alone; answers each refusal and failure. One that also needs a further
 * key is read with both, and refuses the one.
 */
export async function findClosedToKey(reads: RecordReads, grade: Grade): Promise<string[]> {
  return walk(reads, async (path, operation) => {
    const found: string[] = [];
    const further = reads.alsoNeeds[operation.id];
    for (const key of keysOf(operation)) {
      const grants = new Map([[key, grade]]);
      if (further) {
        const short = await reads.app.as('user_defined', { grants: new Map(grants) }).get(path);
        if (short.status !== 403 && short.status !== 404) found.push(`with ${key} alone ${summaryOf(short)}`);
        grants.set(further, 'all');
      }
      const answer = await reads.app.as('user_defined', { grants }).get(path);
      if (!isAnswer(answer)) found.push(`with ${[...grants.keys()].join(' and ')} ${summaryOf(answer)}`);
    }
    return found;
  });
}

function isAbsent(answers: readonly TestResponse[]): boolean {
  return answers.some(({ status }) => status === 404) && !answers.some(isFound);
}

/**
 * Returns true if the response is possible for somebody who may call the operation: the record, or 404 if it is out of
 * their reach.
 */
function isAnswer(answer: TestResponse): boolean {
  return isFound(answer) || answer.status === 404;
}

function isFound(answer: TestResponse): boolean {
  return (answer.status >= 200 && answer.status < 300) || isEmptyExport(answer);
}

function summaryOf({ status, text }: TestResponse): string {
  return `${status} ${text.slice(0, 200)}`;
}

async function walk(
  { operations, ids, queries }: RecordReads,
  findAt: (path: string, operation: Operation) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const operation of operations.filter(readsRecord)) {
    const values = pathValues(operation, ids);
    if (typeof values === 'string') continue;
    const path = fillPath(`${operation.path}${queries[operation.id] ?? ''}`, { ...ids, ...values });
    const texts = await findAt(path, operation);
    found.push(...texts.map((text) => `${labelOf(operation)}: ${text}`));
  }
  return found;
}
