import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  MessageLine,
  MessageReaders,
  MessageSummary,
  MessageTemplateView,
  MessageView,
  NotificationView,
} from '@jahrring/contracts-admin';
import { labelFilter } from '@jahrring/contracts-admin';
import { newId, type Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import { aPng } from '@jahrring/testing';
import { MessageJobs } from '../src/settings/message/message.jobs';
import { evasions } from './evasions';
import type { Browser } from './browser';
import { mailsTo } from './mail-box';
import { type AdminApp, startAdmin } from './start-admin';

const path = '/api/admin/messages';
const german = (subject: string, html = '<p>Am Freitag.</p>') => ({ de: { subject, html } });

describe('mailboxes', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let admin: Browser;
  let dir: string;
  let handed: string[];

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'jahrring-messages-'));
    const texts = { admin: { notify: { message: 'Nachricht von {{from}}: {{subject}}' } } };
    writeFileSync(join(dir, 'de.json'), JSON.stringify(texts));
    process.env['MESSAGES_DIR'] = dir;
  });
  afterAll(() => {
    delete process.env['MESSAGES_DIR'];
    rmSync(dir, { recursive: true });
  });
  beforeEach(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
    admin = await app.as('admin@demo.test');
    handed = [];
  });
  afterEach(() => app.close());

  /** Hands on what waits in the outbox about messages, until nothing does. */
  const relay = async (): Promise<void> => {
    const rows: { id: string; name: string; licence: string; payload: string }[] = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query(
        "SELECT id, name, licence_id AS licence, payload FROM outbox_events WHERE payload LIKE '%admin.message%' OR name = 'admin.message.arrived' ORDER BY id",
      );
    const waiting = rows.filter(({ id }) => !handed.includes(id));
    for (const { id, name, licence: licenceId, payload } of waiting) {
      const sent = { name, version: 1, licenceId, occurredAt: new Date().toISOString(), requestId: newId() };
      await app.service.deliver({ id, ...sent, payload: JSON.parse(payload) });
      handed.push(id);
    }
    if (waiting.length > 0) await relay();
  };
  const draft = async (who: Browser, body: object) => (await who.post<MessageView>(path, body)).body;
  const send = (who: Browser, { id, version }: { id: string; version: number }, body: object = {}) =>
    who.post<MessageView>(`${path}/${id}/send`, body, { ifMatch: version });
  const write = async (who: Browser, body: object) => send(who, await draft(who, body));
  const inbox = async (who: Browser, query = 'filter[folder]=inbox') =>
    (await who.get<Page<MessageLine>>(`${path}?${query}`)).body;
  const toBergwald = { audience: 'licence', licenceId: demoLicences.bergwald.id };

  it('carries a conversation between who runs the installation and an admin, with who has read it', async () => {
    const sent = await write(superadmin, { ...toBergwald, content: german('Wartung') });
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ box: 'sent', licences: 1, toName: demoLicences.bergwald.name });
    const [got] = (await inbox(admin)).items;
    expect(got).toMatchObject({
      subject: 'Wartung',
      read: false,
      authorLicence: null,
      threadId: sent.body.threadId,
    });
    expect((await admin.get<MessageSummary>(`${path}/summary`)).body.unread).toBe(1);
    await admin.post(`${path}/mark`, { ids: [got?.id], read: true });
    const { body: readers } = await superadmin.get<MessageReaders>(`${path}/${sent.body.id}/readers`);
    expect(readers.items.filter(({ readAt }) => readAt !== null)).toHaveLength(1);
    expect(readers.total).toBe(sent.body.people);

    const answer = { audience: 'reply', replyToId: got?.id, content: german('Re: Wartung') };
    expect((await write(admin, answer)).body).toMatchObject({ box: 'sent', people: 1 });
    const [back] = (await inbox(superadmin)).items;
    expect(back).toMatchObject({ subject: 'Re: Wartung', authorLicence: demoLicences.bergwald.name });
    const { body } = await superadmin.get<MessageView>(`${path}/${back?.id}`);
    expect(body.thread.map(({ subject }) => subject)).toEqual(['Wartung', 'Re: Wartung']);
    const again = { audience: 'reply', replyToId: back?.id, content: german('Danke') };
    expect((await write(superadmin, again)).status).toBe(200);
    expect((await inbox(admin)).items.map(({ subject }) => subject)).toEqual(['Danke', 'Wartung']);
  });

  it('reaches one, a licence, a type, the users of a plugin, or all, each person once', async () => {
    const people = async (body: object) =>
      (await write(superadmin, { ...body, content: german('An alle') })).body.people;
    const one = await people(toBergwald);
    const all = await people({ audience: 'all' });
    const { body: licence } = await superadmin.get(`/api/admin/licences/${toBergwald.licenceId}`);
    const type = await people({ audience: 'type', type: licence['type'] });
    expect(type).toBeGreaterThanOrEqual(one);
    expect(one).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(one);
    expect(type).toBeLessThanOrEqual(all);
    expect(await people({ audience: 'plugin', plugin: 'my-hsm' })).toBeGreaterThan(0);
    const { body: users } = await superadmin.get<Page<{ id: string }>>(
      '/api/admin/users?search=admin@demo.test',
    );
    expect(await people({ audience: 'person', userId: users.items[0]?.id })).toBe(1);
    const nobody = await write(superadmin, { audience: 'licence', licenceId: newId(), content: german('x') });
    expect(nobody.status).toBe(409);
    for (const [audience, field] of [
      ['licence', 'licenceId'],
      ['type', 'type'],
      ['plugin', 'plugin'],
      ['person', 'userId'],
    ]) {
      const answer = await write(superadmin, { audience, content: german('x') });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        422,
        expect.stringContaining(`"${field}"`),
      ]);
    }
    const empty = await write(superadmin, { audience: 'all', content: german('Ohne Text', '<p></p>') });
    expect(JSON.stringify(empty.body)).toContain('content.de.html');
  });

  it('lets an admin write to who runs the installation, and to nobody else', async () => {
    for (const body of [{ audience: 'all' }, toBergwald, { audience: 'person', userId: newId() }])
      expect((await admin.post(path, { ...body, content: german('x') })).status).toBe(403);
    expect((await write(admin, { audience: 'operator', content: german('Frage') })).status).toBe(200);
    await relay();
    expect((await inbox(superadmin)).items[0]).toMatchObject({ subject: 'Frage' });
    const told = await superadmin.get<Page<NotificationView>>(
      '/api/admin/notifications?filter[kind]=admin.message',
    );
    expect(told.body.items[0]?.params['subject']).toBe('Frage');
    expect((await inbox(superadmin)).items[0]?.id).toBe(told.body.items[0]?.path.split('=').at(-1));
    const employee = await app.as('employee@demo.test');
    expect((await employee.get(path)).status).toBe(403);
    const [own] = (await inbox(superadmin)).items;
    for (const who of [admin, employee])
      expect((await who.get(`${path}/${own?.id}`)).status).toBeGreaterThan(402);
  });

  it('never carries what could run: not in the page, the notification or the mail', async () => {
    const choices = [{ kind: 'admin.message', inApp: true, mail: true }];
    expect((await admin.put('/api/admin/notifications/settings', { choices })).status).toBe(200);
    for (const hostile of evasions) {
      const content = german(hostile.slice(0, 200), `<p>Gruss</p>${hostile}`);
      expect((await write(superadmin, { ...toBergwald, content })).status).toBe(200);
    }
    await relay();
    const { items } = await inbox(admin, 'filter[folder]=inbox&pageSize=200');
    expect(items).toHaveLength(evasions.length);
    const active =
      /<(?!\/?(?:p|br|strong|b|em|i|u|s|h2|h3|ul|ol|li|blockquote|a|code|pre|hr)\b)|<[^>]*\s(?:on\w+|style|src|id|class)\s*=|href="(?!https?:|mailto:|tel:)/i;
    for (const { id } of items) {
      const { body } = await admin.get<MessageView>(`${path}/${id}`);
      expect(body.html).not.toMatch(active);
    }
    const mails = (await mailsTo(app, 'admin@demo.test')).filter(({ kind }) => kind === 'notification');
    expect(mails).toHaveLength(evasions.length);
    for (const { htmlBody, textBody } of mails) {
      expect(htmlBody).not.toMatch(
        /<(?:img|script|svg|iframe|style|meta http|object|embed|form|title|math|video)\b|<[^>]*\son\w+\s*=|href="javascript:/i,
      );
      expect(textBody).toContain('Gruss');
    }
  });

  it('hands attachments over as downloads alone, to whoever got the message', async () => {
    const message = await draft(superadmin, { ...toBergwald, content: german('Bild') });
    const file = { name: 'Plan.png', content: aPng(), type: 'image/png' };
    const { body } = await superadmin.upload<MessageView>(`${path}/${message.id}/attachments`, file);
    const html = { name: 'böse.html', content: Buffer.from('<script>alert(1)</script>'), type: 'text/html' };
    const both = await superadmin.upload<MessageView>(`${path}/${message.id}/attachments`, html);
    expect(both.body.attachments.map(({ name }) => name)).toEqual(['Plan.png', 'böse.html']);
    expect((await send(superadmin, both.body)).status).toBe(200);
    const [got] = (await inbox(admin)).items;
    for (const { id } of both.body.attachments) {
      const answer = await admin.get(`${path}/${got?.id}/attachments/${id}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
      expect(answer.headers['content-security-policy']).toContain('sandbox');
    }
    const foreign = await app.as('employee@demo.test');
    expect((await foreign.get(`${path}/${got?.id}/attachments/${body.attachments[0]?.id}`)).status).toBe(403);
    expect((await admin.get(`${path}/${got?.id}/attachments/${newId()}`)).status).toBe(404);
  });

  it('writes to everybody in their own language, by name, out of a template', async () => {
    const content = {
      de: { subject: 'Hallo {{firstName}}', html: '<p>{{licence}}</p>' },
      fr: { subject: 'Bonjour {{firstName}}', html: '<p>{{licence}}</p>' },
    };
    const made = await superadmin.post<MessageTemplateView>('/api/admin/message-templates', {
      name: 'Gruss',
      content,
    });
    expect(made.body.content).toEqual(content);
    expect((await admin.get('/api/admin/message-templates')).status).toBe(403);
    await admin.patch(
      '/api/auth/profile',
      { locale: 'fr' },
      { ifMatch: (await admin.get('/api/auth/profile')).body['version'] as number },
    );
    expect((await write(superadmin, { ...toBergwald, content: made.body.content })).status).toBe(200);
    const [got] = (await inbox(admin)).items;
    expect(got?.subject).toMatch(/^Bonjour \w+/);
    expect(got?.preview).toBe(demoLicences.bergwald.name);
  });

  it('sends what is planned when it is due, and gives it back until then', async () => {
    const plannedAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const first = await draft(superadmin, { ...toBergwald, content: german('Später') });
    expect((await send(superadmin, first, { plannedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(422);
    const planned = await send(superadmin, first, { plannedAt });
    expect(planned.body).toMatchObject({ box: 'planned', plannedAt });
    const jobs = app.service.get(MessageJobs);
    await jobs.sendPlanned();
    expect((await inbox(admin)).total).toBe(0);
    const back = await superadmin.post<MessageView>(
      `${path}/${first.id}/take-back`,
      {},
      { ifMatch: planned.body.version },
    );
    expect(back.body.box).toBe('drafts');
    await send(superadmin, back.body, { plannedAt });
    app.clock.set(new Date(Date.parse(plannedAt) + 1_000));
    await Promise.all([jobs.sendPlanned(), jobs.sendPlanned()]);
    const late = await app.as('admin@demo.test');
    expect((await inbox(late)).items.map(({ subject }) => subject)).toEqual(['Später']);
  });

  it('keeps stars, labels, archive and bin of each person, and is searched', async () => {
    await write(superadmin, { ...toBergwald, content: german('Rechnung März', '<p>Bitte prüfen</p>') });
    await write(superadmin, { ...toBergwald, content: german('Neuigkeiten') });
    const all = (await inbox(admin)).items;
    const bill = all.find(({ subject }) => subject === 'Rechnung März');
    const ids = [bill?.id];
    const marked = await admin.post<{ changed: unknown[] }>(`${path}/mark`, {
      ids,
      starred: true,
      addLabel: 'Büro',
    });
    expect(marked.body.changed).toEqual([{ id: bill?.id, read: false, starred: false, place: 'open' }]);
    expect((await inbox(admin, 'filter[starred]=true')).total).toBe(1);
    expect((await inbox(admin, `filter[labels]=${encodeURIComponent(labelFilter('Büro'))}`)).total).toBe(1);
    expect((await inbox(admin, `filter[labels]=${encodeURIComponent(labelFilter('Bür'))}`)).total).toBe(0);
    expect((await admin.get<MessageSummary>(`${path}/summary`)).body.labels).toEqual(['Büro']);
    expect((await inbox(admin, 'search=prufen')).items.map(({ id }) => id)).toEqual(ids);
    await admin.post(`${path}/mark`, { ids, place: 'archived' });
    expect((await inbox(admin)).total).toBe(1);
    expect((await inbox(admin, 'filter[folder]=archived')).total).toBe(1);
    expect((await admin.post<{ erased: number }>(`${path}/erase`, { ids })).body.erased).toBe(0);
    await admin.post(`${path}/mark`, { ids, place: 'bin' });
    expect((await admin.post<{ erased: number }>(`${path}/erase`, { ids })).body.erased).toBe(1);
    expect((await admin.get(`${path}/${bill?.id}`)).status).toBe(404);
    expect((await inbox(superadmin, 'filter[folder]=sent')).total).toBe(2);
  });

  it('is sent once, whoever sends it twice at once', async () => {
    const message = await draft(superadmin, { ...toBergwald, content: german('Einmal') });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(superadmin, message)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await inbox(admin)).total).toBe(1);
  });
});
