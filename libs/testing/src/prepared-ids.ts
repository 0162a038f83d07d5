import { principalToJson, WorkRunRepository } from '@jahrring/service-kit';
import { pathParameters } from './operations';
import type { Operation } from './operations';
import { testPrincipal } from './principals';
import type { TestService } from './start-test-service';

/** Values in paths, by parameter, or by `operationId.parameter` if operations differ. */
export type PreparedIds = Readonly<Record<string, string>>;

export type Prepare = (service: TestService) => Promise<PreparedIds>;

/** Makes a suite's records in the licence `own`; answers their ids, and that of long work of the admin, which every service shows. */
export async function prepareIds(app: TestService, prepare: Prepare): Promise<PreparedIds> {
  return { workId: await someWork(app), ...(await prepare(app)) };
}

/** Returns the values for an operation's path; a finding instead if `prepare` returns nothing for a parameter. */
export function pathValues(operation: Operation, ids: PreparedIds): Record<string, string> | string {
  const values: Record<string, string> = {};
  for (const name of pathParameters(operation.path)) {
    const value = ids[`${operation.id}.${name}`] ?? ids[name];
    if (value === undefined) {
      return `${labelOf(operation)}: prepare() gives no "${operation.id}.${name}" or "${name}"`;
    }
    values[name] = value;
  }
  return values;
}

/** An operation as findings name it. */
export function labelOf({ id, method, path }: Operation): string {
  return `${id} (${method} ${path})`;
}

async function someWork({ db, get, ctx }: TestService): Promise<string> {
  const waiting = {
    kind: 'test',
    state: 'done' as const,
    userId: testPrincipal('admin').userId,
    caller: principalToJson(ctx()),
    input: {},
    done: 0,
    total: 0,
    entries: [],
    tally: {},
    result: null,
    problem: null,
    fence: 0,
  };
  return (await db.tx(ctx(), (tx) => get(WorkRunRepository).insert(tx, waiting))).id;
}
