import { entryImportWork, type EntryImportOptions } from '@jahrring/contracts-time';
import { testMember, type TestClient } from '@jahrring/testing';
import {
  aTimeService,
  anEntry,
  deliverActivity,
  entriesPath,
  ids,
  type TimeTest,
} from '../test/a-time-service';

const path = '/api/time/entry-imports';

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

  const send = (content: string, options?: EntryImportOptions, client = admin) =>
    client.post(path, undefined, {
      file: {
        name: 'zeiten.csv',
        content,
        type: 'text/csv',
        ...(options ? { fields: { options: JSON.stringify(options) } } : {}),
      },
    });
  const work = async (id: string) => {
    await app.runJob('kit.work');
    return (await admin.get(`/api/time/long-work/${id}`)).body;
  };
  const check = async (content: string, options?: EntryImportOptions) => {
    const started = (await send(content, options)).body;
    return { ...started, ...(await work(started.workId)) };
  };
  const run = async (checkId: string, skipErrors = false) => {
    const answer = await admin.post(`${path}/${checkId}/run`, { skipErrors });
    return answer.status === 200 ? work(answer.body.id) : answer;
  };
  const entries = async () => (await admin.get(`${entriesPath}?sort=workDate,startAt`)).body.items;

  it('reads an export of Kimai, tells what it would do, and does it', async () => {
    const checked = await check(kimai);
    expect(checked).toMatchObject({
      origin: 'kimai',
      rowCount: 2,
      state: 'done',
      result: {
        counts: { create: 2, same: 0, skip: 0, error: 0 },
        seconds: 33_300,
        people: 1,
        firstDay: '2026-11-17',
        lastDay: '2026-11-17',
      },
    });
    expect(await entries()).toEqual([]);
    expect(await run(checked.workId)).toMatchObject({
      kind: entryImportWork.run,
      state: 'done',
      result: { counts: { create: 2, same: 0, skip: 0, error: 0 }, errors: [] },
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
    const checked = await check(content);
    expect(checked).toMatchObject({ origin, result: { counts: { create: 1 } } });
    await run(checked.workId);
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
    const again = await check(raw.toString());
    expect(again).toMatchObject({
      origin: 'jahrring',
      result: { counts: { create: 0, same: 2, skip: 0, error: 0 } },
    });
    for (const { id, version } of await entries()) {
      await admin.delete(`${entriesPath}/${id}`, { ifMatch: version });
    }
    const fresh = await check(raw.toString());
    expect(await run(fresh.workId)).toMatchObject({
      result: { counts: { create: 2, same: 0, skip: 0, error: 0 } },
    });
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
    const checked = await check([header, ...lines].join('\n'));
    const fields = checked.result.errors.map(({ errors }: { errors: { field: string }[] }) =>
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
    const checked = await check([header, ...lines].join('\n'));
    expect(checked.result.counts).toEqual({ create: 1, same: 0, skip: 0, error: 6 });
    expect(
      checked.result.errors.map(
        ({ line, errors }: { line: number; errors: { field: string; key: string }[] }) => [
          line,
          errors[0]?.field,
          errors[0]?.key,
        ],
      ),
    ).toEqual([
      [3, 'workDate', 'validation.date'],
      [4, 'from', 'time:errors.overlap'],
      [5, 'employeeId', 'validation.unknownWord'],
      [6, 'projectId', 'validation.unknownWord'],
      [7, 'projectId', 'time:errors.projectClosed'],
      [8, 'seconds', 'validation.required'],
    ]);
    expect(await run(checked.workId)).toMatchObject({ status: 409, body: { code: 'IMPORT_HAS_ERRORS' } });
    expect(await run(checked.workId, true)).toMatchObject({
      result: { counts: { create: 1, same: 0, skip: 0, error: 6 } },
    });
    expect(await entries()).toHaveLength(1);
  });

  it('takes another column, person and project for what the file does not say', async () => {
    const content = 'Wann;Wie lange\n17.11.2026;2,5\n';
    const options = {
      columns: { workDate: 0, duration: 1 },
      employeeId: testMember('employee'),
      projectId: ids.forest,
      activityId: ids.felling,
    };
    expect((await send(content)).body).toMatchObject({
      ...{ workId: null, hasTitles: true, columns: {} },
      ...{ header: ['Wann', 'Wie lange'], samples: ['17.11.2026', '2,5'] },
    });
    const noDay = await send(content, { columns: { duration: 1 } });
    expect([noDay.status, noDay.body.code]).toEqual([422, 'IMPORT_NO_DATE']);
    const checked = await check(content, options);
    expect(checked.result).toMatchObject({ counts: { create: 1, error: 0 }, seconds: 9000 });
  });

  it('reads a file without titles by its values, from its first line', async () => {
    const content = '17.11.2026;07:00;12:00;Nordhang\n17.11.2026;13:00;15:30;Südhang\n';
    const standIns = {
      ...{ employeeId: testMember('employee'), projectId: ids.forest, activityId: ids.felling },
    };
    const { header, hasTitles, columns, rowCount, result } = await check(content, standIns);
    expect({ header, hasTitles, columns, rowCount }).toEqual({
      ...{ header: ['', '', '', ''], hasTitles: false, rowCount: 2 },
      columns: { workDate: 0, from: 1, to: 2 },
    });
    expect(result).toMatchObject({ counts: { create: 2, error: 0 }, seconds: 27_000 });
    const mapped = await check(content, {
      ...standIns,
      ...{ hasTitles: false, columns: { workDate: 0, from: 1, to: 2, comment: 3 } },
    });
    expect(await run(mapped.workId)).toMatchObject({ result: { counts: { create: 2 } } });
    expect((await entries()).map(({ comment }: { comment: string }) => comment)).toEqual([
      'Nordhang',
      'Südhang',
    ]);
  });

  it('takes a first line for titles or for an entry as a person says', async () => {
    const content = 'Tag;Stunden\nheute;2\n';
    const options = { hasTitles: false, columns: { workDate: 0, duration: 1 } };
    expect((await send(content, options)).body).toMatchObject({ rowCount: 2, header: ['', ''] });
    expect((await send(content)).body).toMatchObject({ rowCount: 1, header: ['Tag', 'Stunden'] });
  });

  it('takes an import back, but for what was changed since', async () => {
    const imported = await run((await check(kimai)).workId);
    const [first] = await entries();
    await admin.patch(`${entriesPath}/${first.id}`, { comment: 'anders' }, { ifMatch: first.version });
    const refused = await admin.post(`${path}/${imported.id}/undo`, {});
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_UNDO_PARTIAL', params: { removed: 1, kept: 1 } },
    });
    const undoing = (await admin.post(`${path}/${imported.id}/undo`, { partial: true })).body;
    expect(await work(undoing.id)).toMatchObject({
      result: { removed: 1, kept: 1, entries: [{ id: first.id, reason: 'changed' }] },
    });
    expect(await entries()).toEqual([expect.objectContaining({ comment: 'anders' })]);
  });

  it('goes on where a run was cut off, and records no line twice', async () => {
    const lines = Array.from(
      { length: 12 },
      (_, hour) => `17.11.2026;${hour}:00;${hour}:30;employee Muster0;P241;Holzen`,
    );
    const checked = await check(['Datum;Von;Bis;Person;Projekt;Tätigkeit', ...lines].join('\n'));
    const { id } = (await admin.post(`${path}/${checked.workId}/run`, {})).body;
    await admin.post(`/api/time/long-work/${id}/cancel`);
    expect((await work(id)).state).toBe('cancelled');
    const again = await run(checked.workId);
    expect(again.result.counts).toEqual({ create: 12, same: 0, skip: 0, error: 0 });
    expect(await entries()).toHaveLength(12);
    const repeated = await run(checked.workId);
    expect(repeated.result.counts).toEqual({ create: 0, same: 12, skip: 0, error: 0 });
  });

  it('refuses what is no table, and whoever may not record for others', async () => {
    expect((await send('\u0000\u0001PDF')).body.code).toBe('IMPORT_UNREADABLE');
    expect((await send(kimai, {}, app.as('employee'))).status).toBe(403);
  });
});
