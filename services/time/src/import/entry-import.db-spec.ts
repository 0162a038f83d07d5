import { testMember, type TestClient } from '@jahrring/testing';
import {
  aTimeService,
  anEntry,
  deliverActivity,
  entriesPath,
  ids,
  type TimeTest,
} from '../test/a-time-service';
import { entryImports, importsPath as path } from '../test/entry-imports';

const kimai = `"Date","From","To","Duration","Currency","Price","Username","Name","Customer","Project","Activity","Description","Exported","Billable","Tags"
"2026-11-17","07:00","12:00","5:00","CHF","390","emp","employee Muster0","Bürgergemeinde","Durchforstung Gohlgraben","Holzen","Nordhang","No","Yes","Akkord"
"2026-11-17","13:00","17:15","4.25","CHF","331.5","emp","employee Muster0","Bürgergemeinde","P241","Holzen","","No","No",""
`;
const toggl = `User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags
Muster0 employee,e@x.test,Gemeinde,Durchforstung Gohlgraben,Holzen,Wegrand,Yes,2026-11-18,07:30:12,2026-11-18,11:45:40,04:15:28,
`;
const clockify = `"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)"
"P241","","Rücken","Holzen","employee Muster0","","e@x.test","","Yes","11/19/2026","01:00:00 PM","11/19/2026","04:30:00 PM","03:30:00","3.50"
`;

