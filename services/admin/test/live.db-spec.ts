import {
  liveLimits,
  type NotificationRequested,
  notificationRequested,
  recordTold,
} from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { demoLicences, demoMusterPeople, getDemoPerson } from '@jahrring/demo';
import {
  Database,
  execute,
  OutboxEventEntity,
  type RunningService,
  systemContext,
} from '@jahrring/service-kit';
import { In } from 'typeorm';
import { LiveFeed } from '../src/settings/live/live-feed';
import { OpenStreamEntity } from '../src/settings/live/open-stream.entity';
import { OpenStreams } from '../src/settings/live/open-streams.repository';
import { SuperadminNotice } from '../src/registry/release/health/superadmin-notice';
import type { Browser } from './browser';
import { type OpenStream, openStream } from './open-stream';
import { type AdminApp, startAdmin } from './start-admin';

interface Listed {
  items: { id: string; state: string; titleKey: string; path: string }[];
  total: number;
  unread: number;
}

const employee = getDemoPerson('employee@demo.test');
const foreman = getDemoPerson('foreman@demo.test');

const aRequest = (change: Partial<NotificationRequested> = {}): NotificationRequested => ({
  id: newId(),
  employeeIds: [employee.employeeId],
  kind: 'time.absence_approved',
  titleKey: 'time:notify.absenceApproved',
  params: { day: '2026-11-23' },
  path: '/absences',
  ...change,
});

const tell = (
  service: RunningService,
  request: NotificationRequested,
  licenceId: string = demoLicences.bergwald.id,
) =>
  service.deliver({
    id: newId(),
    name: notificationRequested.name,
    version: notificationRequested.version,
    licenceId,
    occurredAt: new Date().toISOString(),
    requestId: newId(),
    payload: request,
  });

