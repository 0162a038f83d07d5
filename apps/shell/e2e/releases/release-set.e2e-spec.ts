import { signIn, startSession } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { ReleaseLab, type Fault } from './release-lab';

const heading = (page: Page) =>
  page.locator('.sh-outlet[data-tool="addresses"]').getByRole('heading', { level: 1, name: 'Adressen' });

/** Signed in, with the last good release set on the device. */
async function start(page: Page): Promise<ReleaseLab> {
  await startSession(page, 'admin@demo.test');
  const lab = await ReleaseLab.open(page, 'addresses');
  await page.goto('/addresses');
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => keptSignature(page), { timeout: 20_000 }).toBe('lab');
  return lab;
}

/** Whose signature the kept boot answer carries. */
function keptSignature(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // Opening it first would make an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'jahrring')) return undefined;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('jahrring');
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
      opening.onsuccess = () => resolve(opening.result);
    });
    const rows = await new Promise<{ key: string; text: string }[]>((resolve) => {
      const all = database.transaction('answers').objectStore('answers').getAll();
      all.onsuccess = () => resolve(all.result as { key: string; text: string }[]);
    });
    database.close();
    const boot = rows.find(({ key }) => key.endsWith('|boot'));
    return (JSON.parse(boot?.text ?? '{}') as { signature?: { keyId: string } }).signature?.keyId;
  });
}

async function told(lab: ReleaseLab): Promise<string[]> {
  await lab.page.evaluate(() => dispatchEvent(new Event('pagehide')));
  return lab.reports
    .filter(({ tool, code }) => tool === 'shell' && code !== 'ok')
    .map(({ phase, code }) => `${phase} ${code}`);
}

const codes: Record<Fault, string> = {
  '404': 'http',
  '503': 'http',
  slow: 'timeout',
  truncated: 'not_script',
  html: 'not_script',
  byte: 'not_script',
};

for (const fault of Object.keys(codes) as Fault[]) {
  test(`release set ${fault}: the last good one on the device serves`, async ({ page }) => {
    const lab = await start(page);
    lab.break(/\/api\/boot$/, fault);
    await page.goto('/addresses');
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => told(lab), { timeout: 20_000 }).toContain(`entry ${codes[fault]}`);
  });
}

test('a release set that nobody signed is refused, and the last good one serves', async ({ page }) => {
  const lab = await start(page);
  await lab.publish({ version: '6.6.6' });
  const wanted: string[] = [];
  page.on('request', (request) => wanted.push(request.url()));
  lab.forge = (boot) => ({
    ...boot,
    tools: boot.tools.map((tool) =>
      tool.id === 'addresses'
        ? { ...tool, version: '6.6.6', entry: '/tools/addresses/6.6.6/remoteEntry.js' }
        : tool,
    ),
  });
  await page.goto('/addresses');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.sh-outlet')).toHaveAttribute('data-version', lab.built.version);
  expect(wanted.filter((url) => url.includes('6.6.6'))).toEqual([]);
  await expect.poll(() => told(lab), { timeout: 20_000 }).toContain('entry signature');
});

test('without a last good one the start says what happened', async ({ page }) => {
  await signIn(page, 'employee@demo.test');
  await page.evaluate(() => indexedDB.deleteDatabase('jahrring'));
  const lab = await ReleaseLab.open(page, 'addresses');
  lab.forge = (boot) => ({ ...boot, signature: undefined });
  await page.goto('/profile');
  await expect(page.locator('[data-start-failure]')).toContainText(
    /nicht zu dieser Installation gehören.*E9-/,
  );
});