describe('import of time entries', () => {
  let app: TimeTest;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const imports = () => entryImports(app, admin);
  const entries = async () => (await admin.get(`${entriesPath}?sort=workDate,startAt`)).body.items;

  it('reads an export of Kimai, tells what it would do, and does it', async () => {
    const checked = await imports().check(kimai);
    expect(checked).toMatchObject({
      settings: { origin: 'kimai' },
      rowCount: 2,
      state: 'checked',
      counts: { create: 2, update: 0, skip: 0, error: 0 },
      found: { seconds: 33_300, people: 1, firstDay: '2026-11-17', lastDay: '2026-11-17' },
    });
    expect(await entries()).toEqual([]);
    expect(await imports().run(checked.id)).toMatchObject({
      state: 'done',
      counts: { create: 2, update: 0, skip: 0, error: 0 },
    });
    expect(await entries()).toEqual([
      expect.objectContaining({
        workDate: '2026-11-17',
        from: '07:00',
        to: '12:00',
        seconds: 18_000,
        employeeId: testMember('employee'),
        projectNumber: 'P241',
        activityTitle: 'Holzen',
        comment: 'Nordhang [Akkord]',
        billable: true,
        source: 'import',
        unitPrice: '78.0000',
      }),
      expect.objectContaining({
        from: '13:00',
        to: '17:15',
        seconds: 15_300,
        billable: false,
        comment: null,
      }),
    ]);
  });

  it.each([
    ['toggl', toggl, { workDate: '2026-11-18', from: '07:30', to: '11:45', comment: 'Wegrand' }],
    ['clockify', clockify, { workDate: '2026-11-19', from: '13:00', to: '16:30', comment: 'Rücken' }],
  ])('reads an export of %s', async (origin, content, entry) => {
    const checked = await imports().check(content);
    expect(checked).toMatchObject({ settings: { origin }, counts: { create: 1 } });
    await imports().run(checked.id);
    expect(await entries()).toEqual([expect.objectContaining({ ...entry, breakSeconds: 0 })]);
  });

  it('reads what we export ourselves, all kinds, without doubling it', async () => {
    const employee = app.as('employee');
    await deliverActivity(app, ids.felling, { title: 'Holzen' });
    await employee.post(entriesPath, anEntry({ breakSeconds: 1800, comment: '=1+1' }));
    const { from: _from, to: _to, activityId: _activity, ...day } = anEntry({});
    await employee.post(entriesPath, {
      ...day,
      kind: 'material',
      objectId: ids.material,
      quantity: '12',
      unit: 'piece',
    });
    const { raw } = await admin.get(`${entriesPath}/export/csv`);
    const again = await imports().check(raw.toString());
    expect(again).toMatchObject({
      settings: { origin: 'jahrring' },
      counts: { create: 0, update: 0, skip: 2, error: 0 },
      found: { same: 2, leftOut: 0 },
    });
    const [{ outcome, note }] = await imports().rows(again.id);
    expect([outcome, note]).toEqual(['skip', { code: 'same', key: 'time:import.note.same' }]);
    for (const { id, version } of await entries()) {
      await admin.delete(`${entriesPath}/${id}`, { ifMatch: version });
    }
    const fresh = await imports().check(raw.toString());
    expect(await imports().run(fresh.id)).toMatchObject({ counts: { create: 2, skip: 0, error: 0 } });
    expect(await entries()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'hours', breakSeconds: 1800, comment: '=1+1' }),
        expect.objectContaining({ kind: 'material', quantity: '12.000', objectTitle: 'Pfähle' }),
      ]),
    );
  });

  it('names everything that is wrong with a line, and nothing that only follows from it', async () => {
    const header = 'Datum;Von;Bis;Dauer;Person;Projekt;Tätigkeit;Kommentar';
    const lines = [
      `31.2.2026;7 Uhr;12:00;;Niemand Bekannt;P777;Holzen;${'x'.repeat(2001)}`,
      `17.11.2026;07:00;12:00;;employee Muster0;P777;Holzen;${'x'.repeat(2001)}`,
      '17.11.2026;;;zwei;employee Muster0;P241;Holzen;',
    ];
    const { id } = await imports().check([header, ...lines].join('\n'));
    const wrong = await imports().rows(id, 'error');
    const fields = wrong.map(({ errors }: { errors: { field: string }[] }) =>
      errors.map(({ field }) => field),
    );
    expect(fields).toEqual([
      ['workDate', 'employeeId', 'projectId', 'from', 'comment'],
      ['projectId', 'comment'],
      ['seconds'],
    ]);
  });

  it('tells every wrong line with its field, and imports none of them', async () => {
    const header = 'Datum;Von;Bis;Dauer;Person;Projekt;Tätigkeit';
    const lines = [
      '17.11.2026;07:00;12:00;;employee Muster0;P241;Holzen',
      '31.2.2026;07:00;12:00;;employee Muster0;P241;Holzen',
      '17.11.2026;11:00;14:00;;employee Muster0;P241;Holzen',
      '17.11.2026;;;2:00;Niemand Bekannt;P241;Holzen',
      '17.11.2026;;;2:00;employee Muster0;P777;Holzen',
      '17.11.2026;;;2:00;employee Muster0;P100;Holzen',
      '17.11.2026;;;;employee Muster0;P241;Holzen',
    ];
    const { id, counts } = await imports().check([header, ...lines].join('\n'));
    expect(counts).toEqual({ create: 1, update: 0, skip: 0, error: 6 });
    const places = (await imports().rows(id, 'error')).map(
      ({ errors: [error] }: { errors: Record<string, unknown>[] }) =>
        ['line', 'column', 'header', 'field', 'key'].map((name) => error?.[name]),
    );
    expect(places).toEqual([
      [3, 1, 'Datum', 'workDate', 'validation.date'],
      [4, 2, 'Von', 'from', 'time:errors.overlap'],
      [5, 5, 'Person', 'employeeId', 'validation.unknownWord'],
      [6, 6, 'Projekt', 'projectId', 'validation.unknownWord'],
      [7, 6, 'Projekt', 'projectId', 'time:errors.projectClosed'],
      [8, 4, 'Dauer', 'seconds', 'validation.required'],
    ]);
    expect(await imports().run(id)).toMatchObject({ status: 409, body: { code: 'IMPORT_HAS_ERRORS' } });
    expect(await imports().run(id, true)).toMatchObject({
      state: 'done',
      counts: { create: 1, update: 0, skip: 0, error: 6 },
    });
    expect(await entries()).toHaveLength(1);
  });

  it('takes another column, person and project for what the file does not say', async () => {
    const content = 'Wann;Wie lange\n17.11.2026;2,5\n';
    const settings = {
      mapping: ['workDate' as const, 'duration' as const],
      employeeId: testMember('employee'),
      projectId: ids.forest,
      activityId: ids.felling,
    };
    const { body } = await imports().upload(content);
    expect(body).toMatchObject({
      settings: { hasTitles: true, mapping: [null, null] },
      columns: [
        { header: 'Wann', samples: ['17.11.2026'] },
        { header: 'Wie lange', samples: ['2,5'] },
      ],
    });
    const noDay = await admin.post(`${path}/${body.id}/check`, { mapping: [null, 'duration'] });
    expect([noDay.status, noDay.body.code]).toEqual([422, 'IMPORT_NO_DATE']);
    const checked = await imports().check(content, settings);
    expect(checked).toMatchObject({ counts: { create: 1, error: 0 }, found: { seconds: 9000 } });
  });

  it('reads a file without titles by its values, from its first line', async () => {
    const content = '17.11.2026;07:00;12:00;Nordhang\n17.11.2026;13:00;15:30;Südhang\n';
    const standIns = {
      ...{ employeeId: testMember('employee'), projectId: ids.forest, activityId: ids.felling },
    };
    expect(await imports().check(content, standIns)).toMatchObject({
      rowCount: 2,
      settings: { hasTitles: false, mapping: ['workDate', 'from', 'to', null] },
      counts: { create: 2, error: 0 },
      found: { seconds: 27_000 },
    });
    const mapped = await imports().check(content, {
      ...standIns,
      mapping: ['workDate', 'from', 'to', 'comment'],
    });
    expect(await imports().run(mapped.id)).toMatchObject({ counts: { create: 2 } });
    expect((await entries()).map(({ comment }: { comment: string }) => comment)).toEqual([
      'Nordhang',
      'Südhang',
    ]);
  });

  it('takes a first line for titles or for an entry as a person says', async () => {
    const content = 'Tag;Stunden\nheute;2\n';
    const mapping = ['workDate' as const, 'duration' as const];
    expect(await imports().check(content, { hasTitles: false, mapping })).toMatchObject({ rowCount: 2 });
    expect(await imports().check(content, { mapping })).toMatchObject({ rowCount: 1 });
  });

  it('takes an import back, but for what was changed since', async () => {
    const { id } = await imports().run((await imports().check(kimai)).id);
    const [first] = await entries();
    await admin.patch(`${entriesPath}/${first.id}`, { comment: 'anders' }, { ifMatch: first.version });
    expect(await imports().undo(id, { partial: false })).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_UNDO_PARTIAL', params: { removed: 1, kept: 1 } },
    });
    expect(await imports().undo(id, { partial: true })).toMatchObject({ state: 'undone', kept: 1 });
    expect(await imports().get(id, '/undo')).toMatchObject({
      ...{ removed: 0, kept: 1 },
      rows: [{ row: { recordId: first.id, line: 2 }, reason: { code: 'changed' } }],
    });
    expect(await entries()).toEqual([expect.objectContaining({ comment: 'anders' })]);
  });

  it('takes back a run that was cut off, and records no line twice', async () => {
    const lines = Array.from(
      { length: 12 },
      (_, hour) => `17.11.2026;${hour}:00;${hour}:30;employee Muster0;P241;Holzen`,
    );
    const content = ['Datum;Von;Bis;Person;Projekt;Tätigkeit', ...lines].join('\n');
    const cut = await imports().check(content);
    await admin.post(`${path}/${cut.id}/commit`, {});
    await admin.post(`${path}/${cut.id}/cancel`);
    await app.runJob('kit.work');
    expect((await imports().get(cut.id)).state).toBe('cancelled');
    expect(await entries()).toEqual([]);
    const again = await imports().run((await imports().check(content)).id);
    expect(again.counts).toEqual({ create: 12, update: 0, skip: 0, error: 0 });
    expect(await entries()).toHaveLength(12);
    const repeated = await imports().check(content);
    expect(repeated.counts).toEqual({ create: 0, update: 0, skip: 12, error: 0 });
  });

  it('leaves a line out that is refused by the time it is recorded, and records the others', async () => {
    const { id } = await imports().check(kimai);
    const taken = anEntry({ workDate: '2026-11-17', from: '13:30', to: '14:00' });
    expect((await app.as('employee').post(entriesPath, taken)).status).toBe(201);
    expect(await imports().run(id)).toMatchObject({ state: 'done', counts: { create: 1, error: 1 } });
    const [{ line, errors }] = await imports().rows(id, 'error');
    expect([line, errors]).toEqual([
      3,
      [expect.objectContaining({ line: 3, column: 2, header: 'From', key: 'time:errors.overlap' })],
    ]);
    expect(await imports().undo(id)).toMatchObject({ state: 'undone', kept: 0 });
    expect((await entries()).map(({ from }: { from: string }) => from)).toEqual(['13:30']);
  });

  it('refuses what is no table, and whoever may not record for others', async () => {
    expect((await imports().upload('\u0000\u0001PDF')).body.code).toBe('IMPORT_NOT_A_TABLE');
    expect((await entryImports(app, app.as('employee')).upload(kimai)).status).toBe(403);
  });
});
