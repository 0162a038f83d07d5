import { expectSound, looks, openPage, startSession } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

/** A line as it stands on the screen. */
interface SheetLine {
  quantity: number;
  price: number;
  rate: number;
}

/** Hundredths, rounded half away from zero; figures of this journey are far below what a double holds exactly. */
const hundredths = (value: number) => Math.round(Math.abs(value) * 100 + 1e-7) * Math.sign(value);
const written = (sum: number) => (sum / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, '’');

/** The total of some lines by another arithmetic than the product's: VAT per rate, cash rounding on the whole. */
function totalOf(lines: readonly SheetLine[]): string {
  const sums = new Map<number, number>();
  for (const { quantity, price, rate } of lines) {
    sums.set(rate, (sums.get(rate) ?? 0) + hundredths(quantity * price));
  }
  let total = 0;
  for (const [rate, sum] of sums) total += sum + hundredths((sum * rate) / 10_000);
  return written(Math.round(total / 5) * 5);
}

/** The total of the last bill of an order: with the earlier ones it comes to exactly the order's. */
function restOf(order: readonly SheetLine[], ...billed: (readonly SheetLine[])[]): string {
  const rest = billed.reduce((left, lines) => left - figure(totalOf(lines)), figure(totalOf(order)));
  return written(Math.round(rest * 100));
}

const rates: Readonly<Record<string, number>> = { standard: 8.1, reduced: 2.6, lodging: 3.8, zero: 0 };
const figure = (text: string) => Number(text.replaceAll('’', ''));

/** Reads the content of the sheet cell by cell. */
async function readSheet(page: Page): Promise<SheetLine[]> {
  const rows = page.locator('.documents-line[data-kind="item"]');
  const lines: SheetLine[] = [];
  for (let at = 0; at < (await rows.count()); at += 1) {
    const row = rows.nth(at);
    lines.push({
      quantity: figure(await row.locator('[data-cell$=":quantity"]').inputValue()),
      price: figure(await row.locator('[data-cell$=":unitPrice"]').inputValue()),
      rate: rates[await row.locator('[data-cell$=":vatKey"]').inputValue()] ?? 0,
    });
  }
  return lines;
}

const total = (page: Page) => page.locator('.documents-totals__total dd');
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** Issues the draft on the screen; answers its number. */
async function issue(page: Page, type: string): Promise<string> {
  await page.getByRole('button', { name: 'Ausstellen', exact: true }).click();
  await page.getByRole('button', { name: 'Ausstellen und einfrieren' }).click();
  const title = heading(page, new RegExp(`^${type} \\d{4}-\\d{4}$`));
  await expect(title).toBeVisible();
  return ((await title.textContent()) ?? '').replace(`${type} `, '');
}

/** Asks for a follow-up of the document on the screen. */
async function follow(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Daraus machen …' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function createDraft(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Entwurf erstellen' }).click();
  await expect(heading(page, name)).toBeVisible();
}

async function chooseRecipient(page: Page): Promise<void> {
  const recipient = page.getByRole('combobox', { name: /^Oder ohne Projekt/ });
  await recipient.fill('Burgergemeinde Langnau');
  await page
    .getByRole('option', { name: /^Burgergemeinde Langnau/ })
    .first()
    .click();
}

/** Twelve objects of the inventory with quantities of their own. */
async function offerTwelveObjects(page: Page): Promise<void> {
  await openPage(page, '/documents/create/offer');
  await chooseRecipient(page);
  await page.getByText('Objekte', { exact: true }).click();
  const options = page.getByRole('listbox', { name: 'Gefundene Objekte' }).getByRole('option');
  for (let at = 0; at < 12; at += 1) await options.nth(at).click();
  const quantities = page.getByRole('textbox', { name: /^Menge von / });
  for (let at = 0; at < 12; at += 1) await quantities.nth(at).fill(`${at + 2}.5`);
  await expectSound(page);
  await page.getByRole('button', { name: 'Entwurf mit 12 Positionen erstellen' }).click();
  await expect(heading(page, 'Offerte (Entwurf)')).toBeVisible();
}

