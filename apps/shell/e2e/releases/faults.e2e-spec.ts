import { expectAccessible, startSession } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { ReleaseLab, type Fault } from './release-lab';

const codes: Record<Fault, string> = {
  '404': 'http',
  '503': 'network',
  slow: 'timeout',
  truncated: 'integrity',
  html: 'not_script',
  byte: 'integrity',
};
const faults = Object.keys(codes) as Fault[];
const outlet = (page: Page) => page.locator('.sh-outlet[data-tool="addresses"]');
const heading = (page: Page) => outlet(page).getByRole('heading', { level: 1, name: 'Adressen' });
const card = (page: Page) => outlet(page).locator('[data-tool-failure]');

/** Goes to the addresses by the menu, and past the limit of a file that does not come. */
async function openAddresses(lab: ReleaseLab, fault: Fault): Promise<void> {
  const { page } = lab;
  await page.getByRole('link', { name: 'Adressen', exact: true }).first().click();
  if (fault !== 'slow') return;
  // It may have been asked for ahead of the click.
  await expect.poll(() => lab.hits).toBeGreaterThan(0);
  await page.clock.fastForward(5_100);
}

/** The shell and another tool work on. */
async function expectRestUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Projekte', exact: true }).first().click();
  await expect(
    page.locator('.sh-outlet[data-tool="projects"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Start', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Guten/ })).toBeVisible();
}

async function start(page: Page): Promise<ReleaseLab> {
  await startSession(page, 'admin@demo.test');
  const lab = await ReleaseLab.open(page, 'addresses');
  await lab.publish({ version: '9.0.1' });
  return lab;
}

async function reload(page: Page, fault: Fault): Promise<void> {
  if (fault === 'slow') await page.clock.install();
  await page.goto('/profile');
  await page.waitForSelector('[data-shell-ready]');
}

/** Returns the reports about 9.0.1; hiding the page sends those that wait. */
async function toldOf(lab: ReleaseLab, version = '9.0.1'): Promise<string[]> {
  await lab.page.evaluate(() => dispatchEvent(new Event('pagehide')));
  return lab.reports
    .filter((report) => report.version === version)
    .map(({ phase, code }) => `${phase} ${code}`);
}

for (const [what, phase, file] of [
  ['entry', 'entry', /\/9\.0\.1\/remoteEntry\.js$/],
  ['chunk', 'load', /\/9\.0\.1\/AddressList\.js$/],
] as const) {
  for (const fault of faults) {
    test(`${what} ${fault}: the version before serves, and the server is told`, async ({ page }) => {
      const lab = await start(page);
      lab.serve('9.0.1', lab.built.version);
      lab.break(file, fault);
      await reload(page, fault);
      await openAddresses(lab, fault);
      await expect(heading(page)).toBeVisible();
      await expect(outlet(page)).toHaveAttribute('data-version', lab.built.version);
      await expect.poll(() => toldOf(lab)).toEqual([`${phase} ${codes[fault]}`]);
      await expect.poll(() => toldOf(lab, lab.built.version)).toContain('start ok');
    });
  }

  for (const fault of ['503', 'slow', 'byte'] as const) {
    test(`${what} ${fault}: without another version its card, everything else goes on`, async ({ page }) => {
      const lab = await start(page);
      lab.serve('9.0.1');
      lab.break(file, fault);
      await reload(page, fault);
      await openAddresses(lab, fault);
      await expect(card(page)).toBeVisible();
      const reference = await card(page).getAttribute('data-tool-failure');
      await expect(card(page).getByText(reference ?? '', { exact: true })).toBeVisible();
      expect(reference).toMatch(/^[EL]\d-[0-9A-Z]{5}$/);
      await expect.poll(() => toldOf(lab)).toContain(`${phase} ${codes[fault]}`);
      expect(lab.reports.map((report) => report.reference)).toContain(reference);
      await expectAccessible(page);
      await expectRestUsable(page);
      lab.mend();
      await openAddresses(lab, '503');
      await expect(heading(page)).toBeVisible();
    });
  }
}

test('a card tries again, past what the browser has kept of the refused file', async ({ page }) => {
  const lab = await start(page);
  lab.serve('9.0.1');
  lab.break(/\/9\.0\.1\/remoteEntry\.js$/, 'byte');
  await reload(page, 'byte');
  await openAddresses(lab, 'byte');
  await expect(card(page)).toBeVisible();
  lab.mend();
  await card(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(heading(page)).toBeVisible();
});

test('a version that throws at its first rendering gives way to the one before', async ({ page }) => {
  const lab = await start(page);
  await lab.publish({
    version: '9.0.2',
    edit: (name, text) => (name.startsWith('AddressList') && name.endsWith('.js') ? breakPage(text) : text),
  });
  lab.serve('9.0.2', lab.built.version);
  await reload(page, '404');
  await openAddresses(lab, '404');
  await expect(heading(page)).toBeVisible();
  await expect(outlet(page)).toHaveAttribute('data-version', lab.built.version);
  await expect.poll(() => toldOf(lab, '9.0.2')).toEqual(['start threw']);
});

/** Code that runs with the chunk's modules: the page's module throws when it is evaluated. */
function breakPage(text: string): string {
  return text.replace(/(\(\w+,\w+,\w+\)\{|function\(\w+,\w+,\w+\)\{)/, '$1throw new Error("kaputt");');
}

test('a part of a page that cannot be loaded leaves what was typed where it is', async ({ page }) => {
  const lab = await start(page);
  lab.serve('9.0.1', lab.built.version);
  await page.goto('/addresses/create');
  await expect(outlet(page).getByRole('heading', { level: 1 })).toBeVisible();
  const field = outlet(page).getByRole('textbox').first();
  await field.fill('Halb ausgefüllt');
  lab.break(/\/9\.0\.1\/EditAddress\.js$/, '404');
  // Does the same as a button of the page that needs more code.
  await page.evaluate(async () => {
    const container = Object.entries(window).find(([name]) => name === 'addresses_9_0_1')?.[1] as unknown as {
      get: (expose: string) => Promise<unknown>;
    };
    void container.get('./EditAddress').then(() => document.body.setAttribute('data-part', 'there'));
  });
  await expect(card(page)).toBeVisible();
  await expect(field).toHaveValue('Halb ausgefüllt');
  await expectAccessible(page);
  lab.mend();
  await card(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-part', 'there');
  await expect(field).toHaveValue('Halb ausgefüllt');
});
