import { employeeChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { FixedClock } from '@jahrring/service-kit';
import { testLicences, testMember, type TestClient, type TestService } from '@jahrring/testing';
import {
  agent,
  casesUrl,
  customer,
  customerPlugins,
  deskPlugins,
  deskUrl,
  employeeOf,
  openCase,
  sendPicture,
  startSupport,
  write,
} from './support.fixture';

/** A Monday morning; the desk's hours begin at 7:30. */
const monday = '2026-11-23T08:00:00.000Z';

describe('the desk', () => {
  let app: TestService;
  let clock: FixedClock;
  let employee: TestClient;
  let desk: TestClient;

  beforeAll(async () => {
    clock = new FixedClock(new Date(monday));
    app = await startSupport({ clock });
    employee = customer(app);
    desk = agent(app);
    await desk.put('/api/support/desk/agents');
  });
  afterEach(() => clock.set(new Date(monday)));
  afterAll(() => app?.close());

  const find = async (id: string, query = '') => {
    const { body } = await desk.get(`${deskUrl}?pageSize=all${query}`);
    return body.items.find((item: { id: string }) => item.id === id);
  };

  it('is closed to who lacks the permission or whose licence has no desk, whatever they hold', async () => {
    const { id } = await openCase(employee);
    const { body: picture } = await sendPicture(employee, casesUrl, id);
    const strangers = [
      app.as('admin', { licence: 'other', plugins: customerPlugins }),
      app.as('superadmin', { licence: 'other', plugins: customerPlugins }),
      app.as('admin', { licence: 'own', plugins: customerPlugins }),
      // The plugin, but only as far as one's own.
      app.as('employee', { licence: 'other', plugins: deskPlugins, grants: new Map([['tools.hsm_admin.index', 'own'], ['tools.hsm_admin.manage', 'own']]) }),
    ]; // oxfmt-ignore
    for (const stranger of strangers) {
      const calls = [
        stranger.get(deskUrl),
        stranger.get(`${deskUrl}/${id}`),
        stranger.get(`${deskUrl}/${id}/messages`),
        stranger.get(`${deskUrl}/${id}/messages/${picture.id}/file`),
        stranger.patch(`${deskUrl}/${id}`, { status: 'closed' }, { ifMatch: 1 }),
        write(stranger, deskUrl, id, { text: 'Fremd' }),
        sendPicture(stranger, deskUrl, id),
        stranger.put(`${deskUrl}/${id}/presence`, {}),
        stranger.get('/api/support/desk/figures'),
        stranger.get('/api/support/desk/settings'),
        stranger.get('/api/support/search/desk?q=Fall'),
      ];
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    }
    const noKey = agent(app, 'employee');
    expect((await noKey.get(`${deskUrl}/${id}`)).status).toBe(403);
    const { items } = (await employee.get(`${casesUrl}/${id}/messages`)).body;
    expect(items).toHaveLength(2);
  });

  it('sees cases of other licences with their licence, and answers them', async () => {
    const { id, number } = await openCase(employee);
    expect(await find(id)).toMatchObject({
      number,
      licenceName: 'Forstbetrieb Eins',
      requesterName: 'employee own',
    });
    clock.advance(1_000);
    const answer = await write(desk, deskUrl, id, { text: 'Guten Tag', status: 'waiting' });
    expect(answer.status).toBe(201);
    const { body } = await employee.get(`${casesUrl}/${id}`);
    expect(body).toMatchObject({
      status: 'waiting',
      assigneeName: 'admin other',
      lastSide: 'desk',
      unread: true,
    });
    const messages = (await employee.get(`${casesUrl}/${id}/messages`)).body.items;
    expect(
      messages.map((one: { kind: string; event: unknown; text: string }) => one.event ?? one.text),
    ).toEqual([
      'Es geht nicht.',
      'Guten Tag',
      { name: 'status', value: 'waiting' },
      { name: 'assigned', value: 'admin other' },
    ]);
  });

  it('tells each look in the audit trail of the licence, once in a quarter of an hour', async () => {
    const { id, number } = await openCase(employee);
    const looks = async () =>
      (await app.audit()).filter(({ action, entityId }) => action === 'look' && entityId === id);
    await Promise.all([desk.get(`${deskUrl}/${id}`), desk.get(`${deskUrl}/${id}/messages`)]);
    await desk.get(`${deskUrl}/${id}`);
    expect(await looks()).toMatchObject([
      { licenceId: testLicences.own, entity: 'supportCase', after: { number }, reason: 'admin other' },
    ]);
    clock.advance(16 * 60_000);
    await desk.get(`${deskUrl}/${id}`);
    expect(await looks()).toHaveLength(2);
  });

  it('writes notes nobody else reads: not in the chat, not as a file, not in the audit trail', async () => {
    const { id } = await openCase(employee);
    const secret = `Zahlt schlecht ${newId()}`;
    const { body: note } = await write(desk, deskUrl, id, { text: secret, note: true });
    expect(note).toMatchObject({ kind: 'note', text: secret });
    expect((await desk.get(`${deskUrl}/${id}/messages`)).text).toContain(secret);
    for (const client of [employee, customer(app, 'manager')]) {
      expect((await client.get(`${casesUrl}/${id}/messages`)).text).not.toContain(secret);
      expect((await client.get(`${casesUrl}/${id}/messages?before=${note.id}`)).status).toBe(404);
      expect((await client.put(`${casesUrl}/${id}/presence`, { readUntil: note.id })).status).toBe(404);
    }
    const trail = await app.audit();
    expect(JSON.stringify(trail)).not.toContain(secret);
    const entry = trail.find(({ entity, entityId }) => entity === 'supportNote' && entityId === id);
    expect(entry).toMatchObject({ licenceId: testLicences.other });
    expect((await employee.get(`${casesUrl}/${id}`)).body).toMatchObject({ status: 'new', unread: false });
  });

  it('gives cases to its people, moves their state, and refuses what is not', async () => {
    const { id } = await openCase(employee);
    const me = testMember('admin', { licence: 'other' });
    const given = await desk.patch(
      `${deskUrl}/${id}`,
      { assigneeId: me, urgency: 'highest' },
      { ifMatch: 1 },
    );
    expect(given.body).toMatchObject({ assigneeName: 'admin other', urgency: 'highest', version: 2 });
    const stranger = await desk.patch(
      `${deskUrl}/${id}`,
      { assigneeId: testMember('employee') },
      { ifMatch: 2 },
    );
    expect([stranger.status, stranger.body.code]).toEqual([422, 'SUPPORT_AGENT_UNKNOWN']);
    const solved = await desk.patch(`${deskUrl}/${id}`, { status: 'solved' }, { ifMatch: 2 });
    expect(solved.body.status).toBe('solved');
    const back = await desk.patch(`${deskUrl}/${id}`, { status: 'waiting' }, { ifMatch: 3 });
    expect([back.status, back.body.code]).toEqual([409, 'SUPPORT_STATUS_NOT_ALLOWED']);
    const trail = await app.audit();
    const change = trail.findLast(({ entity, entityId }) => entity === 'supportCase' && entityId === id);
    expect(change).toMatchObject({
      action: 'update',
      after: { status: 'solved' },
      licenceId: testLicences.own,
    });
  });

  it('closes a case as the same as another of the licence', async () => {
    const first = await openCase(employee);
    const second = await openCase(employee);
    const foreign = await openCase(agent(app));
    const url = `${deskUrl}/${second.id}`;
    for (const duplicateOf of [second.number, foreign.number, 999_999]) {
      const refused = await desk.patch(url, { duplicateOf }, { ifMatch: 1 });
      expect([refused.status, refused.body.code]).toEqual([422, 'SUPPORT_DUPLICATE_UNKNOWN']);
    }
    const closed = await desk.patch(url, { duplicateOf: first.number }, { ifMatch: 1 });
    expect(closed.body).toMatchObject({ status: 'closed', duplicateOfNumber: first.number });
    const link = (
      { id, number, subject }: { id: string; number: number; subject: string },
      status: string,
    ) => ({
      id,
      number,
      subject,
      status,
    });
    expect(closed.body).toMatchObject({ duplicateOf: link(first, 'new'), duplicates: [] });
    // Either shows the way to the other, at the desk and to who asked.
    for (const [reader, base] of [
      [desk, deskUrl],
      [employee, casesUrl],
    ] as const) {
      const original = (await reader.get(`${base}/${first.id}`)).body;
      expect(original).toMatchObject({ duplicateOf: null, duplicates: [link(second, 'closed')] });
    }
  });

  it('links no case that the reader may not open', async () => {
    const first = await openCase(employee);
    const second = await openCase(customer(app, 'trainee'));
    await desk.patch(`${deskUrl}/${second.id}`, { duplicateOf: first.number }, { ifMatch: 1 });
    const repeated = (await customer(app, 'trainee').get(`${casesUrl}/${second.id}`)).body;
    expect(repeated).toMatchObject({ duplicateOfNumber: first.number, duplicateOf: null });
    expect((await employee.get(`${casesUrl}/${first.id}`)).body).toMatchObject({ duplicates: [] });
  });

  it('knows by when to answer, and what is overdue', async () => {
    const { id } = await openCase(employee);
    // High: four working hours from nine o'clock, solved after sixteen.
    expect(await find(id)).toMatchObject({
      firstDueAt: '2026-11-23T12:00:00.000Z',
      solveDueAt: '2026-11-24T14:00:00.000Z',
    });
    const before = (await desk.get('/api/support/desk/figures')).body;
    clock.set(new Date('2026-11-23T12:30:00.000Z'));
    const after = (await desk.get('/api/support/desk/figures')).body;
    expect(after.overdue).toBeGreaterThan(before.overdue);
    await write(desk, deskUrl, id, { text: 'Spät, aber doch' });
    const answered = (await desk.get('/api/support/desk/figures')).body;
    expect(answered.overdue).toBe(after.overdue - 1);
  });

  it('filters its queue', async () => {
    const free = await openCase(employee);
    const taken = await openCase(employee);
    await write(desk, deskUrl, taken.id, { text: 'Ich schaue es an' });
    const me = testMember('admin', { licence: 'other' });
    expect(await find(free.id, '&filter[assignee]=none')).toBeDefined();
    expect(await find(taken.id, '&filter[assignee]=none')).toBeUndefined();
    expect(await find(taken.id, `&filter[assignee]=${me}`)).toBeDefined();
    expect(await find(free.id, '&filter[licenceName]=Forstbetrieb')).toBeDefined();
    expect(await find(free.id, '&filter[licenceName]=Betreiberin')).toBeUndefined();
    await desk.patch(`${deskUrl}/${free.id}`, { urgency: 'highest' }, { ifMatch: 1 });
    const { body } = await desk.get(`${deskUrl}?pageSize=all&sort=-urgency&filter[urgency]=high,highest`);
    const order = body.items.map((item: { urgency: string }) => item.urgency);
    expect(order).toEqual([...order].sort((a, b) => b.length - a.length));
    expect(new Set(order)).toEqual(new Set(['highest', 'high']));
    const found = await desk.get(`/api/support/search/desk?q=${encodeURIComponent(free.subject)}`);
    expect(found.body.items[0]).toMatchObject({ path: `/hsm-admin?case=${free.id}` });
  });

  it('closes what was solved and not spoken of for two weeks', async () => {
    const { id } = await openCase(employee);
    await write(desk, deskUrl, id, { text: 'Behoben', status: 'solved' });
    await app.runJob('support.close-solved');
    expect((await employee.get(`${casesUrl}/${id}`)).body.status).toBe('solved');
    clock.advance(15 * 86_400_000);
    await app.runJob('support.close-solved');
    expect((await employee.get(`${casesUrl}/${id}`)).body.status).toBe('closed');
  });

  it('keeps its settings for the installation, audited where they were changed', async () => {
    const url = '/api/support/desk/settings';
    const { version, mayChange, ...values } = (await desk.get(url)).body;
    expect([version, mayChange]).toEqual([0, true]);
    const wrong = { ...values, week: values.week.map(() => ({ from: '18:00', to: '08:00' })) };
    expect((await desk.put(url, wrong, { ifMatch: 0 })).status).toBe(422);
    const nowhere = await desk.put(url, { ...values, timeZone: 'Europe/Fichte' }, { ifMatch: 0 });
    expect([nowhere.status, nowhere.body.fields]).toMatchObject([422, [{ field: 'timeZone' }]]);
    const saved = await desk.put(url, { ...values, signature: 'Das Team' }, { ifMatch: 0 });
    expect(saved.body).toMatchObject({ version: 1, signature: 'Das Team' });
    expect((await desk.put(url, values, { ifMatch: 0 })).status).toBe(412);
    const entry = (await app.audit()).find(({ entity }) => entity === 'deskSettings');
    expect(entry).toMatchObject({ licenceId: testLicences.other, after: { signature: 'Das Team' } });
  });

  it('forgets who has another role now', async () => {
    const names = async () =>
      (await desk.get('/api/support/desk/agents')).body.items.map((one: { name: string }) => one.name);
    await agent(app, 'manager').put('/api/support/desk/agents');
    expect(await names()).toContain('manager other');
    const moved = { ...employeeOf('manager', 'other'), role: 'employee' as const };
    await app.deliver(employeeChanged, moved, {
      licence: 'other',
      occurredAt: new Date(Date.now() + 60_000),
    });
    expect(await names()).not.toContain('manager other');
  });
});
