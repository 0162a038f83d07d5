import { notificationRequested, recordTold } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { aPng, testMember, type TestClient, type TestService } from '@jahrring/testing';
import {
  agent,
  casesUrl,
  customer,
  deskUrl,
  openCase,
  sendPicture,
  startSupport,
  write,
} from './support.fixture';

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

describe('support cases', () => {
  let app: TestService;
  let employee: TestClient;
  let manager: TestClient;

  beforeAll(async () => {
    app = await startSupport();
    employee = customer(app);
    manager = customer(app, 'manager');
  });
  afterAll(() => app?.close());

  const page = async (id: string, client = employee, query = '') =>
    (await client.get(`${casesUrl}/${id}/messages${query}`)).body;

  it('are opened with number, first message, page and the code of the failure', async () => {
    const first = await openCase(employee);
    const second = await openCase(employee);
    expect(second.number).toBe(first.number + 1);
    const { body } = await employee.get(`${casesUrl}/${first.id}`);
    expect(body).toMatchObject({
      status: 'new',
      kind: 'fault',
      urgency: 'high',
      page: '/timetables',
      failureCode: 'T-1',
      requesterName: 'employee own',
      assigneeName: null,
      unread: false,
      mayWrite: true,
    });
    const { items, more } = await page(first.id);
    expect(more).toBe(false);
    expect(items).toMatchObject([{ kind: 'message', side: 'customer', text: 'Es geht nicht.' }]);
  });

  it('are opened once by a request that is sent twice', async () => {
    const body = { subject: `Doppelt ${newId()}`, kind: 'question', urgency: 'low', text: 'Hallo' };
    const key = newId();
    const first = await employee.post(casesUrl, body, { key });
    const second = await employee.post(casesUrl, body, { key });
    expect(second.body).toEqual(first.body);
    const { body: list } = await employee.get(`${casesUrl}?search=${encodeURIComponent(body.subject)}`);
    expect(list.total).toBe(1);
  });

  it('have a number each when many are opened at the same moment', async () => {
    const people = [employee, manager, customer(app, 'admin'), customer(app, 'foreman')];
    const opened = await Promise.all(people.flatMap((client) => times(15, () => openCase(client))));
    expect(new Set(opened.map(({ number }) => number)).size).toBe(60);
  });

  it.each([
    ['subject', { subject: ' ' }],
    ['text', { text: '' }],
    ['kind', { kind: 'gossip' }],
    ['page', { page: 'https://elsewhere.example' }],
    ['page', { page: '//elsewhere.example' }],
  ])('name the wrong %s', async (field, wrong) => {
    const right = { subject: 'S', kind: 'question', urgency: 'low', text: 'T' };
    const { status, body } = await employee.post(casesUrl, { ...right, ...wrong });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject([{ field }]);
  });

  it('are seen by who opened them and by who sees all of the licence', async () => {
    const { id, subject } = await openCase(employee);
    expect((await manager.get(`${casesUrl}/${id}`)).status).toBe(200);
    const colleague = customer(app, 'foreman');
    expect((await colleague.get(`${casesUrl}/${id}`)).status).toBe(404);
    expect((await write(colleague, casesUrl, id, { text: 'Ich auch' })).status).toBe(404);
    expect((await colleague.get(`${casesUrl}/${id}/messages`)).status).toBe(404);
    const list = await colleague.get(`${casesUrl}?search=${encodeURIComponent(subject)}`);
    expect(list.body.items).toEqual([]);
  });

  it('take a message once, however often it is sent', async () => {
    const { id } = await openCase(employee);
    const message = { id: newId(), text: 'Noch etwas' };
    expect((await employee.post(`${casesUrl}/${id}/messages`, message)).status).toBe(201);
    expect((await employee.post(`${casesUrl}/${id}/messages`, message)).status).toBe(201);
    expect((await page(id)).items).toHaveLength(2);
    const stolen = await manager.post(`${casesUrl}/${id}/messages`, message);
    expect(stolen.status).toBe(409);
  });

  it('keep a picture, and show it to who may see the case', async () => {
    const { id } = await openCase(employee);
    const { body, status } = await sendPicture(employee, casesUrl, id);
    expect(status).toBe(201);
    expect(body.file).toMatchObject({ name: 'bild.png', mime: 'image/png' });
    const shown = await manager.get(`${casesUrl}/${id}/messages/${body.id}/file`);
    expect(shown.raw.equals(aPng())).toBe(true);
    const other = await openCase(employee);
    expect((await employee.get(`${casesUrl}/${other.id}/messages/${body.id}/file`)).status).toBe(404);
  });

  it('give older messages page by page, without a gap', async () => {
    const { id } = await openCase(employee);
    for (let n = 1; n <= 45; n += 1) await write(employee, casesUrl, id, { text: `Nr. ${n}` });
    const newest = await page(id);
    expect(newest.more).toBe(true);
    const older = await page(id, employee, `?before=${newest.items[0].id}`);
    expect(older.more).toBe(false);
    const texts = [...older.items, ...newest.items].map((item: { text: string }) => item.text);
    expect(texts).toEqual(['Es geht nicht.', ...Array.from({ length: 45 }, (_, n) => `Nr. ${n + 1}`)]);
  });

  it('tell who has read what', async () => {
    const { id } = await openCase(employee);
    const { items } = await page(id);
    const desk = agent(app);
    const read = await desk.put(`${deskUrl}/${id}/presence`, { readUntil: items[0].id });
    expect(read.body.people).toMatchObject([
      { name: 'employee own', side: 'customer', present: false },
      { name: 'admin other', side: 'desk', present: true, readAt: items[0].createdAt },
    ]);
    const elsewhere = await openCase(employee);
    const wrong = await desk.put(`${deskUrl}/${elsewhere.id}/presence`, { readUntil: items[0].id });
    expect(wrong.status).toBe(404);
  });

  it('wake up when the customer answers, and are closed by who opened them', async () => {
    const { id } = await openCase(employee);
    await write(agent(app), deskUrl, id, { text: 'Erledigt', status: 'solved' });
    await write(employee, casesUrl, id, { text: 'Doch nicht' });
    const { body } = await employee.get(`${casesUrl}/${id}`);
    expect(body).toMatchObject({ status: 'in_progress', solvedAt: null });
    const stale = await employee.patch(`${casesUrl}/${id}`, { status: 'closed' }, { ifMatch: 1 });
    expect(stale.status).toBe(412);
    const closed = await employee.patch(`${casesUrl}/${id}`, { status: 'closed' }, { ifMatch: body.version });
    expect(closed.body).toMatchObject({ status: 'closed' });
    expect(closed.body.closedAt).not.toBeNull();
  });

  it('tell the people concerned, in their own licence, with ids alone to open pages', async () => {
    const desk = agent(app);
    await desk.put('/api/support/desk/agents');
    const { id, number, subject } = await openCase(employee);
    await write(desk, deskUrl, id, { text: 'Streng vertraulich' });
    const told = (await app.events(notificationRequested.name)).filter(({ payload }) =>
      String(payload['path']).includes(id),
    );
    expect(
      told.map(({ licenceId, payload }) => [licenceId, payload['kind'], payload['employeeIds']]),
    ).toEqual([
      [expect.any(String), 'support.opened', [testMember('admin', { licence: 'other' })]],
      [expect.any(String), 'support.answered', [testMember('employee')]],
    ]);
    expect(told[1]?.payload).toMatchObject({ params: { number, subject } });
    const live = (await app.events(recordTold.name)).filter(({ payload }) => payload['id'] === id);
    expect(live.at(-1)?.payload['employeeIds']).toEqual(
      expect.arrayContaining([testMember('employee'), testMember('admin', { licence: 'other' })]),
    );
    expect(JSON.stringify([live, told])).not.toContain('vertraulich');
  });

  it('are opened by managers alone where the licence says so', async () => {
    const url = '/api/support/settings';
    const { body: settings } = await manager.get(url);
    const { version, mayOpen: _open, mayChange: _change, told: _told, ...values } = settings;
    const managers = { ...values, openers: 'managers', kinds: ['question'] };
    expect((await employee.put(url, managers, { ifMatch: version })).status).toBe(403);
    const saved = await manager.put(url, managers, { ifMatch: version });
    expect(saved.body).toMatchObject({ openers: 'managers', mayOpen: true });
    expect((await manager.put(url, managers, { ifMatch: version })).status).toBe(412);
    expect((await employee.get(url)).body.mayOpen).toBe(false);
    const body = { subject: 'S', kind: 'question', urgency: 'low', text: 'T' };
    const refused = await employee.post(casesUrl, body);
    expect([refused.status, refused.body.code]).toEqual([403, 'SUPPORT_OPENING_CLOSED']);
    expect((await manager.post(casesUrl, { ...body, kind: 'fault' })).body.fields).toMatchObject([
      { field: 'kind' },
    ]);
    const back = { ...values, openers: 'everybody' };
    await manager.put(url, back, { ifMatch: saved.body.version });
  });
});
