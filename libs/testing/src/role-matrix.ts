import { newId, roles } from '@jahrring/contracts-common';
import type { Role } from '@jahrring/contracts-common';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { fillPath, listOperations, pathParameters } from './operations';
import type { Operation } from './operations';
import { testPrincipal } from './principals';
import { startTestService } from './start-test-service';
import type { TestService, TestServiceOptions } from './start-test-service';

export interface RoleMatrixOptions extends TestServiceOptions {
  /** Operation id → why its 403 follows rules of its own. */
  exempt?: Readonly<Record<string, string>>;
}

/** Walks every operation with every role: 403 exactly where the role lacks the permission, 401 for nobody. */
export function describeRoleMatrix(definition: ServiceDefinition, options: RoleMatrixOptions = {}): void {
  describe(`${definition.tool}: role matrix`, () => {
    let app: TestService;
    let operations: Operation[];

    beforeAll(async () => {
      app = await startTestService(definition, options);
      operations = listOperations(app.service.openapi()).filter(({ id }) => !options.exempt?.[id]);
    });

    afterAll(() => app?.close());

    it.each(roles)('lets %s do what the role may and nothing else', async (role) => {
      const client = app.as(role);
      const findings: string[] = [];
      for (const operation of operations) {
        const { status } = await call(client, operation);
        const expected = isAllowed(role, operation, options);
        if (operation.access.kind === 'internal') {
          if (status !== 404) findings.push(`${operation.id}: ${status} to a session`);
        } else if (expected === (status === 403) || status === 401 || status >= 500) {
          findings.push(`${operation.id} (${operation.method} ${operation.path}): ${status}`);
        }
      }
      expect(findings).toEqual([]);
    });

    it('asks whoever is not signed in to sign in', async () => {
      const client = app.anonymous();
      const findings: string[] = [];
      for (const operation of operations) {
        const { status } = await call(client, operation);
        const closed = operation.access.kind !== 'public' && operation.access.kind !== 'internal';
        if (closed && status !== 401) findings.push(`${operation.id}: ${status}`);
      }
      expect(findings).toEqual([]);
    });
  });
}

function call(client: ReturnType<TestService['as']>, operation: Operation) {
  const ids = Object.fromEntries(pathParameters(operation.path).map((name) => [name, newId()]));
  return client.call(operation.method, fillPath(operation.path, ids), operation.hasBody ? {} : undefined, {
    ...(operation.needsIfMatch ? { ifMatch: 1 } : {}),
    key: null,
  });
}

function isAllowed(role: Role, { access }: Operation, options: RoleMatrixOptions): boolean {
  if (access.kind === 'superadmin') return role === 'superadmin';
  if (access.kind !== 'permission') return true;
  const grants = options.grants?.(role) ?? testPrincipal(role).grants;
  return access.any.some((permission) => grants.has(permission));
}
