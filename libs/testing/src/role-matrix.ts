import { roles } from '@jahrring/contracts-common';
import type { Grade, Role } from '@jahrring/contracts-common';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { listOperations } from './operations';
import type { Operation } from './operations';
import { prepareIds } from './prepared-ids';
import type { Prepare } from './prepared-ids';
import { testPrincipal } from './principals';
import { findClosedToKey, findMisread, findUnreadable } from './record-reads';
import type { RecordReads } from './record-reads';
import { startTestService } from './start-test-service';
import type { TestService, TestServiceOptions } from './start-test-service';
import { callOperation, refusalOf, listsByKey } from './role-call';

export interface RoleMatrixOptions extends TestServiceOptions {
  /** Makes what the service has to know of the callers themselves, and records in the licence `own`; answers their ids. */
  prepare: Prepare;
  /** Query strings by operation id, with ids of `prepare` as `{name}`. */
  queries?: Readonly<Record<string, string>>;
  /** Operation id → why `prepare` makes no record for it: it answers 404 to everybody. */
  absent?: Readonly<Record<string, string>>;
  /** Operation id → the key that reading a record needs beside one of those the operation names. */
  alsoNeeds?: Readonly<Record<string, string>>;
  /** Operation id → why everybody who is signed in may call it: customers and guests too. */
  openToAll?: Readonly<Record<string, string>>;
  /** Operation id → why its 403 follows rules of its own. */
  exempt?: Readonly<Record<string, string>>;
}

const openInEveryService = {
  Work_list: 'long work of one’s own',
  Work_get: 'long work of one’s own',
  Work_cancel: 'long work of one’s own',
};

/**
 * Walks every operation with every role: 403 exactly where the role lacks the permission (404 where even the id is none of
 * its business), 401 for nobody.
 */
export function describeRoleMatrix(definition: ServiceDefinition, options: RoleMatrixOptions): void {
  describe(`${definition.tool}: role matrix`, () => {
    let app: TestService;
    let operations: Operation[];
    let reads: RecordReads;

    beforeAll(async () => {
      app = await startTestService(definition, options);
      const ids = await prepareIds(app, options.prepare);
      operations = listOperations(app.service.openapi()).filter(({ id }) => !options.exempt?.[id]);
      const { queries = {}, absent = {}, alsoNeeds = {} } = options;
      reads = { app, ids, queries, operations, absent, alsoNeeds };
    });

    afterAll(() => app?.close());

    it('shows every prepared record to somebody', async () => {
      expect(await findUnreadable(reads)).toEqual([]);
    });

    it.each(rolesOfRecords)('shows %s a record where the role has a permission for it', async (role) => {
      const refusal = (operation: Operation) =>
        isAllowed(role, operation, options) ? undefined : refusalOf(operation);
      expect(await findMisread(reads, role, refusal)).toEqual([]);
    });

    it.each(gradesOfOneKey)(
      'shows a record to somebody who picked one key of it alone, as %s',
      async (grade) => {
        expect(await findClosedToKey(reads, grade)).toEqual([]);
      },
    );

    it.each(roles)('lets %s do what the role may and nothing else', async (role) => {
      const client = app.as(role);
      const findings: string[] = [];
      for (const operation of operations) {
        const { status } = await callOperation(client, operation);
        const right = isAllowed(role, operation, options)
          ? status !== 401 && status !== 403 && status < 500
          : status === refusalOf(operation);
        if (!right) findings.push(`${operation.id} (${operation.method} ${operation.path}): ${status}`);
      }
      expect(findings).toEqual([]);
    });

    it('says of each operation that is open to customers and guests why it is', () => {
      const open = operations.filter(({ access }) => access.kind === 'signed-in').map(({ id }) => id);
      const known = { ...openInEveryService, ...options.openToAll };
      expect(open.filter((id) => !(id in known))).toEqual([]);
    });

    it.each(gradesOfOneKey)(
      'answers somebody who picked one key alone, as %s, without failing',
      async (grade) => {
        const findings: string[] = [];
        for (const { operation, key } of listsByKey(operations)) {
          const client = app.as('user_defined', { grants: new Map([[key, grade]]) });
          const { status } = await callOperation(client, operation);
          if (status >= 500) findings.push(`${operation.id} (GET ${operation.path}) with ${key}: ${status}`);
        }
        expect(findings).toEqual([]);
      },
    );

    it('asks whoever is not signed in to sign in', async () => {
      const client = app.anonymous();
      const findings: string[] = [];
      for (const operation of operations) {
        const { status } = await callOperation(client, operation);
        const closed = operation.access.kind !== 'public' && operation.access.kind !== 'internal';
        if (closed && status !== 401) findings.push(`${operation.id}: ${status}`);
      }
      expect(findings).toEqual([]);
    });
  });
}

/** The roles that reach few records or none; `user_defined` has no key here. */
const rolesOfRecords = ['employee', 'customer', 'guest', 'user_defined'] as const satisfies readonly Role[];

const gradesOfOneKey = ['own', 'assigned', 'all'] as const satisfies readonly Grade[];

function isAllowed(role: Role, { access }: Operation, options: RoleMatrixOptions): boolean {
  if (access.kind === 'internal') return false;
  if (access.kind === 'superadmin') return role === 'superadmin';
  if (access.kind !== 'permission') return true;
  const grants = options.grants?.(role) ?? testPrincipal(role).grants;
  return access.any.some((permission) => grants.has(permission));
}
