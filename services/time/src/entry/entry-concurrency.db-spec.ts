import { FixedClock } from '@jahrring/service-kit';
import { createTestDatabase, startTestService } from '@jahrring/testing';
import { aTimeService, anEntry, entriesPath, friday, prepare, type TimeTest } from '../test/a-time-service';
import { timeService } from '../time.service-definition';

const writers = 20;

describe('entries of one person written at once', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  it('become one where they overlap', async () => {
    const employee = app.as('employee');
    const attempts = Array.from({ length: writers }, (_, index) =>
      employee.post(entriesPath, anEntry({ from: `07:${10 + index}`, to: `12:${10 + index}` })),
    );
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array<number>(writers - 1).fill(409)]);
    expect((await employee.get(entriesPath)).body.total).toBe(1);
  });

  it('become one over midnight too', async () => {
    const employee = app.as('employee');
    const night = anEntry({ workDate: '2026-11-19', from: '22:00', to: '06:00' });
    const morning = anEntry({ from: '05:00', to: '09:00' });
    const attempts = Array.from({ length: writers }, (_, index) =>
      employee.post(entriesPath, index % 2 === 0 ? night : morning),
    );
    const created = (await Promise.all(attempts)).filter((answer) => answer.status === 201);
    expect(created).toHaveLength(1);
  });

  it('all succeed where they touch or belong to different people', async () => {
    const people = [app.as('employee'), app.as('employee', { person: 1 }), app.as('trainee')];
    const hours = Array.from({ length: 8 }, (_, index) => 6 + index);
    const attempts = people.flatMap((person) =>
      hours.map((hour) => {
        const times = {
          from: `${String(hour).padStart(2, '0')}:00`,
          to: `${String(hour + 1).padStart(2, '0')}:00`,
        };
        return person.post(entriesPath, anEntry({ ...times }));
      }),
    );
    const statuses = new Set((await Promise.all(attempts)).map((answer) => answer.status));
    expect([...statuses]).toEqual([201]);
  });

  it('never wait for each other crosswise, one person at once or several', async () => {
    const people = [
      app.as('employee'),
      app.as('employee', { person: 1 }),
      app.as('trainee'),
      app.as('foreman'),
    ];
    const { retries } = app.db;
    const attempts = Array.from({ length: 10 }, (_, index) => {
      const hour = (number: number) => `${String(6 + number).padStart(2, '0')}:00`;
      return people.map((person) =>
        person.post(entriesPath, anEntry({ from: hour(index), to: hour(index + 1) })),
      );
    });
    const statuses = (await Promise.all(attempts.flat())).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(app.db.retries - retries).toBe(0);
  });

  it('never let an edit and a new entry take the same hour', async () => {
    const employee = app.as('employee');
    const { body: entry } = await employee.post(entriesPath, anEntry({ from: '07:00', to: '08:00' }));
    const [edit, create] = await Promise.all([
      employee.patch(`${entriesPath}/${entry.id}`, { to: '10:00' }, { ifMatch: 1 }),
      employee.post(entriesPath, anEntry({ from: '09:00', to: '11:00' })),
    ]);
    expect([edit.status, create.status].filter((status) => status === 409)).toHaveLength(1);
  });
});

describe('entries of one person written at once on two instances', () => {
  it('become one where they overlap', async () => {
    const database = await createTestDatabase();
    const clock = new FixedClock(new Date(`${friday}T17:00:00.000Z`));
    const first = await startTestService(timeService, { clock, database });
    const second = await startTestService(timeService, { clock, database });
    try {
      await prepare(first);
      const [one, other] = [first.as('employee'), second.as('employee')];
      const attempts = Array.from({ length: writers }, (_, index) =>
        (index % 2 === 0 ? one : other).post(
          entriesPath,
          anEntry({ from: `07:${10 + index}`, to: `12:${10 + index}` }),
        ),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array<number>(writers - 1).fill(409)]);
      expect([first.db.retries, second.db.retries]).toEqual([0, 0]);
    } finally {
      await second.close();
      await first.close();
      await database.drop();
    }
  });
});
