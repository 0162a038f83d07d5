import { newId } from '@jahrring/contracts-common';
import { sourcesBilled, sourcesClaimed } from '@jahrring/contracts-documents';
import { projectChanged } from '@jahrring/contracts-projects';
import type { ImportWordView } from '@jahrring/contracts-time';
import { testMember, testPrincipal, type TestClient } from '@jahrring/testing';
import { aTimeService, entriesPath, ids, type TimeTest } from '../test/a-time-service';

const path = '/api/time/entry-imports';
const header = 'date,begin,end,duration,rate,user,customer,project,activity,description,exported,tags';
const row = (day: string, user: string, project = 'P241', activity = 'Holzen') =>
  `${day},07:00,09:00,2:00,,${user},Gemeinde,${project},${activity},,0,`;
const file = (...rows: string[]) => [header, ...rows].join('\n');

describe('words of imported files', () => {
  let app: TimeTest;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const work = async (id: string) => {
    await app.runJob('kit.work');
    return (await admin.get(`/api/time/long-work/${id}`)).body;
  };
  const check = async (content: string, client = admin) => {
    const sent = { name: 'kimai.csv', content, type: 'text/csv' };
    return work((await client.post(path, undefined, { file: sent })).body.workId);
  };
  const run = async (checkId: string) => work((await admin.post(`${path}/${checkId}/run`, {})).body.id);
  const foreign = file(
    row('2026-11-16', 'nh'),
    row('2026-11-17', 'nh'),
    row('2026-11-17', 'gone'),
    row('2026-11-18', 'employee Muster0', 'Stadtwald', 'Fällen'),
  );

  it('are listed once each, with how many lines have them', async () => {
    const { result } = await check(foreign);
    expect(result.counts).toMatchObject({ create: 0, error: 4 });
    expect(
      result.words.map(({ kind, word, lines, state }: ImportWordView) => [kind, word, lines, state]),
    ).toEqual(
      expect.arrayContaining([
        ['employee', 'nh', 2, 'unknown'],
        ['employee', 'gone', 1, 'unknown'],
        ['project', 'Gemeinde · Stadtwald', 1, 'unknown'],
        ['activity', 'Fällen', 1, 'unknown'],
      ]),
    );
    expect(result.words).toHaveLength(4);
  });

  it('are explained once, for this file and the next of its kind, not for those of others', async () => {
    const first = await check(foreign);
    const words = [
      { kind: 'employee', word: 'nh', target: testMember('foreman') },
      { kind: 'employee', word: 'gone', target: null },
      { kind: 'project', word: 'Gemeinde · Stadtwald', target: ids.forest },
      { kind: 'activity', word: 'Fällen', target: ids.felling },
    ];
    const again = (await admin.post(`${path}/${first.id}/words`, { words })).body;
    const explained = await work(again.id);
    expect(explained.result.counts).toEqual({ create: 3, same: 0, skip: 1, error: 0 });
    expect(explained.result.words).toContainEqual({
      kind: 'employee',
      word: 'nh',
      lines: 2,
      state: 'mapped',
      target: testMember('foreman'),
      targetTitle: 'foreman Muster0',
    });
    expect((await run(again.id)).result.counts).toEqual({ create: 3, same: 0, skip: 1, error: 0 });
    const next = await check(file(row('2026-11-19', 'NH'), row('2026-11-19', 'gone')));
    expect(next.result.counts).toEqual({ create: 1, same: 0, skip: 1, error: 0 });
    const ofOthers = await check(
      'Datum;Von;Bis;Person;Projekt;Tätigkeit\n19.11.2026;10:00;11:00;nh;P241;Holzen',
    );
    expect(ofOthers.result.counts).toMatchObject({ create: 0, error: 1 });
    const stranger = app.as('admin', { licence: 'other' });
    const { workId } = (
      await stranger.post(path, undefined, {
        file: { name: 'a.csv', content: file(row('2026-11-19', 'nh')), type: 'text/csv' },
      })
    ).body;
    await app.runJob('kit.work');
    expect((await stranger.get(`/api/time/long-work/${workId}`)).body.result.words[0]).toMatchObject({
      word: 'nh',
      state: 'unknown',
    });
  });

  it('can be explained differently later', async () => {
    const first = await check(file(row('2026-11-16', 'nh')));
    const say = async (target: string | null) => {
      const body = { words: [{ kind: 'employee', word: 'nh', target }] };
      return work((await admin.post(`${path}/${first.id}/words`, body)).body.id);
    };
    expect((await say(null)).result.counts).toMatchObject({ skip: 1 });
    expect((await say(testMember('foreman'))).result.counts).toMatchObject({ create: 1, skip: 0 });
  });

  it('mean nothing that does not exist, or belongs to another licence', async () => {
    const first = await check(file(row('2026-11-16', 'nh', 'Stadtwald', 'Fällen')));
    const say = (kind: string, word: string, target: string) =>
      admin.post(`${path}/${first.id}/words`, {
        words: [
          { kind: 'employee', word: 'nh', target: null },
          { kind, word, target },
        ],
      });
    const wrong = [
      ['employee', 'nh', newId()],
      ['employee', 'nh', testMember('foreman', { licence: 'other' })],
      ['project', 'Stadtwald', ids.otherProject],
      ['project', 'Stadtwald', testMember('foreman')],
      ['activity', 'Fällen', ids.machine],
    ] as const;
    for (const [kind, word, target] of wrong) {
      const { status, body } = await say(kind, word, target);
      expect([status, body.fields]).toEqual([
        422,
        [expect.objectContaining({ field: 'words.1.target', code: 'exists' })],
      ]);
    }
    const next = await check(file(row('2026-11-16', 'nh')));
    expect(next.result.words).toEqual([expect.objectContaining({ word: 'nh', state: 'unknown' })]);
  });

  it('cannot be stood in for by what does not exist, neither in the dry run nor in the import', async () => {
    const content = file(row('2026-11-16', 'employee Muster0', 'Stadtwald'));
    const send = (options: object) =>
      admin.post(path, undefined, {
        file: { name: 'k.csv', content, type: 'text/csv', fields: { options: JSON.stringify(options) } },
      });
    for (const [field, target] of [
      ['employeeId', newId()],
      ['projectId', ids.otherProject],
      ['activityId', ids.machine],
    ] as const) {
      const { status, body } = await send({ [field]: target });
      expect([status, body.fields]).toEqual([422, [expect.objectContaining({ field, code: 'exists' })]]);
    }
    const { workId } = (await send({ projectId: ids.forest })).body;
    expect((await work(workId)).result.counts).toMatchObject({ create: 1, error: 0 });
    await app.deliver(projectChanged, {
      ...{ id: ids.forest, number: 'P241', title: 'Durchforstung', status: 'PROG' },
      ...{ assignedEmployeeIds: [], deleted: true },
    });
    const refused = await admin.post(`${path}/${workId}/run`, {});
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, 'projectId']);
  });

  it('stand in a list with who imported what and when, which every colleague sees', async () => {
    await run((await check(file(row('2026-11-16', 'employee Muster0')))).id);
    const colleague = app.as('admin', { person: 1 });
    expect((await colleague.get(path)).body).toEqual({
      total: 1,
      items: [
        {
          id: expect.any(String),
          fileName: 'kimai.csv',
          origin: 'kimai',
          rowCount: 1,
          createdAt: '2026-11-20T17:00:00.000Z',
          createdByName: 'admin Muster0',
          counts: { create: 1, same: 0, skip: 0, error: 0 },
          present: 1,
          undoneAt: null,
          undoneByName: null,
        },
      ],
    });
    expect((await app.as('employee').get(path)).status).toBe(403);
  });

  it('are taken back but for what was billed, confirmed or changed, and each that stays is told', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    const { id } = await run((await check(file(...days.map((day) => row(day, 'employee Muster0'))))).id);
    const entries = (await admin.get(`${entriesPath}?sort=workDate`)).body.items;
    const [billed, confirmed, changed, untouched] = entries;
    const claim = { documentId: newId(), kind: 'time' as const, sources: [{ id: billed.id, version: 1 }] };
    await app.deliver(sourcesClaimed, claim);
    await app.deliver(sourcesBilled, { ...claim, documentNumber: '2026-0042' });
    await admin.post('/api/time/marks', { ids: [confirmed.id], action: 'confirm' });
    await admin.patch(`${entriesPath}/${changed.id}`, { comment: 'anders' }, { ifMatch: 1 });
    const stays = [
      { id: billed.id, workDate: '2026-11-16', reason: 'billed' },
      { id: confirmed.id, workDate: '2026-11-17', reason: 'confirmed' },
      { id: changed.id, workDate: '2026-11-18', reason: 'changed' },
    ].map((entry) => expect.objectContaining({ ...entry, employeeName: 'employee Muster0' }));
    const colleague = app.as('admin', { person: 1 });
    const preview = (await colleague.get(`${path}/${id}/undo`)).body;
    expect(preview).toEqual({ removed: 1, kept: 3, entries: expect.arrayContaining(stays) });
    expect((await colleague.post(`${path}/${id}/undo`, {})).body.code).toBe('IMPORT_UNDO_PARTIAL');
    expect((await admin.get(entriesPath)).body.total).toBe(4);
    const undoing = (await colleague.post(`${path}/${id}/undo`, { partial: true })).body;
    await app.runJob('kit.work');
    const undone = (await colleague.get(`/api/time/long-work/${undoing.id}`)).body;
    expect(undone.result).toEqual({ removed: 1, kept: 3, entries: expect.arrayContaining(stays) });
    expect((await admin.get(`${entriesPath}/${untouched.id}`)).body.deletedAt).not.toBeNull();
    expect((await admin.get(path)).body.items).toEqual([
      expect.objectContaining({
        present: 3,
        undoneByName: 'admin Muster1',
        undoneAt: '2026-11-20T17:00:00.000Z',
      }),
    ]);
  });

  it('stay where their days were locked since', async () => {
    const { id } = await run((await check(file(row('2026-11-19', 'employee Muster0')))).id);
    app.clock.set(new Date('2027-01-20T12:00:00Z'));
    // This manager may no longer change locked days.
    const { grants } = testPrincipal('admin');
    const others = new Map([...grants].filter(([key]) => key !== 'tools.timetable.edit_expired'));
    const manager = app.as('admin', { grants: others });
    expect((await manager.get(`${path}/${id}/undo`)).body).toMatchObject({
      removed: 0,
      kept: 1,
      entries: [{ reason: 'locked' }],
    });
  });
});
