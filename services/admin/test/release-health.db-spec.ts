import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notificationRequested, type ReleaseReport, type ToolHealth } from '@jahrring/contracts-admin';
import type { BootAnswer } from '@jahrring/contracts-common';
import { Database, OutboxEventEntity, systemContext } from '@jahrring/service-kit';
import { ReleaseHealthEntity } from '../src/registry/release/health/release-health.entity';
import { ReleaseJobs } from '../src/registry/release/release.jobs';
import type { Answer, Browser } from './browser';
import { type RegistryApp, startRegistry } from './start-registry';

const url = '/api/admin/release-reports';
const load = (version: string, ms = 200): ReleaseReport => ({
  tool: 'time',
  version,
  phase: 'start',
  code: 'ok',
  ms,
});
const fault = (version: string): ReleaseReport => ({
  tool: 'time',
  version,
  phase: 'start',
  code: 'threw',
  reference: 'J-4711',
});
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('health of releases', () => {
  let registry: RegistryApp;
  let person: Browser;

  beforeAll(async () => {
    registry = await startRegistry();
    for (const version of ['1.0.0', '1.1.0']) await registry.release('time', version);
    person = await registry.app.as('employee@demo.test');
  });
  afterAll(() => registry.close());

  const report = async (...reports: ReleaseReport[]) => {
    for (let from = 0; from < reports.length; from += 100) {
      const { status } = await person.post(url, { reports: reports.slice(from, from + 100), vitals: [] });
      expect(status).toBe(204);
    }
  };
  const health = async () => (await registry.superadmin.get<ToolHealth>('/api/admin/tools/time/health')).body;
  const manager = () => registry.app.service.app.get(Database).manager(systemContext({ licenceId: '' }));
  const rows = () => manager().find(ReleaseHealthEntity);
  const outbox = () => manager().find(OutboxEventEntity);
  const membershipOf = async (browser: Browser) =>
    (await browser.get<BootAnswer>('/api/boot')).body.user.membershipId;

  it('is counted, never kept one by one', async () => {
    await report(...times(300, load('1.1.0')), ...times(3, fault('1.1.0')));
    await person.post(url, {
      reports: [],
      vitals: times(50, { tool: 'time', version: '1.1.0', name: 'LCP', value: 900 }),
    });
    const [item] = (await health()).items;
    expect(item).toMatchObject({ version: '1.1.0', channel: 'stable', loads: 300, failures: 3 });
    expect(item?.problems).toEqual([
      expect.objectContaining({ phase: 'start', code: 'threw', count: 3, reference: 'J-4711' }),
    ]);
    expect(item?.points).toEqual([expect.objectContaining({ loads: 300, failures: 3 })]);
    expect(item?.p95Ms).toBeGreaterThan(100);
    expect(item?.lcpMs).toBeGreaterThan(750);
    expect(await rows()).toHaveLength(3);
    await report(...times(40, load('1.1.0')));
    expect((await health()).items[0]).toMatchObject({ loads: 340 });
    expect(await rows()).toHaveLength(3);
    expect((await registry.view('time')).health).toMatchObject({ loads: 340, failures: 3 });
  });

  it('tells the ten minutes apart', async () => {
    registry.app.clock.advance(600_000);
    await report(load('1.1.0'));
    expect((await health()).items[0]?.points).toHaveLength(2);
  });

  it('hears nothing of versions that are not known here, and nobody who is not signed in', async () => {
    await report(load('6.6.6'), { ...load('1.0.0'), tool: 'nothing' });
    expect((await health()).items.map((item) => item.version)).toEqual(['1.1.0']);
    expect((await registry.app.browser().post(url, { reports: [], vitals: [] })).status).toBe(401);
    expect((await person.post(url, { reports: times(101, load('1.1.0')), vitals: [] })).status).toBe(422);
  });

  it('is not heard from a browser that tells all the time', async () => {
    const busy = await registry.app.as('trainee@demo.test');
    const answers: Answer[] = [];
    for (let call = 0; call < 61; call += 1) answers.push(await busy.post(url, { reports: [], vitals: [] }));
    expect(answers.slice(0, 60).every(({ status }) => status === 204)).toBe(true);
    expect(answers[60]).toMatchObject({ status: 429, body: { code: 'THROTTLED' } });
    expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  describe('of a canary', () => {
    const canaryOf = (version: string) => ({ version, percent: 100, licenceIds: [] });

    it('that does as well as stable goes on', async () => {
      await registry.publish('time', '1.2.0');
      registry.app.clock.advance(600_000);
      await registry.patch('time', { canary: canaryOf('1.2.0') });
      await report(...times(99, load('1.2.0')), fault('1.2.0'));
      await health();
      expect((await registry.view('time')).canary?.version).toBe('1.2.0');
    });

    it('that throws in 10 % of loads withdraws itself, and the superadmins are told', async () => {
      await report(...times(60, load('1.1.0')), ...times(81, load('1.2.0')), ...times(19, fault('1.2.0')));
      await health();
      const view = await registry.view('time');
      expect(view).toMatchObject({
        stable: '1.1.0',
        canary: null,
        canaryWithdrawn: { version: '1.2.0', reason: '10.0 % (20/200)' },
      });
      expect(view.items[0]).toMatchObject({
        version: '1.2.0',
        state: 'withdrawn',
        withdrawnReason: '10.0 % (20/200)',
      });
      expect((await registry.entry('employee@demo.test', 'time'))?.version).toBe('1.1.0');
      const told = (await outbox()).filter((event) => event.name === notificationRequested.name);
      expect(told).toHaveLength(1);
      expect(notificationRequested.schema.parse(JSON.parse(told[0]?.payload ?? ''))).toMatchObject({
        employeeIds: [await membershipOf(registry.superadmin)],
        kind: 'admin.canary_withdrawn',
        params: { tool: 'time', version: '1.2.0', reason: '10.0 % (20/200)' },
        path: '/admin/plugins/edit/time',
      });
    });

    it('begins anew when it is tried again: what it did before is not held against it', async () => {
      const { id } = (await registry.view('time')).items[0] ?? {};
      await registry.superadmin.post(`/api/admin/releases/${id}/restore`);
      registry.app.clock.advance(1_000);
      await registry.patch('time', { canary: canaryOf('1.2.0') });
      await report(...times(30, load('1.2.0')), fault('1.2.0'));
      await health();
      expect(await registry.view('time')).toMatchObject({
        canary: { version: '1.2.0' },
        canaryWithdrawn: null,
      });
    });
  });

  it('keeps the files of the last five versions and of what is named, and retires the rest', async () => {
    await registry.release('planning', '0.1.0');
    for (let minor = 2; minor <= 9; minor += 1) await registry.release('planning', `0.${minor}.0`);
    await registry.patch('planning', { stable: '0.2.0' });
    await registry.app.service.app.get(ReleaseJobs).clear();
    const view = await registry.view('planning');
    const published = view.items.filter((item) => item.state === 'published').map((item) => item.version);
    expect(published).toEqual(['0.9.0', '0.8.0', '0.7.0', '0.6.0', '0.5.0', '0.2.0', '0.1.0']);
    const there = (version: string) => existsSync(join(registry.toolsDir, 'planning', version));
    expect(['0.9.0', '0.4.0', '0.3.0', '0.2.0', '0.1.0'].map(there)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(await registry.entry('employee@demo.test', 'planning')).toMatchObject({
      version: '0.2.0',
      fallback: { version: '0.1.0' },
    });
  });

  it('tells a slow host from a broken version: only the version’s own errors are in its rate', async () => {
    await registry.release('planning', '1.0.0');
    const own = (code: ReleaseReport['code']): ReleaseReport => {
      return { tool: 'planning', version: '1.0.0', phase: 'load', code };
    };
    await report(...times(30, own('ok')), ...times(40, own('timeout')), ...times(40, own('network')));
    const { body } = await registry.superadmin.get<ToolHealth>('/api/admin/tools/planning/health');
    expect(body.items[0]).toMatchObject({ loads: 30, failures: 0, errorRate: 0 });
    expect(body.items[0]?.points).toEqual([expect.objectContaining({ loads: 30, failures: 0 })]);
    expect(body.items[0]?.problems.map(({ code, count }) => [code, count]).sort()).toEqual([
      ['network', 40],
      ['timeout', 40],
    ]);
  });
});
