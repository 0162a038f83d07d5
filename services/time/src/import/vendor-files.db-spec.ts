import { testMember, type TestClient } from '@jahrring/testing';
import writeXlsxFile from 'write-excel-file/node';
import { aTimeService, entriesPath, type TimeTest } from '../test/a-time-service';
import { entryImports } from '../test/entry-imports';
import { harvestFile, vendorFiles } from '../test/vendor-files';

describe('exports of other programs', () => {
  let app: TimeTest;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const imports = () => entryImports(app, admin);
  const check = (content: string | Buffer, change: object = {}) => imports().check(content, change);
  const wrong = async (id: string) =>
    (await imports().rows(id, 'error')).map(({ errors }: { errors: { field: string; key: string }[] }) =>
      errors.map(({ field, key }) => ({ field, key })),
    );
  const imported = async (content: string | Buffer) => {
    const checked = await check(content);
    expect(checked).toMatchObject({ counts: { error: 0 }, found: { same: 0 } });
    await imports().run(checked.id);
    return { checked, entries: (await admin.get(`${entriesPath}?sort=workDate,startAt`)).body.items };
  };
  const theDay = [
    {
      workDate: '2026-11-17',
      from: '07:00',
      to: '12:00',
      seconds: 18_000,
      breakSeconds: 0,
      kind: 'hours',
      employeeId: testMember('employee'),
      projectNumber: 'P241',
      activityTitle: 'Holzen',
      comment: 'Nordhang [Akkord]',
      billable: true,
    },
    { from: '13:00', to: '17:15', seconds: 15_300, comment: null },
  ].map((entry) => expect.objectContaining(entry));

  it.each(Object.entries(vendorFiles))('of %s are understood as they are', async (vendor, content) => {
    const { checked, entries } = await imported(content);
    const origin = /^(kimai|toggl|clockify)/.exec(vendor)?.[1] ?? 'other';
    expect([checked.settings.origin, checked.found.dateOrderSure]).toEqual([origin, true]);
    expect(entries).toEqual(theDay);
  });

  it('of Harvest have hours without times, and names in two columns', async () => {
    const { checked, entries } = await imported(harvestFile);
    expect([checked.settings.origin, checked.found.dateOrder]).toEqual(['harvest', 'mdy']);
    expect(
      entries.map((entry: { seconds: number; billable: boolean }) => [entry.seconds, entry.billable]),
    ).toEqual(
      expect.arrayContaining([
        [18_000, true],
        [15_300, false],
      ]),
    );
  });

  it('may be workbooks whose days, times and durations are numbers with a format', async () => {
    const day = { value: new Date('2026-11-17T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' };
    const hours = (value: number, format = 'hh:mm') => ({ value: value / 24, type: Number, format });
    const titles = [
      'date',
      'begin',
      'end',
      'duration',
      'user',
      'customer',
      'project',
      'activity',
      'description',
      'tags',
    ];
    const who = ['employee Muster0', 'Bürgergemeinde', 'P241', 'Holzen'];
    const workbook = await writeXlsxFile(
      [
        titles,
        [day, hours(7), hours(12), hours(5, '[h]:mm'), ...who, 'Nordhang', 'Akkord'],
        [day, hours(13), hours(17.25), hours(4.25, '[h]:mm'), ...who, null, null],
      ],
      { sheet: 'Kimai' },
    ).toBuffer();
    expect((await imported(workbook)).entries).toEqual(theDay);
  });

  it('may tell work over midnight, and nothing that lasts longer than a day', async () => {
    const header = 'User,Email,Client,Project,Task,Start date,Start time,End date,End time,Duration';
    const row = (start: string, end: string) => `employee Muster0,e@x.test,,P241,Holzen,${start},${end},`;
    const night = row('2026-11-16,22:00:00', '2026-11-17,02:30:00');
    const { entries } = await imported([header, night].join('\n'));
    expect(entries).toEqual([
      expect.objectContaining({ workDate: '2026-11-16', from: '22:00', to: '02:30', seconds: 16_200 }),
    ]);
    const lasting = [
      row('2026-11-10,08:00:00', '2026-11-12,10:00:00'),
      row('2026-11-10,08:00:00', '2026-11-10,07:00:00'),
    ];
    const { id, counts } = await check([header, ...lasting].join('\n'));
    expect(counts).toMatchObject({ create: 0, error: 2 });
    expect((await wrong(id))[0]).toEqual([{ field: 'to', key: 'time:import.fault.end' }]);
  });

  it('may tell the hour that comes twice in autumn by its offset from UTC', async () => {
    const header = 'start,end,duration,user,project,activity';
    const who = 'employee Muster0,P241,Holzen';
    const rows = [
      `2025-10-26T01:30:00+02:00,2025-10-26T02:30:00+02:00,,${who}`,
      `2025-10-26T02:30:00+02:00,2025-10-26T02:30:00+01:00,,${who}`,
      `2025-10-26T02:45:00+01:00,2025-10-26T05:45:00+01:00,2:30,${who}`,
      // Six hours lie between 22:00 and 05:00 when the clock is set forward: no break.
      `2025-03-29T22:00:00+01:00,2025-03-30T05:00:00+02:00,6:00,${who}`,
    ];
    const { entries } = await imported([header, ...rows].join('\n'));
    const shown = entries.map((entry: Record<string, unknown>) =>
      ['startAt', 'endAt', 'seconds', 'breakSeconds'].map((key) => entry[key]),
    );
    expect(shown).toEqual([
      ['2025-03-29T21:00:00.000Z', '2025-03-30T03:00:00.000Z', 21_600, 0],
      ['2025-10-25T23:30:00.000Z', '2025-10-26T00:30:00.000Z', 3600, 0],
      ['2025-10-26T00:30:00.000Z', '2025-10-26T01:30:00.000Z', 3600, 0],
      ['2025-10-26T01:45:00.000Z', '2025-10-26T04:45:00.000Z', 9000, 1800],
    ]);
    const again = await check([header, ...rows].join('\n'));
    expect(again).toMatchObject({ counts: { create: 0, skip: 4, error: 0 }, found: { same: 4 } });
    const unsaid = await check(`${header}\n2025-10-26 02:30,2025-10-26 04:00,,${who}`);
    expect((await wrong(unsaid.id))[0]).toEqual([{ field: 'from', key: 'time:errors.ambiguous' }]);
    const overlapping = `2025-10-26T02:15:00+02:00,2025-10-26T02:20:00+01:00,,employee Muster0,P241,Holzen`;
    const second = await check([header, overlapping].join('\n'));
    expect((await wrong(second.id))[0]).toMatchObject([{ key: 'time:errors.overlap' }]);
  });

  it('say how their dates were understood, which a person can change', async () => {
    const file = (...dates: string[]) =>
      [
        'Date,Hours,User,Project,Activity',
        ...dates.map((date) => `${date},2.5,employee Muster0,P241,Holzen`),
      ].join('\n');
    const foundIn = async (content: string, change: object = {}) => (await check(content, change)).found;
    expect(await foundIn(file('11/10/2026', '11/17/2026'))).toMatchObject({
      dateOrder: 'mdy',
      dateOrderSure: true,
    });
    // Both ways are days; only one of them is past on 20 November 2026.
    expect(await foundIn(file('11/10/2026', '11/12/2026'))).toMatchObject({
      dateOrder: 'mdy',
      dateOrderSure: false,
      dateSample: '11/10/2026',
      firstDay: '2026-11-10',
    });
    expect(await foundIn(file('10/11/2026'), { dateOrder: 'mdy' })).toMatchObject({
      dateOrder: 'mdy',
      dateOrderSure: true,
      firstDay: '2026-10-11',
    });
  });

  it('do not record a line twice that stands in them twice', async () => {
    const [header = '', first = ''] = vendorFiles.kimai.split('\n');
    const { id, counts } = await check([header, first, first].join('\n'));
    expect(counts).toMatchObject({ create: 1, skip: 1, error: 0 });
    expect((await imports().run(id)).counts).toMatchObject({ create: 1, skip: 1, error: 0 });
    expect((await admin.get(entriesPath)).body.total).toBe(1);
  });
});
