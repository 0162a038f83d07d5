import { addressChanged } from '@jahrring/contracts-addresses';
import { extraFieldsChanged, newId, type ExtraField } from '@jahrring/contracts-common';
import type {
  FactLines,
  PivotChoices,
  PivotView,
  SavedReportView,
  SourceRows,
} from '@jahrring/contracts-evaluations';
import { projectChanged } from '@jahrring/contracts-projects';
import { entryChanged } from '@jahrring/contracts-time';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const days = 'from=2026-03-01&to=2026-03-31';
const [north, south, without] = [newId(), newId(), newId()];
const [town, owner] = [newId(), newId()];

const field = (key: string, title: string, more: Partial<ExtraField> = {}): ExtraField => ({
  ...{
    key,
    title: { de: title, fr: `${title} (fr)` },
    kind: key.split('_')[0] as ExtraField['kind'],
    order: 0,
  },
  ...{ required: false, active: true, inList: false, reportable: true },
  ...more,
});
const district = field('choice_region', 'Revier', {
  choices: [
    { key: 'nord00', title: { de: 'Nord' }, active: true },
    { key: 'sued00', title: { de: 'Süd' }, active: false },
  ],
});
const remark = field('text_remark', 'Bemerkung', { reportable: false });
const inGroup = field('yesno_member', 'Mitglied');
const area = field('text_area00', 'Gegend');

