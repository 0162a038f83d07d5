import { newId, type PartRequest, type PartResult, partResults } from '@jahrring/contracts-common';
import type { SavedReportView } from '@jahrring/contracts-evaluations';
import { ServiceClient } from '@jahrring/service-kit';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const id = newId();
const values = {
  title: 'Stunden nach Tätigkeit',
  definition: {
    ...{ source: 'time', rows: ['activity'], columns: ['month'], measures: ['hours'], filters: {} },
    period: { kind: 'relative', of: 'year' },
  },
  roles: ['manager', 'admin'],
};

describe('reports of an industry package', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(evaluationsService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const item = { key: 'hours', id, values };
  const take = async (request: Partial<PartRequest> & Pick<PartRequest, 'task'>): Promise<PartResult> => {
    const path = '/api/evaluations/internal/package-parts';
    const body = { part: 'reports', items: [], written: [], ...request };
    const call = { tool: 'evaluations', method: 'POST', path, body, schema: partResults } as const;
    return (await app.get(ServiceClient).call(app.ctx(), call)).items[0]!;
  };
  const list = async (by = admin): Promise<SavedReportView[]> =>
    (await by.get('/api/evaluations/saved-reports')).body.items;

  it('are written once, shared with their roles alone, and taken back', async () => {
    const first = await take({ task: 'apply', items: [item] });
    expect(first.outcome).toBe('added');
    expect((await list()).map(({ title }) => title)).toEqual([values.title]);
    expect(await list(app.as('manager'))).toHaveLength(1);
    expect(await list(app.as('employee'))).toHaveLength(0);
    expect(await list(app.as('admin', { licence: 'other' }))).toHaveLength(0);
    const written = [{ ...item, hash: first.hash! }];
    expect((await take({ task: 'apply', items: [item], written })).outcome).toBe('same');
    const next = { ...item, values: { ...values, title: 'Stunden' } };
    const changed = await take({ task: 'apply', items: [next], written });
    expect(changed.fields).toEqual([{ name: 'title', before: values.title, after: 'Stunden' }]);
    const later = [{ ...next, hash: changed.hash! }];
    expect((await take({ task: 'takeBack', written: later })).outcome).toBe('removed');
    expect(await list()).toHaveLength(0);
    expect((await take({ task: 'apply', items: [item] })).outcome).toBe('added');
    expect((await list()).map(({ title }) => title)).toEqual([values.title]);
  });
});
