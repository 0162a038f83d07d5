import { employeeChanged, employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { addDays, newId } from '@jahrring/contracts-common';
import { defaultAbsenceSettings, type LedgerRow } from '@jahrring/contracts-time';
import { Resync } from '@jahrring/service-kit';
import { testMember } from '@jahrring/testing';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { anEntry, aTimeService, entriesPath, type TimeTest } from '../test/a-time-service';
import { AbsenceMapper } from './absence.mapper';
import { AbsenceRepository } from './absence.repository';

const path = '/api/time/absences';
const day = 30_240;
const employee = testMember('employee');
const foreman = testMember('foreman');

function anEmployment(change: Partial<EmploymentChanged> = {}): EmploymentChanged {
  return {
    employeeId: employee,
    birthdate: '1990-05-05',
    startsOn: '2016-03-01',
    supervisors: [foreman],
    allowedAbsences: null,
    allowedCompanyParts: null,
    averageDaySeconds: day,
    startHolidaySeconds: 2 * day,
    startOvertimeSeconds: 3_600,
    periods: [
      {
        validFrom: '2016-03-01',
        pensumPercent: 100,
        weekDays: 5,
        dailySeconds: [day, day, day, day, day, 0, 0],
        yearlyHolidaySeconds: 25 * day,
      },
    ],
    corrections: [],
    ...change,
  };
}

/** A week of holidays; the Monday after the test's Friday. */
const aWeek = (change: object = {}) => ({
  type: 'holidays',
  startsOn: '2026-11-23',
  endsOn: '2026-11-29',
  ...change,
});

describe('absences', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
    await app.deliver(employmentChanged, anEmployment());
  });
  afterEach(() => app.close());

  const balances = async () => (await app.as('employee').get(`${path}/balances`)).body;
  const decide = (
    role: 'foreman' | 'manager' | 'admin',
    item: { id: string; version: number },
    approved = true,
  ) =>
    app.as(role).post(`${path}/decisions`, {
      items: [{ id: item.id, version: item.version }],
      approved,
      reason: approved ? undefined : 'Zu viele weg',
    });
  const settings = (change: object) =>
    app
      .as('admin')
      .put('/api/time/absence-settings', { ...defaultAbsenceSettings, ...change }, { ifMatch: 0 });

  it('are told portion by portion where a whole list is asked for', async () => {
    const absences = app.get(AbsenceRepository);
    const one = { employeeId: employee, recorderId: employee, type: 'holidays', state: 'approved' } as const;
    const days = { endsOn: '2026-11-23', startHalf: false, endHalf: false, days: [], decisions: [] };
    const startsOn = Array.from({ length: 250 }, (_, index) => addDays('2026-01-01', index));
    const rows = startsOn.map((from) => ({ ...one, ...days, startsOn: from, reason: null }));
    await app.db.tx(app.ctx(), (tx) => absences.insertMany(tx, rows));
    const read = jest.spyOn(app.get(AbsenceMapper), 'toViews');
    const { body } = await app.as('admin').get(`${path}?pageSize=all&sort=startsOn`);
    expect(body.total).toBe(250);
    expect(body.items.map((item: { startsOn: string }) => item.startsOn)).toEqual(startsOn);
    expect(read.mock.calls.map(([, some]) => some.length)).toEqual([100, 100, 50]);
  });

  it('are asked for, approved by the supervisor and taken from the balance, which is the sum of its rows', async () => {
    const asked = await app.as('employee').post(path, aWeek());
    expect([asked.status, asked.body.state, asked.body.halfDays]).toEqual([201, 'requested', 10]);
    expect((await balances()).holidays).toMatchObject({ requestedSeconds: 5 * day, restSeconds: 27 * day });
    const [told] = await app.events('admin.notification.requested');
    expect(told?.payload).toMatchObject({ employeeIds: [foreman], path: '/absences/requests' });
    expect((await decide('foreman', asked.body)).body.items).toEqual([{ id: asked.body.id, key: null }]);
    const states = (await app.events('time.absence.changed'))
      .map(({ payload }) => payload as { id: string; state: string; reason?: unknown; type?: unknown })
      .filter(({ id }) => id === asked.body.id);
    expect(states.map(({ state }) => state)).toEqual(['requested', 'approved']);
    expect(app.get(Resync).names).toContain('time.absence.changed');
    expect(states.every(({ reason, type }) => reason === undefined && type === undefined)).toBe(true);
    const after = await balances();
    expect(after.holidays).toEqual({
      grantedSeconds: 27 * day,
      takenSeconds: 5 * day,
      expiredSeconds: 0,
      requestedSeconds: 0,
      restSeconds: 22 * day,
    });
    const rows = after.ledger as LedgerRow[];
    const sum = rows
      .filter(({ kind }) => kind === 'holidays')
      .reduce((total, { seconds }) => total + seconds, 0);
    expect(sum).toBe(after.holidays.restSeconds);
    expect((await app.events('admin.notification.requested')).at(-1)?.payload).toMatchObject({
      employeeIds: [employee],
      titleKey: 'time:notify.absenceApproved',
    });
  });

  it('tell whoever decides what approving would mean: balance, team and bookings', async () => {
    await app.deliver(employmentChanged, anEmployment({ employeeId: testMember('trainee') }));
    await app.as('trainee').post(path, aWeek({ startsOn: '2026-11-29', endsOn: '2026-12-01' }));
    await app.as('trainee').post(path, aWeek({ startsOn: '2026-12-07', endsOn: '2026-12-08' }));
    const { body } = await app.as('employee').post(path, aWeek());
    app.clock.set(new Date('2026-11-23T17:00:00.000Z'));
    const booked = anEntry({ workDate: '2026-11-23' });
    await app.as('employee').post(entriesPath, booked);
    const impact = (await app.as('foreman').get(`${path}/${body.id}/impact`)).body;
    expect(impact).toEqual({
      balance: {
        ...{ kind: 'holidays', year: 2026, averageDaySeconds: day },
        ...{ beforeSeconds: 27 * day, afterSeconds: 22 * day },
      },
      others: [
        {
          ...{ employeeId: testMember('trainee'), name: 'trainee Muster0', type: 'holidays' },
          ...{ startsOn: '2026-11-29', endsOn: '2026-12-01', approved: false },
        },
      ],
      othersCount: 1,
      entries: 1,
      bookings: [expect.objectContaining({ workDate: '2026-11-23', seconds: 18_000 })],
    });
    expect((await app.as('employee').get(`${path}/${body.id}/impact`)).status).toBe(403);
  });

  it('are cancelled by rows of their own: nothing booked is changed', async () => {
    const { body } = await app.as('employee').post(path, aWeek());
    await decide('foreman', body);
    const before = (await balances()).ledger as LedgerRow[];
    const own = await app.as('employee').post(`${path}/${body.id}/cancel`, undefined, { ifMatch: 2 });
    expect(own.status).toBe(403);
    const done = await app.as('foreman').post(`${path}/${body.id}/cancel`, undefined, { ifMatch: 2 });
    expect([done.status, done.body.state]).toEqual([200, 'cancelled']);
    const after = await balances();
    expect(after.holidays).toMatchObject({ takenSeconds: 0, restSeconds: 27 * day });
    expect(after.ledger).toEqual(expect.arrayContaining(before));
    expect(after.ledger).toHaveLength(before.length + 5);
  });

  it('are had once, however many ask for the same days at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        app.as('employee').post(path, aWeek({ startsOn: `2026-11-2${3 + (index % 3)}` })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await app.as('employee').get(path)).body.total).toBe(1);
  });

  it('leave room for the other half of a day, and say what keeps them out', async () => {
    const client = app.as('employee');
    const monday = { startsOn: '2026-11-23', endsOn: '2026-11-23' };
    expect((await client.post(path, aWeek({ ...monday, endHalf: true }))).body.seconds).toBe(day / 2);
    expect((await client.post(path, aWeek({ ...monday, startHalf: true }))).status).toBe(201);
    const code = async (change: object) => (await client.post(path, aWeek(change))).body.code;
    expect(await code(monday)).toBe('ABSENCE_OVERLAP');
    expect(await code({ startsOn: '2026-12-25', endsOn: '2026-12-27' })).toBe('ABSENCE_NO_DAY');
    expect(await code({ startsOn: '2028-06-01', endsOn: '2028-06-02' })).toBe('ABSENCE_FUTURE');
    expect(await code({ startsOn: '2026-11-02', endsOn: '2026-11-03' })).toBe('ENTRY_LOCKED');
    await app.deliver(employmentChanged, anEmployment({ allowedAbsences: ['illness'] }));
    expect(await code({ startsOn: '2026-12-01', endsOn: '2026-12-01' })).toBe('ABSENCE_TYPE_FORBIDDEN');
  });

  it('are previewed with public holidays, colleagues who are away and what is left', async () => {
    await app
      .as('trainee')
      .post(path, aWeek({ type: 'illness', startsOn: '2026-12-28', endsOn: '2026-12-29' }));
    await settings({ holidays: [{ date: '2026-12-24', name: 'Heiligabend', halves: 1 }] });
    const asked = aWeek({ startsOn: '2026-12-21', endsOn: '2026-12-31' });
    const { status, body } = await app.as('employee').post(`${path}/preview`, asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({ halfDays: 15, refusal: null, needsApproval: true });
    expect(body.restSeconds).toBe(27 * day - 7.5 * day);
    expect(body.others).toEqual([{ name: 'trainee Muster0', startsOn: '2026-12-28', endsOn: '2026-12-29' }]);
    expect((await app.as('employee').get(path)).body.total).toBe(0);
  });

  it('need every supervisor in their order, where the licence says so', async () => {
    await settings({ approvalRule: 'chain' });
    const second = testMember('foreman', { person: 1 });
    await app.deliver(employmentChanged, anEmployment({ supervisors: [foreman, second] }));
    const { body } = await app.as('employee').post(path, aWeek());
    const other = app.as('foreman', { person: 1 });
    const decideAs = (client: typeof other, version: number) =>
      client.post(`${path}/decisions`, { items: [{ id: body.id, version }], approved: true });
    expect((await decideAs(other, 1)).body.items[0].key).toBe('errors.forbidden');
    expect((await decideAs(app.as('foreman'), 1)).body.items[0].key).toBeNull();
    expect((await app.as('employee').get(`${path}/${body.id}`)).body.state).toBe('requested');
    expect((await decideAs(other, 2)).body.items[0].key).toBeNull();
    expect((await app.as('employee').get(`${path}/${body.id}`)).body.state).toBe('approved');
  });

  it('are declined with a reason, withdrawn by oneself, and never decided by oneself', async () => {
    const client = app.as('employee');
    const first = (await client.post(path, aWeek())).body;
    const bare = await app.as('foreman').post(`${path}/decisions`, {
      items: [{ id: first.id, version: 1 }],
      approved: false,
    });
    expect([bare.status, bare.body.fields[0].field]).toEqual([422, 'reason']);
    await decide('foreman', first, false);
    const declined = (await client.get(`${path}/${first.id}`)).body;
    expect([declined.state, declined.decisions[0].reason]).toEqual(['declined', 'Zu viele weg']);
    const again = (await client.post(path, aWeek())).body;
    const gone = await client.post(`${path}/${again.id}/withdraw`, undefined, { ifMatch: 1 });
    expect(gone.body.state).toBe('withdrawn');
    const own = (await app.as('foreman').post(path, aWeek())).body;
    expect((await decide('foreman', own)).body.items[0].key).toBe('errors.forbidden');
    expect((await decide('admin', own)).body.items[0].key).toBeNull();
  });

  it('count as worked in the day’s totals; illness holds at once', async () => {
    const { body } = await app.as('employee').post(path, {
      ...aWeek({ type: 'illness', startsOn: '2026-11-19', endsOn: '2026-11-19', startHalf: true }),
    });
    expect(body.state).toBe('approved');
    await app
      .as('employee')
      .post(entriesPath, anEntry({ workDate: '2026-11-19', from: '07:00', to: '11:12' }));
    const totals = (await app.as('employee').get('/api/time/days/2026-11-19')).body;
    expect(totals).toMatchObject({ targetSeconds: day, creditedSeconds: day / 2, missingSeconds: 0 });
    const { flexitime } = await balances();
    expect(flexitime).toMatchObject({ workedSeconds: day / 2, creditedSeconds: day / 2 });
    expect(flexitime.balanceSeconds).toBe(day + 3_600 - flexitime.targetSeconds);
  });

  it('leave a balance that equals the sum of its rows, whatever is asked, decided, taken back or corrected', async () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 });
    const types = fc.constantFrom('holidays', 'overtime_compensation');
    const ends = fc.constantFrom('approve', 'decline', 'withdraw', 'cancel', 'leave');
    const plan = fc.array(fc.tuple(types, ends), { minLength: 6, maxLength: 6 });
    const [chosen = [], how = []] = fc.sample(fc.tuple(weeks, plan), { numRuns: 1, seed: 20261120 })[0] ?? [];
    for (const week of chosen) {
      const [type, end] = how[week] ?? ['holidays', 'leave'];
      const startsOn = addDays('2026-11-23', week * 7);
      const { body } = await app
        .as('employee')
        .post(path, { type, startsOn, endsOn: addDays(startsOn, week % 5) });
      if (end === 'approve' || end === 'cancel') await decide('foreman', body);
      if (end === 'decline') await decide('foreman', body, false);
      if (end === 'withdraw')
        await app.as('employee').post(`${path}/${body.id}/withdraw`, {}, { ifMatch: body.version });
      const { version } = (await app.as('admin').get(`${path}/${body.id}`)).body;
      if (end === 'cancel') await app.as('admin').post(`${path}/${body.id}/cancel`, {}, { ifMatch: version });
      const correction = { id: newId(), date: '2026-11-20', kind: 'holidays' as const, seconds: week * 900 };
      await app.deliver(
        employmentChanged,
        anEmployment({ corrections: [{ ...correction, reason: 'x' }] } as object),
      );
      const after = await balances();
      for (const kind of ['holidays', 'overtime', 'holidays_seniority'] as const) {
        const own = (after.ledger as LedgerRow[]).filter((row) => row.kind === kind);
        const { grantedSeconds, takenSeconds, expiredSeconds, restSeconds } = after[kind];
        expect(restSeconds).toBe(own.reduce((sum, { seconds }) => sum + seconds, 0));
        expect(restSeconds).toBe(grantedSeconds - takenSeconds - expiredSeconds);
      }
      const { targetSeconds, workedSeconds, creditedSeconds, balanceSeconds } = after.flexitime;
      expect(balanceSeconds).toBe(
        workedSeconds + creditedSeconds - targetSeconds + after.overtime.restSeconds,
      );
    }
  }, 60_000);

  it('have a ledger that follows HR and the year, and books nothing twice', async () => {
    const id = newId();
    const correction = { id, kind: 'holidays', date: '2026-05-01', seconds: -day, reason: 'Bezug' } as const;
    const corrected = anEmployment({ corrections: [correction] });
    await app.deliver(employmentChanged, corrected);
    await app.deliver(employmentChanged, corrected);
    expect((await balances()).holidays.restSeconds).toBe(26 * day);
    await settings({ carryMaxDays: 10, carryExpiresOn: '03-31', seniority: [{ years: 10, days: 5 }] });
    app.clock.advance(60 * 24 * 3_600_000);
    await app.runJob('time.absences');
    await app.runJob('time.absences');
    expect((await balances()).holidays).toMatchObject({ grantedSeconds: 35 * day, restSeconds: 35 * day });
    const last = (await app.as('employee').get(`${path}/balances?year=2026`)).body;
    expect(last.holidays).toMatchObject({ restSeconds: 0, expiredSeconds: 16 * day });
    expect(last.holidays_seniority.restSeconds).toBe(5 * day);
    app.clock.advance(90 * 24 * 3_600_000);
    await app.runJob('time.absences');
    expect((await balances()).holidays).toMatchObject({ expiredSeconds: 10 * day, restSeconds: 25 * day });
  });

  it('have what HR says booked as it comes, whatever was read of it a moment before', async () => {
    await balances();
    // Several events come in one transaction.
    const changes = [employee, foreman].map((person) =>
      anEmployment({ employeeId: person, startOvertimeSeconds: 7_200 }),
    );
    await app.service.deliverAll?.(
      changes.map((payload) => ({
        ...{ id: newId(), name: employmentChanged.name, version: employmentChanged.version },
        ...{
          licenceId: app.ctx().licenceId,
          occurredAt: new Date().toISOString(),
          requestId: newId(),
          payload,
        },
      })),
    );
    const rows = ((await balances()).ledger as LedgerRow[]).filter(({ kind }) => kind === 'overtime');
    expect(rows.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(7_200);
    expect(rows.map(({ expected }) => expected)).toEqual(rows.map(() => false));
  });

  it('are shown to the team without why, and to nobody of another licence', async () => {
    await app.as('trainee').post(path, aWeek({ type: 'illness' }));
    const query = `${path}/calendar?from=2026-11-01&to=2026-11-30`;
    const seen = async (role: 'employee' | 'foreman') => {
      const { body } = await app.as(role).get(query);
      const person = body.people.find(
        ({ employeeId }: { employeeId: string }) => employeeId === testMember('trainee'),
      );
      return person.absences[0].type;
    };
    expect(await seen('employee')).toBeNull();
    expect(await seen('foreman')).toBe('illness');
    const settings = '/api/time/absence-settings';
    const { version, ...values } = (await app.as('admin').get(settings)).body;
    const told = await app.as('admin').put(settings, { ...values, typesForTeam: true }, { ifMatch: version });
    expect(told.status).toBe(200);
    expect(await seen('employee')).toBeNull();
    const stranger = (await app.as('admin', { licence: 'other' }).get(query)).body;
    expect(JSON.stringify(stranger)).not.toContain(testMember('trainee'));
    expect((await app.as('employee').get(path)).body.total).toBe(0);
  });

  it('are in a subscribed calendar without why somebody is ill, and end with the membership', async () => {
    const client = app.as('trainee');
    for (const [type, startsOn] of [
      ['illness', '2026-11-16'],
      ['accident', '2026-11-17'],
      ['military', '2026-11-18'],
    ] as const) {
      const { status } = await client.post(path, aWeek({ type, startsOn, endsOn: startsOn }));
      expect([type, status]).toEqual([type, 201]);
    }
    const { path: address } = (await client.post('/api/time/absence-feed')).body;
    const { text } = await app.anonymous().get(address);
    expect(text.match(/SUMMARY:Abwesend/g)).toHaveLength(3);
    expect(text).not.toMatch(/Krankheit|Unfall|Milit/);
    await app.deliver(employeeChanged, {
      id: testMember('trainee'),
      userId: newId(),
      firstName: 'Lena',
      lastName: 'Fort',
      email: 'lena@wald.test',
      role: 'trainee',
      active: false,
    });
    expect((await app.anonymous().get(address)).status).toBe(404);
  });

  it('can be subscribed to by a secret address, which dies when it is renewed', async () => {
    const client = app.as('employee');
    await client.post(path, aWeek());
    const { path: first } = (await client.post('/api/time/absence-feed')).body;
    const feed = await app.anonymous().get(first);
    expect([feed.status, String(feed.headers['content-type'])]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(feed.text).toContain('SUMMARY:Ferien (beantragt)');
    expect(feed.text).toContain('DTSTART;VALUE=DATE:20261123');
    expect(feed.text).toContain('DTEND;VALUE=DATE:20261130');
    const { path: second } = (await client.post('/api/time/absence-feed')).body;
    expect((await app.anonymous().get(first)).status).toBe(404);
    expect((await app.anonymous().get(second)).status).toBe(200);
    expect((await client.delete('/api/time/absence-feed')).status).toBe(204);
    expect((await app.anonymous().get(second)).status).toBe(404);
    const tries = [];
    for (let index = 0; index < 60; index += 1) tries.push((await app.anonymous().get(second)).status);
    expect(tries.at(-1)).toBe(429);
  });
});
