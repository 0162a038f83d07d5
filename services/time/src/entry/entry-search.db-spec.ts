import { anEntry, aTimeService, entriesPath, type TimeTest } from '../test/a-time-service';

/** Columns of an entry and of its names that are searched. */
const searched = 7;

/** The part of an embedded database's driver that defines functions. */
interface Embedded {
  driver: {
    databaseConnection: {
      function(name: string, options: object, run: (text: string | null) => string | null): void;
    };
  };
}

describe('searching entries', () => {
  let app: TimeTest;
  beforeAll(async () => {
    app = await aTimeService();
  });
  afterAll(() => app.close());

  it('reads each entry once on an embedded database, also where none is found', async () => {
    const employee = app.as('employee');
    const days = ['2026-11-17', '2026-11-18', '2026-11-19'].flatMap((day) => Array<string>(15).fill(day));
    for (const workDate of days) {
      const { status } = await employee.post(entriesPath, anEntry({ workDate, seconds: 600 }));
      expect(status).toBe(201);
    }
    const isEmbedded = app.db.kind === 'sqlite';
    let folded = 0;
    if (isEmbedded) {
      const { driver } = app.db.manager(app.ctx()).connection as unknown as Embedded;
      driver.databaseConnection.function('fold', { deterministic: true }, (text) => {
        folded += 1;
        return text;
      });
    }
    const { body } = await employee.get(`${entriesPath}?search=nothing`);
    expect(body).toMatchObject({ items: [], total: 0 });
    expect(folded > 0).toBe(isEmbedded);
    expect(folded).toBeLessThanOrEqual(2 * days.length * searched);
  });
});