for (const [width, colorScheme] of looks([
  [1280, 'light'],
  [390, 'dark'],
] as const)) {
  test(`from an offer to a credit note at ${width} px, to the hundredth`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await startSession(page, 'manager@demo.test');
    await offerTwelveObjects(page);
    const offered = await readSheet(page);
    expect(offered.map((line) => line.quantity)).toEqual(Array.from({ length: 12 }, (_, at) => at + 2.5));
    await expect(total(page)).toHaveText(totalOf(offered));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSound(page);
    await issue(page, 'Offerte');
    await expect(total(page)).toHaveText(totalOf(offered));

    // The confirmation is everything that was offered.
    await follow(page, 'Auftragsbestätigung');
    await createDraft(page, /^Auftragsbestätigung \(Entwurf\)$/);
    await expect(total(page)).toHaveText(totalOf(offered));
    await issue(page, 'Auftragsbestätigung');
    const order = page.url();

    // Four positions in full, then half a unit less of the next four: more than is open is refused.
    await follow(page, 'Lieferschein');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Teil', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Nichts nehmen' }).click();
    const takes = dialog.getByRole('textbox');
    await takes.first().fill('99');
    await expect(dialog.getByRole('button', { name: 'Entwurf erstellen' })).toBeDisabled();
    for (let at = 0; at < 4; at += 1) await takes.nth(at).fill(String(offered[at]?.quantity));
    await expectSound(page);
    await createDraft(page, /^Lieferschein \(Entwurf\)$/);
    await issue(page, 'Lieferschein');
    const firstNote = page.url();

    await openPage(page, new URL(order).pathname);
    await follow(page, 'Lieferschein');
    await dialog.getByText('Teil', { exact: true }).click();
    await expect(dialog.getByText('4 Positionen sind schon ganz übernommen.')).toBeVisible();
    for (let at = 4; at < 8; at += 1) await takes.nth(at).fill('0');
    for (let at = 0; at < 4; at += 1) await takes.nth(at).fill('2');
    await createDraft(page, /^Lieferschein \(Entwurf\)$/);
    await issue(page, 'Lieferschein');
    const secondNote = page.url();

    // The delivery of the first note is a part of the order; the second note is billed as well.
    await openPage(page, new URL(firstNote).pathname);
    await follow(page, 'Rechnung');
    await createDraft(page, /rechnung \(Entwurf\)$|^Rechnung \(Entwurf\)$/i);
    const part = await readSheet(page);
    expect(part).toEqual(offered.slice(0, 4));
    await expect(total(page)).toHaveText(totalOf(part));
    await issue(page, '(?:Rechnung|Teilrechnung)');
    await expect(page.getByRole('navigation', { name: 'Zusammenhängende Dokumente' })).toContainText(
      'Offerte',
    );

    await openPage(page, new URL(secondNote).pathname);
    await follow(page, 'Rechnung');
    await createDraft(page, /rechnung \(Entwurf\)$|^Rechnung \(Entwurf\)$/i);
    const next = offered.slice(4, 8).map((line) => ({ ...line, quantity: 2 }));
    await expect(total(page)).toHaveText(totalOf(next));
    await issue(page, '(?:Rechnung|Teilrechnung)');

    // The final bill takes what is left of the order.
    await openPage(page, new URL(order).pathname);
    await follow(page, 'Rechnung');
    await dialog.getByText('Schlussrechnung', { exact: true }).click();
    await createDraft(page, /^Schlussrechnung \(Entwurf\)$/);
    const rest = [
      ...offered.slice(4, 8).map((line) => ({ ...line, quantity: line.quantity - 2 })),
      ...offered.slice(8),
    ];
    expect(await readSheet(page)).toEqual(rest);
    await expect(total(page)).toHaveText(restOf(offered, part, next));
    await issue(page, 'Schlussrechnung');

    // The credit note takes all of it back; the bill stays as it is.
    await follow(page, 'Gutschrift');
    await createDraft(page, /^Gutschrift \(Entwurf\)$/);
    await expect(total(page)).toHaveText(restOf(offered, part, next));
    await issue(page, 'Gutschrift');
    const strip = page.getByRole('navigation', { name: 'Zusammenhängende Dokumente' });
    await expect(strip.getByRole('link')).toHaveCount(8);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectSound(page);
  });
}
