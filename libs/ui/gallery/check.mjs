/**
 * Runs axe over the built gallery: light and dark, both directions, 390 and 1280 px, with menu, dialog, date popover, filter
 * and toast open; measures "All" of 10 000 rows. `npm run gallery -- check`.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { start } from './serve.mjs';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const button = (page, name) => page.getByRole('button', { name }).first();
const showTable = async (page) => {
  await button(page, /^Diagramm/).click();
  await page.getByRole('menuitem', { name: 'Als Tabelle zeigen' }).click();
};
const views = [
  { query: 'page=components' },
  { query: 'page=components', name: 'menu', act: (page) => button(page, 'Weitere Aktionen').click() },
  { query: 'page=components', name: 'dialog', act: (page) => button(page, 'Dialog').click() },
  { query: 'page=components', name: 'drawer', act: (page) => button(page, 'Seitenfenster').click() },
  { query: 'page=components', name: 'confirm', act: (page) => button(page, 'Endgültig löschen').click() },
  { query: 'page=components', name: 'palette', act: (page) => button(page, 'Befehle').click() },
  { query: 'page=components', name: 'toast', act: (page) => button(page, 'Stunden erfassen').click() },
  { query: 'page=form' },
  { query: 'page=form', name: 'calendar', act: (page) => button(page, /Kalender/).click() },
  { query: 'page=form', name: 'picker', act: (page) => page.getByLabel('Adresse').click() },
  { query: 'page=form', name: 'errors', act: (page) => button(page, 'Speichern').click() },
  { query: 'page=form&density=field', name: 'field' },
  { query: 'page=grid&filtered=1' },
  { query: 'page=grid', name: 'selected', act: (page) => page.getByRole('checkbox').nth(2).click() },
  { query: 'page=grid', name: 'filter', act: (page) => button(page, 'Filter').click() },
  { query: 'page=grid&size=all', name: 'all' },
  { query: 'page=grid&mode=empty', name: 'empty' },
  { query: 'page=grid&mode=error', name: 'error' },
  { query: 'page=grid&mode=loading', name: 'loading' },
  { query: 'page=chart' },
  { query: 'page=chart', name: 'chart menu', act: (page) => button(page, /^Diagramm/).click() },
  { query: 'page=chart', name: 'chart table', act: showTable },
  { query: 'page=grid&density=compact&primary=nacht', name: 'compact' },
];

async function checkView(browser, url, view, scheme, dir, width) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const label = `${view.query} ${view.name ?? ''} ${scheme} ${dir} ${width}`;
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404'))
      faults.push(`${label}: console ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${label}: ${error.message}`));
  await page.goto(`${url}?${view.query}&scheme=${scheme}&dir=${dir}`);
  await page.waitForTimeout(250);
  if (view.act) {
    await view.act(page);
    await page.waitForTimeout(450);
  }
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze();
  for (const { id, nodes } of violations) {
    faults.push(
      `${label}: ${id} (${nodes.length}) ${nodes[0].target.join(' ')} ${nodes[0].any[0]?.message ?? nodes[0].failureSummary}`,
    );
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 0) faults.push(`${label}: ${wide} px too wide`);
  await context.close();
  return faults;
}

async function measureAll(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}?page=grid`);
  const size = page.getByLabel('Zeilen je Seite');
  await size.focus();
  await page.waitForTimeout(500);
  const ms = await page.evaluate(async () => {
    const select = document.querySelector('[aria-label="Zeilen je Seite"]');
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set;
    const from = performance.now();
    set.call(select, 'all');
    select.dispatchEvent(new Event('change', { bubbles: true }));
    while (!document.querySelector('.jr-grid__all'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - from;
  });
  const nodes = await page.evaluate(() => document.querySelectorAll('.jr-grid *').length);
  await page.close();
  return { ms, nodes };
}

/** Names of views, for a quick look: `check.mjs calendar picker`. */
const only = process.argv.slice(2);
const { url, stop } = await start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: flags.split(' '),
});
const faults = [];
let count = 0;
for (const view of views.filter(({ query, name }) => only.length === 0 || only.includes(name ?? query))) {
  for (const [scheme, dir] of [
    ['light', 'ltr'],
    ['dark', 'ltr'],
    ['light', 'rtl'],
    ['dark', 'rtl'],
  ]) {
    for (const width of [1280, 390]) {
      count += 1;
      faults.push(...(await checkView(browser, url, view, scheme, dir, width)));
    }
  }
}
const { ms, nodes } = await measureAll(browser, url);
if (nodes > 1000) faults.push(`"All" mounts ${nodes} nodes`);
await browser.close();
stop();
process.stdout.write(
  `${faults.map((fault) => `${fault.replace(/\s+/g, ' ')}\n`).join('')}${count} views, ${faults.length} faults; All of 10 000: ${ms.toFixed(0)} ms, ${nodes} nodes\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
