import { newId } from '@jahrring/contracts-common';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { findPartialRecords } from './late-changes';
import type { LateChanges } from './late-changes';
import { fillPath, listOperations, pathParameters } from './operations';
import type { Operation } from './operations';
import { labelOf, pathValues, prepareIds } from './prepared-ids';
import type { Prepare, PreparedIds } from './prepared-ids';
import { startTestService } from './start-test-service';
import type { TestService, TestServiceOptions } from './start-test-service';
import { findTypedAsText, isWorkbookExport } from './workbook-exports';
import type { TestClient, TestResponse } from './test-client';

export interface LicenceMatrixOptions extends TestServiceOptions {
  /** Makes records in the licence `own`; answers ids by path parameter, or by `operationId.parameter` where they differ. */
  prepare: Prepare;
  /** A valid body for each operation that needs one, by operation id; `_missing` reports those without. */
  bodies?: Readonly<Record<string, unknown>>;
  /** Creations whose id devices make, by operation id. */
  creations?: Readonly<Record<string, Creation>>;
  /** Makes the records of the licence `other` to which creations add; answers what stands in their paths. */
  prepareOther?: Prepare;
  /** Content that a list of another licence must not contain: ids and texts created by `prepare`. Default: its ids. */
  secrets?: readonly string[];
  /** Query strings by operation id, with ids of the licence `own` after `prepare` as `{name}`. */
  queries?: Readonly<Record<string, string>>;
  /** Ids and bodies for changes over an outdated version. */
  late?: LateChanges;
  /** Operation id → why it is not part of the matrix (it stands above licences, …). */
  exempt?: Readonly<Record<string, string>>;
}

interface Creation {
  /** The name that `prepare` gave such a record of the licence `own`. */
  of: string;
  /**
   * `{n}` in a text is another number each time, `{date}` another day, `{id}` the given id where it is not the body's own;
   * any other name stands for what `prepareOther` gave.
   */
  body: object;
}

interface Walk {
  app: TestService;
  stranger: TestClient;
  ids: PreparedIds;
  /** Ids that `prepareOther` returned. */
  others: PreparedIds;
  options: LicenceMatrixOptions;
}

/**
 * Walks every operation of a service with another licence's ids: 404 everywhere, the same answer as for an id that does
 * not exist, and nothing of the other licence in any list.
 */
export function describeLicenceMatrix(definition: ServiceDefinition, options: LicenceMatrixOptions): void {
  describe(`${definition.tool}: licence matrix`, () => {
    let walk: Walk;
    let operations: Operation[];

    beforeAll(async () => {
      const app = await startTestService(definition, options);
      const ids = await prepareIds(app, options.prepare);
      const others = (await options.prepareOther?.(app)) ?? {};
      walk = { app, stranger: app.as('admin', { licence: 'other' }), ids, others, options };
      operations = listOperations(app.service.openapi()).filter(({ id, access }) => {
        if (options.exempt?.[id]) return false;
        return access.kind === 'permission' || access.kind === 'signed-in';
      });
    });

    afterAll(() => walk?.app.close());

    it('answers 404 to every id of another licence, as to an id that does not exist', async () => {
      const findings: string[] = [];
      for (const operation of operations) {
        if (pathParameters(operation.path).length > 0)
          findings.push(...(await tryForeignIds(walk, operation)));
      }
      expect(findings).toEqual([]);
    });

    it('creates under an id of another licence as under one that nobody has', async () => {
      const findings: string[] = [];
      for (const [id, creation] of Object.entries(options.creations ?? {})) {
        const operation = operations.find((one) => one.id === id);
        findings.push(
          ...(operation ? await tryForeignCreation(walk, operation, creation) : [`${id}: unknown`]),
        );
      }
      expect(findings).toEqual([]);
    });

    it('answers a change that comes too late with the whole record', async () => {
      const { app, ids } = walk;
      const { late = {}, bodies = {} } = options;
      const found = await findPartialRecords(
        {
          app,
          ids: { ...ids, ...(await late.prepare?.(app)) },
          bodies: { ...bodies, ...late.bodies },
          exempt: late.exempt ?? {},
        },
        listOperations(app.service.openapi()),
      );
      expect(found).toEqual([]);
    });

    it('writes numbers, hours and days of every exported workbook as such', async () => {
      const findings: string[] = [];
      for (const operation of listOperations(walk.app.service.openapi()).filter(isWorkbookExport)) {
        const query = fillPath(options.queries?.[operation.id] ?? '', walk.ids);
        const client = walk.app.as(operation.access.kind === 'superadmin' ? 'superadmin' : 'admin');
        findings.push(...(await findTypedAsText(operation, { client, ids: walk.ids, query })));
      }
      expect(findings).toEqual([]);
    });

    it('shows nothing of another licence in any list', async () => {
      const findings: string[] = [];
      for (const operation of operations) {
        if (operation.method !== 'GET' || pathParameters(operation.path).length > 0) continue;
        findings.push(...(await lookForSecrets(walk, operation)));
      }
      expect(findings).toEqual([]);
    });
  });
}

