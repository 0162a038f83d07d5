import { newId } from '@jahrring/contracts-common';
import { employeeChanged } from '@jahrring/contracts-admin';
import type { CreateSavedReport, PivotView, SavedReportView } from '@jahrring/contracts-evaluations';
import { projectChanged } from '@jahrring/contracts-projects';
import { entryChanged } from '@jahrring/contracts-time';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const url = '/api/evaluations/saved-reports';
const [employee, foreman, trainee] = [testMember('employee'), testMember('foreman'), testMember('trainee')];
const [forest, road] = [newId(), newId()];

describe('saved reports', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await startTestService(evaluationsService);
    for (const [id, name] of [
      [employee, 'Reto'],
      [foreman, 'Urs'],
      [testMember('manager'), 'Ida'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: newId(), firstName: name, lastName: 'Egli', email: 'a@demo.test' },
        ...{ role: 'employee' as const, active: true },
      });
    }
    await tellProject(forest, 'P1');
  });
  afterEach(() => app.close());

  const tellProject = (id: string, number: string) =>
    app.deliver(projectChanged, {
      ...{ id, number, title: 'Auftrag', status: 'PROG' as const },
      ...{ assignedEmployeeIds: [], deleted: false },
    });
  const report = (values: Partial<CreateSavedReport> = {}): CreateSavedReport => ({
    title: 'Stunden im Wald',
    definition: {
      ...{ source: 'time', rows: ['person'], columns: [], measures: ['hours', 'amount'] },
      ...{ filters: { project: [forest] }, period: { kind: 'fixed', from: '2026-01-01', to: '2026-12-31' } },
    },
    shares: { roles: [], employeeIds: [] },
    ...values,
  });
  const save = async (values: Partial<CreateSavedReport> = {}, who: TestClient = app.as('manager')) => {
    const { status, body } = await who.post(url, report(values));
    expect(status).toBe(201);
    return body as SavedReportView;
  };
  const titles = async (who: TestClient) =>
    ((await who.get(url)).body as { items: SavedReportView[] }).items.map(({ title }) => title);

  it('are kept, changed by version, taken away and brought back, each with an entry in the audit trail', async () => {
    const manager = app.as('manager');
    const { id } = await save();
    const change = { title: 'Wald' };
    expect((await manager.call('PATCH', `${url}/${id}`, change, { ifMatch: 2 })).status).toBe(412);
    const changed = await manager.call('PATCH', `${url}/${id}`, change, { ifMatch: 1 });
    expect(changed.body).toMatchObject({ title: 'Wald', version: 2, ownerName: 'Ida Egli' });
    expect((await manager.delete(`${url}/${id}`, { ifMatch: 2 })).status).toBe(204);
    expect(await titles(manager)).toEqual([]);
    expect((await manager.post(`${url}/${id}/restore`)).body.title).toBe('Wald');
    const acts = (await app.audit())
      .filter(({ entity }) => entity === 'savedReport')
      .map(({ action }) => action);
    expect(acts).toEqual(['create', 'update', 'delete', 'restore']);
  });

  it('are saved once where they are sent twice', async () => {
    const id = newId();
    await save({ id });
    await save({ id });
    expect(await titles(app.as('manager'))).toHaveLength(1);
  });

  it('are seen by their owner, by the roles and by the people they are shared with, and changed by the owner alone', async () => {
    const { id, version } = await save({ shares: { roles: ['foreman'], employeeIds: [employee] } });
    await save({ title: 'Meins' });
    expect(await titles(app.as('manager'))).toEqual(['Meins', 'Stunden im Wald']);
    for (const role of ['foreman', 'employee'] as const) {
      const who = app.as(role);
      expect(await titles(who)).toEqual(['Stunden im Wald']);
      expect((await who.get(`${url}/${id}`)).body).toMatchObject({ mayEdit: false, shares: null });
      const refused = await who.call('PATCH', `${url}/${id}`, { title: 'x' }, { ifMatch: version });
      expect(refused.status).toBe(403);
      expect((await who.delete(`${url}/${id}`, { ifMatch: version })).status).toBe(403);
    }
    for (const who of [app.as('trainee'), app.as('admin'), app.as('foreman', { licence: 'other' })]) {
      expect(await titles(who)).toEqual([]);
      expect((await who.get(`${url}/${id}`)).status).toBe(404);
    }
  });

  it('show whoever opens them what they see themselves', async () => {
    const tell = (employeeId: string) =>
      app.deliver(entryChanged, {
        ...{ id: newId(), employeeId, projectId: forest, workDate: '2026-03-02', amount: '95.00' },
        ...{ seconds: 3600, billable: true, deleted: false },
      });
    await tell(employee);
    await tell(foreman);
    const { id } = await save({ shares: { roles: ['employee'], employeeIds: [] } });
    const figures = async (who: TestClient) => {
      const { definition } = (await who.get(`${url}/${id}`)).body as SavedReportView;
      const { rows, measures, filters } = definition;
      const query = `rows=${rows}&measures=${measures}&filter[project]=${filters.project}`;
      const { body } = await who.get(`/api/evaluations/pivots?${query}&from=2026-01-01&to=2026-12-31`);
      return body as PivotView;
    };
    expect((await figures(app.as('manager'))).totals).toEqual(['7200', '190.00']);
    const less = await figures(app.as('employee'));
    expect([less.totals, less.partial]).toEqual([['3600'], true]);
    expect((await app.as('employee').get(`${url}/${id}`)).body.missing).toEqual(['measures']);
  });

  it('say what they name that is not there', async () => {
    const { definition } = report();
    const { missing } = await save({ definition: { ...definition, filters: { project: [forest, road] } } });
    expect(missing).toEqual(['project']);
    await tellProject(road, 'P2');
    const { body } = await app.as('manager').get(url);
    expect(body.items[0].missing).toEqual([]);
  });

  it('are starred by each for themselves, and stand first then', async () => {
    await save({ title: 'A', shares: { roles: ['foreman'], employeeIds: [] } });
    const { id } = await save({ title: 'B', shares: { roles: ['foreman'], employeeIds: [] } });
    const marks = { starred: true, pinned: true };
    const marked = await app.as('foreman').call('PUT', `${url}/${id}/marks`, marks);
    expect(marked.body).toMatchObject({ title: 'B', ...marks });
    expect(await titles(app.as('foreman'))).toEqual(['B', 'A']);
    expect(await titles(app.as('manager'))).toEqual(['A', 'B']);
  });

  it('refuse what does not fit, at its field', async () => {
    const manager = app.as('manager');
    const { definition } = report();
    const refusals: [object, string][] = [
      [{ title: '  ' }, 'title'],
      [{ definition: { ...definition, columns: ['person'] } }, 'definition.columns'],
      [{ shares: { roles: [], employeeIds: [trainee] } }, 'shares.employeeIds.0'],
      [
        { definition: { ...definition, period: { kind: 'fixed', from: '2026-02-01', to: '2026-01-01' } } },
        'definition.period.to',
      ],
    ];
    for (const [values, field] of refusals) {
      const { status, body } = await manager.post(url, { ...report(), ...values });
      expect([status, body.fields[0].field]).toEqual([422, field]);
    }
    const reader = app.as('manager', { extraKeys: ['tools.evaluation.read_only'] });
    expect((await reader.post(url, report())).status).toBe(403);
  });

  it('say in which month a business year begins', async () => {
    const of = (period: object) => ({ ...report(), definition: { ...report().definition, period } });
    const manager = app.as('manager');
    const refused = [
      { kind: 'relative', of: 'businessYear' },
      { kind: 'relative', of: 'businessYear', yearStart: 13 },
      { kind: 'relative', of: 'year', yearStart: 7 },
    ];
    for (const period of refused) {
      const { status, body } = await manager.post(url, of(period));
      expect([status, body.fields?.[0]?.field]).toEqual([422, expect.stringMatching(/^definition\.period/)]);
    }
    const period = { kind: 'relative', of: 'businessYear', yearStart: 7 };
    const { body } = await manager.post(url, of(period));
    expect(body.definition.period).toEqual(period);
  });
});
