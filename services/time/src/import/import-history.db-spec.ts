import { newId } from '@jahrring/contracts-common';
import { sourcesBilled, sourcesClaimed } from '@jahrring/contracts-documents';
import { projectChanged } from '@jahrring/contracts-projects';
import type { ImportWordView } from '@jahrring/contracts-common/imports';
import { testMember, testPrincipal, type TestClient } from '@jahrring/testing';
import { aTimeService, entriesPath, ids, type TimeTest } from '../test/a-time-service';
import { entryImports, importsPath as path } from '../test/entry-imports';

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

  const imports = () => entryImports(app, admin);
  const check = (content: string, change: object = {}) => imports().check(content, change);
  const run = async (id: string) => imports().run(id);
  const foreign = file(
    row('2026-11-16', 'nh'),
    row('2026-11-17', 'nh'),
    row('2026-11-17', 'gone'),
    row('2026-11-18', 'employee Muster0', 'Stadtwald', 'Fällen'),
  );

  it('are listed once each, with how many lines have them', async () => {
    const { counts, found } = await check(foreign);
    expect(counts).toMatchObject({ create: 0, error: 4 });
    expect(
      found.words.map(({ kind, word, lines, state }: ImportWordView) => [kind, word, lines, state]),
    ).toEqual(
      expect.arrayContaining([
        ['employee', 'nh', 2, 'unknown'],
        ['employee', 'gone', 1, 'unknown'],
        ['project', 'Gemeinde · Stadtwald', 1, 'unknown'],
        ['activity', 'Fällen', 1, 'unknown'],
      ]),
    );
    expect(found.words).toHaveLength(4);
  });

  it('are explained once, for this file and the next of its kind, not for those of others', async () => {
    const first = await check(foreign);
    const words = [
      { kind: 'employee', word: 'nh', target: testMember('foreman') },
      { kind: 'employee', word: 'gone', target: null },
      { kind: 'project', word: 'Gemeinde · Stadtwald', target: ids.forest },
      { kind: 'activity', word: 'Fällen', target: ids.felling },
    ];
    const explained = await imports().explain(first.id, words);
    expect(explained.counts).toEqual({ create: 3, update: 0, skip: 1, error: 0 });
    expect(explained.found).toMatchObject({ same: 0, leftOut: 1 });
    expect(explained.found.words).toContainEqual({
      kind: 'employee',
      word: 'nh',
      lines: 2,
      state: 'mapped',
      target: testMember('foreman'),
      targetTitle: 'foreman Muster0',
    });
    expect((await run(first.id)).counts).toEqual({ create: 3, update: 0, skip: 1, error: 0 });
    const next = await check(file(row('2026-11-19', 'NH'), row('2026-11-19', 'gone')));
    expect(next.counts).toEqual({ create: 1, update: 0, skip: 1, error: 0 });
    const ofOthers = await check(
      'Datum;Von;Bis;Person;Projekt;Tätigkeit\n19.11.2026;10:00;11:00;nh;P241;Holzen',
    );
    expect(ofOthers.counts).toMatchObject({ create: 0, error: 1 });
    const stranger = app.as('admin', { licence: 'other' });
    const theirs = await entryImports(app, stranger).check(file(row('2026-11-19', 'nh')));
    expect(theirs.found.words[0]).toMatchObject({ word: 'nh', state: 'unknown' });
  });

  it('can be explained differently later', async () => {
    const first = await check(file(row('2026-11-16', 'nh')));
    const say = (target: string | null) =>
      imports().explain(first.id, [{ kind: 'employee', word: 'nh', target }]);
    expect((await say(null)).counts).toMatchObject({ skip: 1 });
    expect((await say(testMember('foreman'))).counts).toMatchObject({ create: 1, skip: 0 });
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
    const unheard = await say('machine', 'nh', testMember('foreman'));
    expect([unheard.status, unheard.body.fields[0].field]).toEqual([422, 'words.1.kind']);
    const next = await check(file(row('2026-11-16', 'nh')));
    expect(next.found.words).toEqual([expect.objectContaining({ word: 'nh', state: 'unknown' })]);
  });

  it('cannot be stood in for by what does not exist, neither in the dry run nor in the import', async () => {
    const content = file(row('2026-11-16', 'employee Muster0', 'Stadtwald'));
    const { body } = await imports().upload(content);
    const send = (options: object) =>
      admin.post(`${path}/${body.id}/check`, { ...body.settings, ...options });
    for (const [field, target] of [
      ['employeeId', newId()],
      ['projectId', ids.otherProject],
      ['activityId', ids.machine],
    ] as const) {
      const { status, body } = await send({ [field]: target });
      expect([status, body.fields]).toEqual([422, [expect.objectContaining({ field, code: 'exists' })]]);
    }
    const { id, counts } = await check(content, { projectId: ids.forest });
    expect(counts).toMatchObject({ create: 1, error: 0 });
    await app.deliver(projectChanged, {
      ...{ id: ids.forest, number: 'P241', title: 'Durchforstung', status: 'PROG' },
      ...{ assignedEmployeeIds: [], deleted: true },
    });
    const refused = await admin.post(`${path}/${id}/commit`, {});
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, 'projectId']);
  });

  it('stand in a list with who imported what and when, which every colleague sees', async () => {
    await run((await check(file(row('2026-11-16', 'employee Muster0')))).id);
    const colleague = app.as('admin', { person: 1 });
    expect((await colleague.get(path)).body).toMatchObject({
      total: 1,
      items: [
        {
          id: expect.any(String),
          fileName: 'zeiten.csv',
          settings: { origin: 'kimai' },
          state: 'done',
          rowCount: 1,
          createdAt: '2026-11-20T17:00:00.000Z',
          createdByName: 'admin Muster0',
          counts: { create: 1, update: 0, skip: 0, error: 0 },
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
      { row: { recordId: billed.id, line: 2 }, reason: { code: 'billed', key: 'time:kept.reason.billed' } },
      { row: { recordId: confirmed.id, line: 3 }, reason: { code: 'confirmed' } },
      { row: { recordId: changed.id, line: 4 }, reason: { code: 'changed', key: 'import.kept.changed' } },
    ];
    const colleague = app.as('admin', { person: 1 });
    const preview = (await colleague.get(`${path}/${id}/undo`)).body;
    expect(preview).toMatchObject({ removed: 1, kept: 3, rows: stays });
    expect(preview.rows[0].row.title).toBe('2026-11-16 · employee Muster0');
    const refused = await colleague.post(`${path}/${id}/undo`, { partial: false });
    expect(refused.body.code).toBe('IMPORT_UNDO_PARTIAL');
    expect((await admin.get(entriesPath)).body.total).toBe(4);
    const undone = await entryImports(app, colleague).undo(id, { partial: true });
    expect(undone).toMatchObject({ state: 'undone', kept: 3 });
    expect((await colleague.get(`${path}/${id}/undo`)).body).toMatchObject({
      removed: 0,
      kept: 3,
      rows: stays,
    });
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
      rows: [{ reason: { code: 'locked' } }],
    });
    // Entries that stayed can be taken back once nothing holds them any more.
    expect(await entryImports(app, manager).undo(id)).toMatchObject({ state: 'undone', kept: 1 });
    expect(await imports().undo(id)).toMatchObject({ state: 'undone', kept: 0 });
    expect((await admin.get(entriesPath)).body.total).toBe(0);
    expect(await imports().undo(id)).toMatchObject({ status: 409 });
  });
});
