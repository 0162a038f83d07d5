import { aTimeService, anEntry, entriesPath, type TimeTest } from '../test/a-time-service';

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
