import { employeeChanged, licenceChanged } from '@jahrring/contracts-admin';
import { addDays } from '@jahrring/contracts-common';
import { FixedClock } from '@jahrring/service-kit';
import {
  startTestService,
  testId,
  testLicences,
  testMember,
  type TestClient,
  type TestService,
} from '@jahrring/testing';
import { openPdf, readPdfText } from '@jahrring/testing/pdf';
import { planningService } from '../src';

const bookings = '/api/planning/bookings';
const sheet = '/api/planning/plan-sheet';
const week = 'from=2026-11-02&to=2026-11-08';
const employee = testMember('employee');

describe('the plan on paper', () => {
  let app: TestService;
  let admin: TestClient;

  const person = (id: string, firstName: string, lastName: string) =>
    app.deliver(employeeChanged, {
      ...{ id, userId: testId(`user ${id}`), firstName, lastName },
      ...{ email: 'x@demo.test', role: 'employee', active: true },
    });
  const book = (change: Record<string, unknown>) =>
    admin.post(bookings, { resourceId: employee, title: 'Kurs', lastDay: change['firstDay'], ...change });
  const printed = async (client: TestClient, query: string): Promise<string[]> => {
    const answer = await client.get(`${sheet}?${query}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return (await readPdfText(answer.raw)).map((page) => page.replace(/\s+/g, ' '));
  };

  beforeEach(async () => {
    app = await startTestService(planningService, {
      clock: new FixedClock(new Date('2026-10-30T23:30:00Z')),
    });
    admin = app.as('admin');
    await person(employee, 'Ruth', 'Gerber');
    await app.deliver(licenceChanged, {
      ...{ id: testLicences.own, name: 'Forstbetrieb Bergwald', type: 'standard', state: 'active' },
      ...{ timeZone: 'Europe/Zurich', country: 'CH', currency: 'CHF' },
      ...{ street: 'Waldweg', houseNumber: '3', zip: '6060', city: 'Sarnen' },
    });
  });
  afterEach(() => app.close());

  it('tells who does what on which day, when, and as of when', async () => {
    await book({ firstDay: '2026-11-02', lastDay: '2026-11-04', title: 'Holzschlag Bannwald' });
    await book({ firstDay: '2026-11-05', part: 'times', from: '07:30', to: '11:00', title: 'Seilkurs' });
    await book({ firstDay: '2026-11-06', part: 'afternoon', title: 'Arzt', note: 'mit Bus' });
    await book({ firstDay: '2026-11-09', title: 'Nächste Woche' });
    const [page = ''] = await printed(admin, week);
    for (const words of [
      ...['Einsatzplan', '02.11.2026 – 08.11.2026', 'KW 45', 'Mo, 02.11.', 'So, 08.11.'],
      ...['Ruth Gerber', 'Holzschlag Bannwald', 'Seilkurs, 07:30–11:00', 'Arzt, Nachmittag, mit Bus'],
      // Half past eleven in the evening of UTC is the next day in Zurich.
      ...['Forstbetrieb Bergwald', 'Stand 31.10.2026 00:30', 'Seite 1 von 1'],
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('Nächste Woche');
    expect((await app.audit()).filter(({ action }) => action === 'export')).toHaveLength(1);
  });

  it('goes over pages with the days on each, on A4 and A3', async () => {
    for (let index = 0; index < 40; index += 1)
      await person(testId(`person ${index}`), 'Person', String(100 + index));
    const a4 = await printed(admin, `${week}&paper=a4`);
    expect(a4.length).toBeGreaterThan(1);
    for (const [index, page] of a4.entries()) {
      expect(page).toContain('Mo, 02.11.');
      expect(page).toContain(`Seite ${index + 1} von ${a4.length}`);
    }
    for (let index = 0; index < 40; index += 1) expect(a4.join(' ')).toContain(`Person ${100 + index}`);
    const { raw } = await admin.get(`${sheet}?${week}&paper=a3`);
    const [, , width = 0, height = 0] = await openPdf(raw, async (pdf) => (await pdf.getPage(1)).view);
    expect([Math.round(width), Math.round(height)]).toEqual([1191, 842]);
  });

  it('has a month’s days as numbers, and names what lasts one day by its number or first words', async () => {
    await book({ firstDay: '2026-11-02', lastDay: '2026-11-20', title: 'Holzschlag Bannwald' });
    const [page = ''] = await printed(admin, 'from=2026-11-01&to=2026-11-30');
    expect(page).toContain('Holzschlag Bannwald');
    for (let day = 1; day <= 30; day += 1) expect(page).toContain(` ${day} `);
    const long = await admin.get(`${sheet}?from=2026-11-01&to=${addDays('2026-11-01', 31)}`);
    expect(long.status).toBe(422);
    expect(long.body.fields).toMatchObject([{ field: 'to' }]);
  });

  it('shows readers what they see of the plan, and whoever plans that it is a draft', async () => {
    const settings = (await admin.get('/api/planning/settings')).body;
    const publishing = { ...settings.publishing, mode: 'byHand' };
    const { version, ...rest } = settings;
    await admin.put('/api/planning/settings', { ...rest, publishing }, { ifMatch: version });
    await book({ firstDay: '2026-11-03', title: 'Noch geheim' });
    const [draft = ''] = await printed(admin, week);
    expect(draft).toContain('Noch geheim');
    expect(draft).toContain('Entwurf, noch nicht veröffentlicht');
    const [published = ''] = await printed(admin, `${week}&state=published`);
    expect(published).not.toContain('Noch geheim');
    expect(published).not.toContain('Entwurf');
    const [own = ''] = await printed(app.as('employee'), week);
    expect(own).toContain('Ruth Gerber');
    expect(own).not.toContain('Noch geheim');
    expect(own).not.toContain('Entwurf');
  });

  it('holds the rows that the filter of the screen leaves, and says so', async () => {
    const urs = testId('urs');
    await person(urs, 'Urs', 'Fankhauser');
    await book({ firstDay: '2026-11-03', title: 'Seilkurs', status: 'confirmed' });
    await book({ firstDay: '2026-11-04', title: 'Reserve' });
    await book({ firstDay: '2026-11-03', title: 'Anderswo', resourceId: urs });
    const [byState = ''] = await printed(admin, `${week}&status=confirmed`);
    for (const words of [
      'Ruth Gerber',
      'Seilkurs',
      'Reserve',
      'Gefiltert: Stand bestätigt. Anderes ist grau.',
    ]) {
      expect(byState).toContain(words);
    }
    expect(byState).not.toContain('Fankhauser');
    const [byName = ''] = await printed(admin, `${week}&search=fank`);
    expect(byName).toContain('Gefiltert: Name «fank».');
    expect([byName.includes('Anderswo'), byName.includes('Ruth Gerber')]).toEqual([true, false]);
    const [none = ''] = await printed(admin, `${week}&team=Holzerei&project=${testId('nothing')}`);
    expect(none).toContain('Gefiltert: Team Holzerei, Projekt –.');
    expect(none).toContain('niemand und nichts');
    expect((await printed(admin, week))[0]).not.toContain('Gefiltert');
  });
});