describe('the licence’s own fields', () => {
  let app: TestService;

  const define = async (project: ExtraField[], address: ExtraField[] = [inGroup]) => {
    await app.deliver(extraFieldsChanged, { entity: 'project', fields: project });
    await app.deliver(extraFieldsChanged, { entity: 'address', fields: address });
  };
  beforeAll(async () => {
    app = await startTestService(evaluationsService);
    for (const [id, extra] of [[town, { yesno_member: 'yes' }] as const, [owner, {}] as const]) {
      await app.deliver(addressChanged, {
        ...{ id, name: id, zip: '3000', city: 'Bern', country: 'CH', external: false, deleted: false, extra },
      });
    }
    for (const [id, addressId, extra] of [
      [north, town, { choice_region: 'nord00', text_remark: 'geheim', text_area00: 'A, B: 1' }] as const,
      [south, owner, { choice_region: 'sued00' }] as const,
      [without, owner, undefined] as const,
    ]) {
      await app.deliver(projectChanged, {
        ...{ id, number: id.slice(0, 8), title: 'Auftrag', status: 'PROG', addressId, extra },
        ...{ assignedEmployeeIds: [testMember('employee')], deleted: false },
      });
    }
    for (const [projectId, hours] of [[north, 3] as const, [south, 2] as const, [without, 1] as const]) {
      await app.deliver(entryChanged, {
        ...{ id: newId(), employeeId: testMember('employee'), projectId, workDate: '2026-03-02' },
        ...{ seconds: hours * 3600, billable: true, deleted: false },
      });
    }
  });
  beforeEach(() => define([district, remark, area]));
  afterAll(() => app.close());

  const pivot = (query: string, who: TestClient = app.as('admin')) =>
    who.get(`/api/evaluations/pivots?measures=hours&${query}&${days}`);
  const hoursOf = async (query: string) => {
    const { rows } = (await pivot(query)).body as PivotView;
    return rows.map(({ keys, labels, values }) => [keys[0], labels[0], Number(values[0]) / 3600]);
  };
  const lineHours = async (condition: string) => {
    const { body } = await app.as('admin').get(`/api/evaluations/lines?filter[extra]=${condition}&${days}`);
    return (body as FactLines).items.reduce((sum, { seconds }) => sum + seconds / 3600, 0);
  };

  it('tell figures apart, down to the lines', async () => {
    expect(await hoursOf('rows=project.choice_region')).toEqual([
      ['nord00', 'Nord', 3],
      ['sued00', 'Süd', 2],
      [null, null, 1],
    ]);
    expect(await hoursOf('rows=customer.yesno_member')).toEqual([
      ['yes', 'ja', 3],
      [null, null, 3],
    ]);
    expect(await lineHours('project.choice_region:nord00')).toBe(3);
    expect(await lineHours('project.choice_region:nord00,project.choice_region:sued00')).toBe(5);
    expect(await lineHours('project.choice_region:')).toBe(1);
    expect(await lineHours('customer.yesno_member:,project.choice_region:')).toBe(1);
    expect(await lineHours(`project.text_area00:${encodeURIComponent(encodeURIComponent('A, B: 1'))}`)).toBe(
      3,
    );
    expect(await lineHours(`project.choice_region:nord00&filter[project]=${south}`)).toBe(0);
  });

  it('limit figures of every source that has such records', async () => {
    const { body } = await app
      .as('admin')
      .get(`/api/evaluations/rows?source=projects&filter[extra]=project.choice_region:nord00&${days}`);
    expect((body as SourceRows).total).toBe(0);
    expect(await hoursOf('rows=project&filter[extra]=customer.yesno_member:yes')).toEqual([
      [north, `${north.slice(0, 8)} Auftrag`, 3],
    ]);
    for (const asked of [
      'source=absences&rows=person&measures=absentDays&filter[extra]=project.choice_region:nord00',
      'rows=project&measures=hours&filter[extra]=project.choice_region:%25E0',
      'rows=project.number_abcdef&measures=hours',
    ]) {
      const { status } = await app.as('admin').get(`/api/evaluations/pivots?${asked}&${days}`);
      expect([asked, status]).toEqual([asked, 422]);
    }
  });

  it('are named in the reader’s language, on screen and in files', async () => {
    const { body } = await pivot('rows=project.choice_region');
    expect((body as PivotView).fields).toEqual({ 'project.choice_region': 'Revier' });
    const { text } = await app
      .as('admin')
      .get(`/api/evaluations/pivots/files/csv?rows=project.choice_region&measures=hours&${days}`);
    expect(text).toContain('Revier;Stunden');
    expect(text).toContain('Nord;3');
    const { body: fields } = await app.as('admin').get('/api/evaluations/pivots/fields?source=documents');
    expect(fields['items']).toEqual([
      { dimension: 'project.choice_region', title: 'Revier' },
      { dimension: 'project.text_area00', title: 'Gegend' },
      { dimension: 'customer.yesno_member', title: 'Mitglied' },
    ]);
    expect(
      (await app.as('admin').get('/api/evaluations/pivots/fields?source=absences')).body['items'],
    ).toEqual([]);
  });

  it('are offered as filters with the values that facts have', async () => {
    const { body } = await app.as('admin').get(`/api/evaluations/pivots/choices?${days}`);
    expect((body as unknown as PivotChoices).fields).toEqual([
      {
        ...{ dimension: 'project.choice_region', title: 'Revier' },
        choices: [
          { id: 'nord00', label: 'Nord' },
          { id: 'sued00', label: 'Süd' },
        ],
      },
      {
        ...{ dimension: 'project.text_area00', title: 'Gegend' },
        choices: [{ id: 'A, B: 1', label: 'A, B: 1' }],
      },
      {
        ...{ dimension: 'customer.yesno_member', title: 'Mitglied' },
        choices: [{ id: 'yes', label: 'ja' }],
      },
    ]);
  });

  it('that are not marked are nobody’s figures, and nothing of another licence is known', async () => {
    const refused = await pivot('rows=project.text_remark');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.not.stringContaining('geheim'),
    ]);
    expect(await lineHours('project.text_remark:geheim')).toBe(0);
    const other = app.as('admin', { licence: 'other' });
    expect((await pivot('rows=project.choice_region', other)).status).toBe(422);
    expect((await other.get('/api/evaluations/pivots/fields')).body['items']).toEqual([]);
  });

  it('a saved report says which of them is gone', async () => {
    const admin = app.as('admin');
    const definition = {
      ...{ source: 'time', rows: ['project.choice_region', 'project'], columns: [], measures: ['hours'] },
      ...{ filters: {}, extra: [{ dimension: 'customer.yesno_member', value: 'yes' }] },
      period: { kind: 'fixed', from: '2026-03-01', to: '2026-03-31' },
    };
    const made = await admin.post('/api/evaluations/saved-reports', {
      ...{ title: 'Nach Revier', definition, shares: { roles: [], employeeIds: [] } },
    });
    expect([made.status, made.body['missing']]).toEqual([201, []]);
    await define([{ ...district, reportable: false }]);
    const { body } = await admin.get(`/api/evaluations/saved-reports/${made.body.id}`);
    expect(body as unknown as SavedReportView).toMatchObject({
      missing: ['rows'],
      definition: { rows: ['project'], extra: definition.extra },
    });
  });
});
