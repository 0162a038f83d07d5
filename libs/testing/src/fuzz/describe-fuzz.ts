import type { Role } from '@jahrring/contracts-common';
import { demoLicences, demoMusterPeople, demoPeople, demoRandom } from '@jahrring/demo';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { startTestService } from '../start-test-service';
import { testDatabaseKind } from '../test-database';
import type { TestService, TestServiceOptions } from '../start-test-service';
import type { TestClient, TestResponse } from '../test-client';
import { tryForeignIdsInBody } from './foreign-ids';
import { makeCase, seedOf } from './fuzz-case';
import type { FuzzCase } from './fuzz-case';
import { fuzzOperations } from './fuzz-operation';
import type { FuzzOperation } from './fuzz-operation';
import { Judge } from './judge';
import { KnownIds } from './known-ids';

export interface FuzzOptions extends TestServiceOptions {
  /** Operations that ask another service, which does not run here: their 503 is right. */
  asksOthers?: readonly string[];
  /** Operation id → why it is not called. */
  exempt?: Readonly<Record<string, string>>;
}

const defaultSeed = 20_261_122;
/** MariaDB is what installations of size run on, and refuses more by itself. */
const defaultCases = testDatabaseKind === 'mariadb' ? 16 : 8;
const casesOfForeignIds = 6;
const shownFindings = 40;
/** Most calls come from whoever may do most; some from people who may do little. */
const callers: readonly Role[] = ['superadmin', 'admin', 'foreman', 'employee', 'customer', 'user_defined'];

interface Run {
  app: TestService;
  seed: number;
  ids: KnownIds;
  judge: Judge;
  clients: ReadonlyMap<Role, TestClient>;
  options: FuzzOptions;
}

/**
 * Calls every operation of a service's OpenAPI document with requests made from its schemas, valid and wounded: none may
 * answer 5xx, a refusal is a problem document, and an answer is what the document says. `FUZZ_SEED`, `FUZZ_CASES` (per
 * operation) and `FUZZ_ONLY` (a part of operation ids) choose what is run.
 */
export function describeFuzz(definition: ServiceDefinition, options: FuzzOptions = {}): void {
  const seed = Number(process.env['FUZZ_SEED'] ?? defaultSeed);
  const cases = Number(process.env['FUZZ_CASES'] ?? defaultCases);
  const only = process.env['FUZZ_ONLY'] ?? '';

  describe(`${definition.tool}: requests made from its OpenAPI document`, () => {
    let app: TestService;

    beforeAll(async () => {
      app = await startTestService(definition, { demo: true, ...options });
    });
    afterAll(() => app?.close());

    it('are answered to ids of another licence as to ids that nobody has', async () => {
      const operations = fuzzOperations(app.service.openapi()).filter(
        ({ id, access }) => !options.exempt?.[id] && access.kind !== 'internal',
      );
      const client = demoClient(app, 'admin');
      const [own, foreign] = [new KnownIds(), new KnownIds()];
      await learnFromLists(client, own, operations);
      await learnFromLists(otherAdmin(app), foreign, operations);
      const walk = { client, seed, own, foreign, spent: new Set(own.all()) };
      const findings: string[] = [];
      for (const operation of operations.filter(({ id, body }) => body && id.includes(only))) {
        findings.push(...(await tryForeignIdsInBody(walk, operation, casesOfForeignIds)));
      }
      expect(findings).toEqual([]);
    }, 600_000);

    it(`are answered as it says (seed ${seed}, ${cases} for each operation)`, async () => {
      const document = app.service.openapi();
      const operations = fuzzOperations(document).filter(
        ({ id, access }) => !options.exempt?.[id] && access.kind !== 'internal',
      );
      const run: Run = {
        app,
        seed,
        ids: new KnownIds(),
        judge: new Judge(document),
        clients: new Map(callers.map((role) => [role, demoClient(app, role)])),
        options,
      };
      await learnFromLists(run.clients.get('superadmin'), run.ids, operations);
      const findings: string[] = [];
      for (const operation of operations.filter(({ id }) => id.includes(only))) {
        for (let index = 0; index < cases; index += 1) {
          findings.push(...(await tryCase(run, operation, index)));
        }
      }
      expect(findings.slice(0, shownFindings)).toEqual([]);
    }, 3_600_000);
  });
}

function demoClient(app: TestService, role: Role): TestClient {
  const person = demoPeople.find((one) => one.role === role);
  return app.as(role, {
    licenceId: demoLicences.bergwald.id,
    ...(person ? { userId: person.userId, membershipId: person.employeeId } : {}),
  });
}

/** The admin of the other demo licence. */
function otherAdmin(app: TestService): TestClient {
  const person = demoMusterPeople.find(({ role }) => role === 'admin');
  return app.as('admin', {
    licenceId: demoLicences.muster.id,
    ...(person ? { userId: person.userId, membershipId: person.employeeId } : {}),
  });
}

async function learnFromLists(
  client: TestClient | undefined,
  ids: KnownIds,
  operations: readonly FuzzOperation[],
): Promise<void> {
  for (const { method, path } of operations) {
    if (method !== 'GET' || path.includes('{') || !client) continue;
    ids.learn(path, (await client.get(path)).body);
  }
}

async function tryCase(run: Run, operation: FuzzOperation, index: number): Promise<string[]> {
  const { seed, ids, judge, options } = run;
  const made = makeCase(operation, index, seed, ids);
  const role = callerOf(operation, index, seed);
  const client = run.clients.get(role);
  if (!client) throw new Error(`Nobody is signed in as ${role}`);
  const label = `${operation.id} ${role} case ${index} (${made.flaw}): ${describeCall(operation, made)}`;
  let response: TestResponse;
  try {
    response = await client.call(operation.method, made.url, undefined, made.options);
  } catch (error) {
    return [`${label} → ${String(error)}`];
  }
  if (response.status < 300) ids.learn(operation.path.replace(/\/\{\w+\}.*/, ''), response.body);
  const fault = judge.faultOf(operation, response, options.asksOthers?.includes(operation.id) ?? false);
  return fault ? [`${label} → ${fault}`] : [];
}

function callerOf(operation: FuzzOperation, index: number, seed: number): Role {
  const random = demoRandom(seedOf(`${seed} caller ${operation.id} ${index}`));
  if (random.chance(0.85)) return operation.access.kind === 'superadmin' ? 'superadmin' : 'admin';
  return random.pick(callers);
}

function describeCall({ method }: FuzzOperation, { url, options }: FuzzCase): string {
  const { raw, ...rest } = options;
  const details = JSON.stringify({ ...rest, ...(raw ? { raw: raw.text.toString() } : {}) });
  return `${method} ${url.slice(0, 300)} ${details.slice(0, 600)}`;
}