describe('notifications and live events', () => {
  let app: AdminApp;
  let second: RunningService;
  let browser: Browser;
  const streams: OpenStream[] = [];

  beforeAll(async () => {
    app = await startAdmin();
    second = await app.another();
    browser = await app.as('employee@demo.test');
  });
  afterEach(async () => {
    for (const stream of streams.splice(0)) await stream.close();
  });
  afterAll(() => app.close());

  const listen = async (service: RunningService, who: Browser = browser, lastEventId?: string) => {
    const stream = await openStream(service, who, lastEventId);
    streams.push(stream);
    return stream;
  };
  const list = async (who: Browser = browser, query = '') =>
    (await who.get<Listed>(`/api/admin/notifications${query}`)).body;
  const mark = (body: object, who: Browser = browser) =>
    who.post<{ unread: number; changed: { id: string; was: string }[] }>(
      '/api/admin/notifications/mark',
      body,
    );

  it('tells each employee of the licence once, and nobody else', async () => {
    const stranger = demoMusterPeople[0]?.employeeId ?? '';
    const request = aRequest({
      employeeIds: [employee.employeeId, employee.employeeId, stranger, newId()],
    });
    await tell(app.service, request);
    await tell(second, request);
    const { items, unread } = await list();
    expect(items.filter((item) => item.path === '/absences')).toHaveLength(1);
    expect(unread).toBe(1);
    expect((await list(await app.as('admin@muster.test'))).items).toEqual([]);
    expect((await list(await app.as('foreman@demo.test'))).items).toEqual([]);
  });

  describe('a superadmin without a membership', () => {
    const { userId } = getDemoPerson('superadmin@demo.test');

    it('is told in a licence of others', async () => {
      const superadmin = await app.as('superadmin@demo.test');
      await superadmin.post('/api/auth/licence', { licenceId: demoLicences.muster.id });
      const request = aRequest({ employeeIds: [userId, employee.employeeId], path: '/admin/plugins' });
      await tell(app.service, request, demoLicences.muster.id);
      expect(await list(superadmin)).toMatchObject({ unread: 1, items: [{ path: '/admin/plugins' }] });
    });

    it('is told of a canary in the licence they start in', async () => {
      const db = app.service.app.get(Database);
      const ctx = systemContext({ licenceId: demoLicences.bergwald.id });
      await db.tx(ctx, (tx) =>
        execute(db.writing(tx), 'UPDATE memberships SET deleted_at = created_at WHERE user_id = ?', [userId]),
      );
      const canary = { tool: 'time', version: '1.2.0', reason: '10 %' };
      await app.service.app.get(SuperadminNotice).canaryWithdrawn(ctx, canary);
      const [told] = await db.manager(ctx).findBy(OutboxEventEntity, { name: notificationRequested.name });
      const payload = notificationRequested.schema.parse(JSON.parse(told?.payload ?? ''));
      await tell(app.service, payload, told?.licenceId);
      const { items } = await list(await app.as('superadmin@demo.test'));
      expect(items.map(({ titleKey }) => titleKey)).toContain('admin:notify.canaryWithdrawn');
    });
  });

  it('reads, archives and takes back; only one’s own', async () => {
    await tell(app.service, aRequest());
    const before = await list(browser, '?filter[state]=unread');
    const { body: read } = await mark({ all: 'unread', state: 'read' });
    expect(read.unread).toBe(0);
    expect(read.changed.map(({ id }) => id).sort()).toEqual(before.items.map(({ id }) => id).sort());
    const { body: back } = await mark({ ids: read.changed.map(({ id }) => id), state: 'unread' });
    expect(back.unread).toBe(before.total);

    const [first] = before.items;
    await mark({ ids: [first?.id ?? ''], state: 'archived' });
    expect((await list(browser, '?filter[state]=archived')).items.map(({ id }) => id)).toContain(first?.id);

    const other = await app.as('foreman@demo.test');
    const { body: nothing } = await mark({ ids: before.items.map(({ id }) => id), state: 'archived' }, other);
    expect(nothing.changed).toEqual([]);
    expect((await mark({ state: 'read' })).status).toBe(422);
  });

  it('leaves out what somebody does not want to be told', async () => {
    const choices = [{ kind: 'time.unwanted', inApp: false, mail: false }];
    const { body } = await browser.put('/api/admin/notifications/settings', { choices });
    expect(body).toEqual({ choices });
    await tell(app.service, aRequest({ kind: 'time.unwanted', path: '/unwanted' }));
    expect((await list()).items.map((item) => item.path)).not.toContain('/unwanted');
  });

  it('keeps the last choice about a kind, and choices about a hundred kinds at most', async () => {
    const choice = (kind: string, inApp = true) => ({ kind, inApp, mail: false });
    const url = '/api/admin/notifications/settings';
    const browser = await app.as('admin@demo.test');
    const twice = await browser.put(url, { choices: [choice('time.twice'), choice('time.twice', false)] });
    expect(twice.status).toBe(200);
    expect(twice.body.choices).toContainEqual(choice('time.twice', false));
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => choice(`time.kind-${from + index}`));
    const full = await browser.put(url, { choices: many(0, 99) });
    expect(full.body.choices).toHaveLength(100);
    expect(await browser.put(url, { choices: many(99, 1) })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'choices', code: 'maxItems', params: { max: 100 } }] },
    });
    expect((await browser.get(url)).body).toEqual(full.body);
  });

  it('also writes by mail to who wants it', async () => {
    const choices = [{ kind: 'time.wanted', inApp: true, mail: true }];
    await browser.put('/api/admin/notifications/settings', { choices });
    const request = aRequest({
      kind: 'time.wanted',
      employeeIds: [employee.employeeId, foreman.employeeId],
    });
    await tell(app.service, request);
    await tell(second, request);
    const rows: { kind: string; locale: string }[] = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query("SELECT kind, locale FROM mails WHERE kind = 'notification'");
    expect(rows).toEqual([{ kind: 'notification', locale: 'de' }]);
  });

  it('refuses a request that leads out of the product', async () => {
    await tell(app.service, aRequest({ path: '//evil.example' }));
    const kept: { last_error: string }[] = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query('SELECT last_error FROM inbox_failures');
    expect(kept).toHaveLength(1);
    expect(kept[0]?.last_error).toContain('path');
    expect(JSON.stringify((await browser.get('/api/admin/notifications')).body)).not.toContain(
      'evil.example',
    );
  });

  it('tells every instance within a second, and what was read elsewhere', async () => {
    const here = await listen(app.service);
    const there = await listen(second);
    for (const stream of [here, there]) await stream.next('hello');
    expect(here.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(here.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(here.headers.get('x-accel-buffering')).toBe('no');
    await tell(app.service, aRequest({ path: '/told' }));
    for (const stream of [here, there]) {
      const { data } = await stream.next('notification', 1_000);
      expect(data).toMatchObject({ notification: { path: '/told', state: 'unread' } });
    }
    await mark({ all: 'unread', state: 'read' });
    for (const stream of [here, there]) {
      expect((await stream.next('notifications-changed', 1_000)).data).toEqual({ unread: 0 });
    }
    expect(there.heard.filter((event) => event.name === 'notification')).toHaveLength(1);
  });

  it('tells of a changed record whom it concerns, by its id alone, whichever licence told it', async () => {
    const here = await listen(second);
    const other = await listen(app.service, await app.as('foreman@demo.test'));
    for (const stream of [here, other]) await stream.next('hello');
    const id = newId();
    const payload = { employeeIds: [employee.employeeId], entity: 'support/case', id };
    const { name, version } = recordTold;
    const licenceId = demoLicences.muster.id;
    const occurredAt = new Date().toISOString();
    const event = { id: newId(), name, version, licenceId, occurredAt, requestId: newId(), payload };
    await app.service.deliver(event);
    const heard = await here.next('record-changed', 1_000);
    expect(heard.data).toEqual({ entity: 'support/case', id });
    expect(other.heard.map((one) => one.name)).not.toContain('record-changed');
    const toAll = { employeeIds: [], everybody: true, entity: 'planning/plan', id: demoLicences.bergwald.id };
    await app.service.deliver({ ...event, id: newId(), payload: toAll });
    await app.service.deliver({ ...event, id: newId(), licenceId: toAll.id, payload: toAll });
    // Of those two, the one told in their own licence.
    for (const stream of [here, other]) {
      expect((await stream.next('record-changed', 1_000)).data).toEqual({
        entity: 'planning/plan',
        id: toAll.id,
      });
    }
    const ofAll = other.heard.filter((one) => one.name === 'record-changed');
    expect(ofAll).toHaveLength(1);
  });

  it('tells who gets a message that it is there, on another instance within a second', async () => {
    const reader = await app.as('admin@demo.test');
    const there = await listen(second, reader);
    await there.next('hello');
    const writer = await app.as('superadmin@demo.test');
    const { body: draft } = await writer.post<{ id: string; version: number }>('/api/admin/messages', {
      ...{ audience: 'licence', licenceId: demoLicences.bergwald.id },
      content: { de: { subject: 'Wartung', html: '<p>Am Freitag.</p>' } },
    });
    const sent = await writer.post(`/api/admin/messages/${draft.id}/send`, {}, { ifMatch: draft.version });
    expect(sent.status).toBe(200);
    const heard = await there.next('record-changed', 1_000);
    expect(heard.data).toMatchObject({ entity: 'admin/message' });
    const box = await reader.get<{ items: { threadId: string; subject: string }[] }>('/api/admin/messages');
    expect(box.body.items).toContainEqual(
      expect.objectContaining({ threadId: heard.data['id'], subject: 'Wartung' }),
    );
  });

  it('goes on where a stream broke', async () => {
    const stream = await listen(app.service);
    await tell(app.service, aRequest({ path: '/heard' }));
    const heard = await stream.next('notification');
    await stream.close();
    await tell(app.service, aRequest({ path: '/missed' }));
    const again = await listen(second, browser, heard.id);
    const { data } = await again.next('notification');
    expect(data).toMatchObject({ notification: { path: '/missed' } });
  });

  it('begins with what was published since the page was started, and with nothing from before', async () => {
    await tell(app.service, aRequest({ path: '/before' }));
    const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
    await pause();
    const start = performance.now();
    await pause();
    await tell(app.service, aRequest({ path: '/meanwhile' }));
    const stream = await openStream(second, browser, undefined, performance.now() - start);
    streams.push(stream);
    expect((await stream.next('notification')).data).toMatchObject({ notification: { path: '/meanwhile' } });
    await stream.next('hello');
    expect(stream.heard.filter(({ name }) => name === 'notification')).toHaveLength(1);
  });

  it('begins with what everybody of the licence was told since then, though nobody of them listened', async () => {
    const start = performance.now();
    const { name, version } = recordTold;
    const payload = { employeeIds: [], everybody: true, entity: 'planning/variant', id: newId() };
    const event = { id: newId(), name, version, occurredAt: new Date().toISOString(), requestId: newId() };
    await app.service.deliver({ ...event, licenceId: demoLicences.bergwald.id, payload });
    const stranger = await openStream(second, await app.as('admin@muster.test'), undefined, 60_000);
    const reader = await app.as('manager@demo.test');
    const stream = await openStream(second, reader, undefined, performance.now() - start + 50);
    streams.push(stranger, stream);
    expect((await stream.next('record-changed')).data).toEqual({ entity: payload.entity, id: payload.id });
    await stranger.next('hello');
    expect(stranger.heard.map((one) => one.data['id'])).not.toContain(payload.id);
  });

  it('ends the streams of whoever is blocked within a second, on every instance', async () => {
    const victim = await app.as('foreman@demo.test');
    const both = [await listen(app.service, victim), await listen(second, victim)];
    const other = await listen(second);
    for (const stream of both) await stream.next('hello');
    const superadmin = await app.as('superadmin@demo.test');
    const url = `/api/admin/users/${foreman.userId}`;
    const { version } = (await superadmin.get<{ version: number }>(url)).body;
    expect((await superadmin.patch(url, { blocked: true }, { ifMatch: version })).status).toBe(200);
    await Promise.all(both.map((stream) => stream.next('session-ended', 1_000)));
    await Promise.all(both.map((stream) => stream.ended()));
    expect((await victim.get('/api/boot')).status).toBe(401);
    expect((await listen(app.service, victim)).status).toBe(401);
    expect(other.heard.map((event) => event.name)).not.toContain('session-ended');
  });

  it('ends the streams of everybody in a licence that is blocked within a second', async () => {
    const inside = await app.as('admin@muster.test');
    const streams = [await listen(app.service, inside), await listen(second, inside)];
    const other = await listen(second);
    for (const stream of [...streams, other]) await stream.next('hello');
    const superadmin = await app.as('superadmin@demo.test');
    const url = `/api/admin/licences/${demoLicences.muster.id}`;
    const become = async (state: string) => {
      const { version } = (await superadmin.get<{ version: number }>(url)).body;
      return (await superadmin.post(`${url}/state`, { state }, { ifMatch: version })).status;
    };
    expect(await become('blocked')).toBe(200);
    await Promise.all(streams.map((stream) => stream.next('session-ended', 1_000)));
    await Promise.all(streams.map((stream) => stream.ended()));
    expect((await listen(second, inside)).status).toBe(401);
    expect(other.heard.map((event) => event.name)).not.toContain('session-ended');
    expect(await become('active')).toBe(200);
  });

  it('ends with the sign-out', async () => {
    const leaving = await app.as('manager@demo.test');
    const stream = await listen(second, leaving);
    await stream.next('hello');
    await leaving.post('/api/auth/logout');
    await stream.next('session-ended', 1_000);
  });

  it('goes on in another licence under the new token, on every instance', async () => {
    const browser = await app.as('superadmin@demo.test');
    const streams = [await listen(app.service, browser), await listen(second, browser)];
    await Promise.all(streams.map((stream) => stream.next('hello')));
    await browser.post('/api/auth/licence', { licenceId: demoLicences.muster.id });
    await Promise.all(streams.map((stream) => stream.ended()));
    const names = streams.flatMap((stream) => stream.heard.map((event) => event.name));
    expect(names).not.toContain('session-ended');
    await (await listen(second, browser)).next('hello');
  });

  it('says when rights, licence or plugins are not what they were', async () => {
    const stream = await listen(second);
    await stream.next('hello');
    const admin = await app.as('admin@demo.test');
    const { body } = await admin.get<{ items: { id: string; state: string }[] }>('/api/admin/plugins');
    const plugin = body.items.find(({ id }) => id === 'surcharges');
    const state = plugin?.state === 'active' ? 'inactive' : 'active';
    expect((await admin.post(`/api/admin/plugins/${plugin?.id}/state`, { state })).status).toBe(200);
    await stream.next('boot-changed', 1_000);
  });

  it('is no use of the session', async () => {
    const idle = await app.as('trainee@demo.test');
    const seen = async () => {
      const rows: { at: unknown }[] = await app.service
        .get(Database)
        .manager(systemContext({ licenceId: '' }))
        .query('SELECT MAX(last_seen_at) AS at FROM sessions WHERE user_id = ?', [
          getDemoPerson('trainee@demo.test').userId,
        ]);
      return String(rows[0]?.at);
    };
    const before = await seen();
    app.clock.set(new Date(app.clock.now().getTime() + 10 * 60_000));
    const stream = await listen(app.service, idle);
    await stream.next('hello');
    expect((await idle.get('/api/live/session')).status).toBe(204);
    expect(await seen()).toBe(before);
    await idle.get('/api/boot');
    expect(await seen()).not.toBe(before);
  });

  it('opens no more streams of a session than it may have, however many are asked for at once', async () => {
    const token = /jahrring_session=([^;]+)/.exec(browser.cookieHeader)?.[1] ?? '';
    const feed = second.get(LiveFeed);
    const listener = { employeeId: newId(), licenceId: newId() };
    const asked = Array.from({ length: 200 }, () => feed.open(token, listener));
    const outcomes = await Promise.allSettled(asked);
    const opened = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : undefined) ?? []);
    expect(opened).toHaveLength(liveLimits.streams);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'THROTTLED', status: 429 },
    });
    const next = await feed.open(token, listener);
    // The database decides which of the streams requested at once is the oldest.
    expect(opened.filter(({ isOver }) => isOver)).toHaveLength(1);
    for (const stream of [...opened, next]) stream?.end();
  });

  it('holds the limit of a session across instances', async () => {
    const who = await app.as('employee@demo.test');
    const half = liveLimits.streams / 2;
    const open = async (service: RunningService, count: number) => {
      const opened = [];
      for (let index = 0; index < count; index += 1) opened.push(await listen(service, who));
      return opened;
    };
    const [oldest, next] = await open(app.service, half);
    const others = await open(second, half + 1);
    await oldest?.ended(8_000);
    await tell(second, aRequest());
    for (const stream of [next, ...others]) await stream?.next('notification');
  }, 20_000);

  it('lets the streams of a killed instance make room first, and forgets them in the end', async () => {
    const who = await app.as('manager@demo.test');
    const token = /jahrring_session=([^;]+)/.exec(who.cookieHeader)?.[1] ?? '';
    const opened = second.get(OpenStreams);
    const killed = Array.from({ length: liveLimits.streams }, () => newId());
    for (const id of killed) expect(await opened.add(id, token)).toEqual([]);
    await (await listen(app.service, who)).next('hello');
    expect(await opened.findLiving(killed)).toEqual(new Set(killed.slice(1)));
    const ctx = systemContext({ licenceId: '' });
    const leasedUntil = new Date(Date.now() - 1_000);
    await app.service
      .get(Database)
      .tx(ctx, async (tx) => tx.tx?.update(OpenStreamEntity, { id: In(killed) }, { leasedUntil }));
    await opened.renew([]);
    expect(await opened.findLiving(killed)).toEqual(new Set());
  });

  it('ends every stream when the instance is asked to go', async () => {
    const third = await app.another();
    const stream = await listen(third);
    await stream.next('hello');
    third.drain();
    await stream.ended();
    expect((await listen(third)).status).toBe(503);
  });
});
