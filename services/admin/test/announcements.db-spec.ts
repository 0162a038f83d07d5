import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnnouncementView,
  notificationRequested,
  type NotificationView,
} from '@jahrring/contracts-admin';
import { newId, type Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import type { Browser } from './browser';
import { mailsTo } from './mail-box';
import { type AdminApp, startAdmin } from './start-admin';

const path = '/api/admin/announcements';
const hostile = '<img src=x onerror=alert(1)> {{text}} $t(admin:title.mail)';
/** Of the OWASP list for evading filters: each is told as the text it is. */
const evasions = [
  hostile,
  '<SCRIPT SRC=https://xss.example/xss.js></SCRIPT>',
  '<a onmouseover="alert(document.cookie)">link</a>',
  '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
  '<IMG SRC=javascript:alert(String.fromCharCode(88,83,83))>',
  '<IMG SRC="jav&#x09;ascript:alert(1);">',
  '<<SCRIPT>alert(1);//<</SCRIPT>',
  '</TITLE><SCRIPT>alert(1);</SCRIPT>',
  '<svg/onload=alert(1)>',
  '<BODY ONLOAD=alert(1)>',
  '<IFRAME SRC="javascript:alert(1);"></IFRAME>',
  '<STYLE>@import "https://xss.example/xss.css";</STYLE>',
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
  '<DIV STYLE="background-image: url(javascript:alert(1))">',
  '<OBJECT TYPE="text/x-scriptlet" DATA="https://xss.example/s.html"></OBJECT>',
];

describe('messages to the admins of licences', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let dir: string;

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'jahrring-messages-'));
    const texts = { admin: { notify: { announcement: 'Nachricht: {{text}}' } } };
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
  });
  afterEach(() => app.close());

  const send = (body: object) => superadmin.post<AnnouncementView>(path, { text: 'Wartung', ...body });
  const licenceOf = async (name: string) => {
    const { body } = await superadmin.get<Page<{ id: string; name: string; type: string }>>(
      `/api/admin/licences?search=${name}`,
    );
    return body.items[0]!;
  };
  const told = async (): Promise<{ licence: string; payload: string }[]> =>
    app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query(
        "SELECT licence_id AS licence, payload FROM outbox_events WHERE payload LIKE '%admin.announcement%'",
      );

  it('tells the admins of one licence, of a type, and of all', async () => {
    const muster = await licenceOf('Muster');
    const one = await send({ audience: 'licence', licenceId: muster.id, text: hostile });
    expect(one.status).toBe(201);
    expect(one.body).toMatchObject({ licences: 1, licenceName: muster.name, text: hostile });
    expect((await told()).map(({ licence }) => licence)).toEqual([muster.id]);
    const type = await send({ audience: 'type', type: muster.type });
    expect(type.body).toMatchObject({ audience: 'type', type: muster.type, licenceName: null });
    const all = await send({ audience: 'all' });
    expect(all.body.licences).toBeGreaterThanOrEqual(2);
    expect(await told()).toHaveLength(1 + type.body.licences + all.body.licences);
    const list = await superadmin.get<Page<AnnouncementView>>(path);
    expect(list.body.total).toBe(3);
    expect(list.body.items.map(({ id }) => id)).toContain(one.body.id);
  });

  it('is told as plain text, in the notification and the mail', async () => {
    const admin = await app.as('admin@demo.test');
    const choices = [{ kind: 'admin.announcement', inApp: true, mail: true }];
    expect((await admin.put('/api/admin/notifications/settings', { choices })).status).toBe(200);
    const licenceId = demoLicences.bergwald.id;
    for (const text of evasions)
      expect((await send({ audience: 'licence', licenceId, text })).status).toBe(201);
    for (const { payload } of await told()) {
      const request = notificationRequested.schema.parse(JSON.parse(payload));
      const { name, version } = notificationRequested;
      const sent = { name, version, licenceId, occurredAt: new Date().toISOString(), requestId: newId() };
      await app.service.deliver({ id: newId(), ...sent, payload: request });
    }
    const list = await admin.get<Page<NotificationView>>(
      '/api/admin/notifications?filter[kind]=admin.announcement',
    );
    expect(list.body.items.map(({ params }) => params['text']).sort()).toEqual([...evasions].sort());
    const mails = await mailsTo(app, 'admin@demo.test');
    const own = mails.filter(({ kind }) => kind === 'notification');
    expect(own).toHaveLength(evasions.length);
    for (const { htmlBody } of own)
      expect(htmlBody).not.toMatch(
        /<(?:img|script|svg|iframe|style|meta http|object|title)\b|<(?:a|div|body)[^>]*(?:on\w+=|javascript:)/i,
      );
    for (const text of evasions) expect(own.some(({ textBody }) => textBody?.includes(text))).toBe(true);
  });

  it('keeps nothing where nobody is reached, and names the field that is missing', async () => {
    expect((await send({ audience: 'licence', licenceId: newId() })).status).toBe(409);
    for (const [audience, field] of [
      ['licence', 'licenceId'],
      ['type', 'type'],
      ['plugin', 'plugin'],
    ]) {
      const answer = await send({ audience });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).toContain(`"${field}"`);
    }
    expect((await send({ audience: 'all', text: ' ' })).status).toBe(422);
    expect((await send({ audience: 'all', text: 'x'.repeat(301) })).status).toBe(422);
    expect((await superadmin.get<Page<AnnouncementView>>(path)).body.total).toBe(0);
    expect(await told()).toEqual([]);
  });

  it('is the superadmins’ alone', async () => {
    const admin = await app.as('admin@demo.test');
    expect((await admin.get(path)).status).toBe(403);
    expect((await admin.post(path, { audience: 'all', text: 'Wartung' })).status).toBe(403);
  });
});
