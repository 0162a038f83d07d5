import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import Sqlite from 'better-sqlite3';
import { workspaceRoot } from '../../build/src/workspace.mjs';
import { inBrowser } from '../../release/src/boot/browser.mjs';
import { Deployment } from '../../release/src/server/deployment.mjs';
import { startEmbeddedHost } from '../../test/src/embedded-host.mjs';
import { signedHeaders } from '../src/setup/signed-headers.mjs';

const minute = 60_000;
const event = 'admin.notification.requested';
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A consumer fails on what is really sent to it; only the half hour of its ten tries is left out. */
describe('dead letters on their screen', () => {
  let host;
  let registry;
  let licenceId;
  let employeeId;

  beforeAll(async () => {
    host = await startEmbeddedHost(workspaceRoot, process.execPath);
    registry = new Deployment(host.url);
    await registry.signIn({ email: 'superadmin@demo.test', password: 'jahrring-demo' });
    const { licence, user } = await registry.boot();
    licenceId = licence.id;
    employeeId = user.membershipId;
  }, 6 * minute);
  afterAll(() => host?.stop());

  const inDatabase = (sql, ...values) => {
    const db = new Sqlite(path.join(host.dataDir, 'admin.sqlite'), { timeout: 5_000 });
    try {
      return db.prepare(sql).run(...values);
    } finally {
      db.close();
    }
  };
  const payload = (page) => ({
    id: randomUUID(),
    employeeIds: [employeeId],
    kind: 'time.absence_approved',
    titleKey: 'time:notify.absenceApproved',
    params: { day: '2026-11-23' },
    path: page,
  });
  /** As another service would send it: a notification that leads out of the product, which the consumer refuses. */
  const send = async (requestId) => {
    const secret = readFileSync(path.join(host.dataDir, 'secret'), 'utf8').trim();
    const answer = await fetch(`${host.url}/api/admin/internal/events`, {
      method: 'POST',
      headers: signedHeaders(secret, requestId),
      body: JSON.stringify({
        id: randomUUID(),
        name: event,
        version: 1,
        licenceId,
        occurredAt: new Date().toISOString(),
        requestId,
        payload: payload('https://evil.example'),
      }),
    });
    expect(answer.status).toBe(204);
  };
  const giveUp = () =>
    inDatabase(
      "UPDATE inbox_failures SET attempts = 10, dead_at = strftime('%Y-%m-%d %H:%M:%f', 'now') WHERE dead_at IS NULL",
    );
  const letters = async () => (await registry.call('GET', '/api/admin/dead-letters')).body;

  it(
    'are shown with their cause, tried again once that is mended, or thrown away',
    async () => {
      await send('of-a-test-1');
      await send('of-a-test-2');
      expect((await letters()).summary).toMatchObject({ repeated: 2, dead: 0 });
      expect(giveUp().changes).toBe(2);
      await inBrowser(workspaceRoot, registry, async (page) => {
        await page.goto('/admin/events?state=dead');
        const service = page.getByRole('region', { name: 'Verwaltung', exact: true });
        const letter = service.getByRole('listitem');
        await service.getByText('2 aufgegeben').waitFor();
        expect(await letter.count()).toBe(2);
        const text = await letter.first().innerText();
        expect(text).toContain(`${event} v1`);
        expect(text).toContain('NotificationConsumer.onRequested');
        expect(text).toContain('10 Versuche');
        expect(text).toContain('must match pattern');
        // Payloads are a licence's data.
        expect(text).not.toContain('evil.example');
        await look(page);

        const [one] = (await letters()).items.slice(-1);
        const mended = JSON.stringify(payload('/absences'));
        inDatabase('UPDATE inbox_failures SET payload = ? WHERE id = ?', mended, one.id);
        await letter
          .last()
          .getByRole('button', { name: `${event}: Wiederholen` })
          .click();
        await page.getByText(`${event} wird noch einmal versucht.`).waitFor();
        await service.getByText('1 aufgegeben').waitFor();
        await expectTold();

        await letter
          .first()
          .getByRole('button', { name: `${event}: Wiederholen` })
          .click();
        await page.getByText('Warten', { exact: true }).click();
        await service.getByText('Wird wiederholt').first().waitFor();
        giveUp();
        await page.getByText('Aufgegeben', { exact: true }).first().click();
        await letter
          .first()
          .getByRole('button', { name: `${event}: Verwerfen` })
          .click();
        const dialog = page.getByRole('dialog', { name: `${event} verwerfen?` });
        await dialog.getByRole('button', { name: 'Verwerfen', exact: true }).click();
        await service.getByText('Alles zugestellt').waitFor();
        expect(await letters()).toMatchObject({ total: 0 });
      });
    },
    2 * minute,
  );

  const expectTold = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { body } = await registry.call('GET', '/api/admin/notifications');
      if (body.items.some((item) => item.path === '/absences')) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('The event was never taken.');
  };

  const look = async (page) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(levels).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = globalThis.document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  };
});