async function tryForeignCreation(
  { stranger, ids, others }: Walk,
  operation: Operation,
  { of, body }: Creation,
): Promise<string[]> {
  const values = pathValues(operation, others);
  const foreignId = ids[of];
  if (typeof values === 'string') return [values.replace('prepare()', 'prepareOther()')];
  if (foreignId === undefined) return [`${labelOf(operation)}: prepare() gives no "${of}"`];
  const path = fillPath(operation.path, values);
  // The foreign id first: where there can be one record only, the second creation answers the first one's.
  const foreign = await stranger.post(path, creationBody(body, foreignId, { date: '2026-12-01', ...others }));
  const fresh = await stranger.post(path, creationBody(body, newId(), { date: '2026-12-02', ...others }));
  const [first, second] = [foreign, fresh].map((answer) =>
    JSON.stringify([answer.status, Object.keys(answer.body ?? {}).sort()]),
  );
  const right = fresh.status === 201 && first === second;
  return right ? [] : [`${labelOf(operation)}: ${first} to a foreign id, ${second} to a new one`];
}

function creationBody(body: object, id: string, values: Readonly<Record<string, string>>): object {
  const text = JSON.stringify(body);
  const known: Readonly<Record<string, string>> = { ...values, id, n: newId().slice(-12) };
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  return { ...JSON.parse(filled), ...(text.includes('{id}') ? {} : { id }) };
}

async function tryForeignIds(walk: Walk, operation: Operation): Promise<string[]> {
  const label = labelOf(operation);
  const values = pathValues(operation, walk.ids);
  if (typeof values === 'string') return [values];
  if (operation.hasBody && !operation.isUpload && !(operation.id in (walk.options.bodies ?? {}))) {
    return [`${label}: no body in "bodies"`];
  }
  const foreign = await send(walk, operation, fillPath(operation.path, values));
  const missing = await send(
    walk,
    operation,
    fillPath(operation.path, { ...values, [pathParameters(operation.path)[0] ?? '']: newId() }),
  );
  const findings: string[] = [];
  if (foreign.status !== 404) findings.push(`${label}: ${foreign.status} to a foreign id`);
  if (withoutRequestId(foreign) !== withoutRequestId(missing)) {
    findings.push(`${label}: tells a foreign id from a missing one`);
  }
  return findings;
}

function send({ stranger, ids, options }: Walk, operation: Operation, path: string): Promise<TestResponse> {
  const { id, method, needsIfMatch, isUpload } = operation;
  const query = fillPath(options.queries?.[id] ?? '', ids);
  return stranger.call(method, `${path}${query}`, isUpload ? undefined : options.bodies?.[id], {
    ...(needsIfMatch ? { ifMatch: 1 } : {}),
    ...(isUpload ? { file: { name: 'file.csv', content: 'a;b\n1;2\n', type: 'text/csv' } } : {}),
  });
}

function withoutRequestId(response: TestResponse): string {
  const { requestId: _requestId, ...rest } = (response.body ?? {}) as Record<string, unknown>;
  return JSON.stringify([response.status, rest]);
}

async function lookForSecrets({ stranger, ids, options }: Walk, operation: Operation): Promise<string[]> {
  const query = fillPath(options.queries?.[operation.id] ?? '', ids);
  const response = await stranger.get(`${operation.path}${query}`);
  const secrets = options.secrets ?? Object.values(ids);
  return secrets
    .filter((secret) => response.text.includes(secret))
    .map((secret) => `${operation.id}: shows ${secret} to another licence`);
}
