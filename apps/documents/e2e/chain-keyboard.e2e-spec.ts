import { openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Locator, type Page } from '@playwright/test';

/** Every step of this journey is a key: nothing is clicked, and what is pressed has got the focus by Tab or by itself. */
const longestWay = 120;

/** Presses Tab, or Shift+Tab where it stands before, until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < longestWay; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    const isBefore = await target.evaluate((element) => {
      const place = element.compareDocumentPosition(document.activeElement ?? document.body);
      return document.activeElement !== document.body && (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('not reached by Tab');
}

async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Opens a menu, goes to an entry by the arrows and takes it. */
async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: menu, exact: true }));
  await page.keyboard.press('ArrowDown');
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  await expect(item).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function pressInDialog(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const total = (page: Page) => page.locator('.documents-totals__total dd');

async function issue(page: Page, type: string): Promise<void> {
  await pressButton(page, 'Ausstellen');
  await pressInDialog(page, 'Ausstellen und einfrieren');
  await expect(heading(page, new RegExp(`^${type} \\d{4}-\\d{4}$`))).toBeVisible();
}

async function follow(page: Page, type: string, draft: string): Promise<void> {
  await choose(page, 'Daraus machen …', type);
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressInDialog(page, 'Entwurf erstellen');
  await expect(heading(page, draft)).toBeVisible();
}

test('an offer of twelve objects becomes order, delivery notes, bills and credit note by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'manager@demo.test', '/documents/create/offer');
  const recipient = page.getByRole('combobox', { name: /^Oder ohne Projekt/ });
  await tabTo(page, recipient);
  await page.keyboard.type('Burgergemeinde Langnau');
  await expect(page.getByRole('option', { name: /^Burgergemeinde Langnau/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/recipient=/);

  // Objects by arrows and Enter, twelve of them.
  const ways = page.getByRole('radiogroup', { name: 'Woraus' });
  await tabTo(page, ways.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('combobox', { name: 'Objekt suchen' }));
  await expect(page.getByRole('option').nth(12)).toBeVisible();
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  await pressButton(page, 'Entwurf mit 12 Positionen erstellen');
  await expect(heading(page, 'Offerte (Entwurf)')).toBeVisible();

  // The sheet: a line below, moved up, copied, removed, and saved.
  const text = (place: number) =>
    page.getByRole('textbox', { name: `Leistung, Position ${place}`, exact: true });
  await tabTo(page, text(1));
  await page.keyboard.press('Control+Enter');
  await expect(text(2)).toBeFocused();
  await page.keyboard.type('Anfahrt');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(text(1)).toHaveValue('Anfahrt');
  await expect(text(1)).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Preis, Position 1', exact: true }));
  await page.keyboard.type('80');
  await page.keyboard.press('Control+d');
  await expect(text(2)).toHaveValue('Anfahrt');
  await expect(text(2)).toBeFocused();
  await page.keyboard.press('Control+Delete');
  await expect(text(2)).not.toHaveValue('Anfahrt');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
  const offered = (await total(page).textContent()) ?? '';
  await issue(page, 'Offerte');
  await follow(page, 'Auftragsbestätigung', 'Auftragsbestätigung (Entwurf)');
  await expect(total(page)).toHaveText(offered);
  await issue(page, 'Auftragsbestätigung');
  const order = new URL(page.url()).pathname;

  // A delivery note of the first line alone, then one of the next.
  for (const isFirst of [true, false]) {
    await choose(page, 'Daraus machen …', 'Lieferschein');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await pressInDialog(page, 'Nichts nehmen');
    await tabTo(page, dialog.getByRole('textbox').first());
    await page.keyboard.type('1');
    await pressInDialog(page, 'Entwurf erstellen');
    await expect(heading(page, 'Lieferschein (Entwurf)')).toBeVisible();
    await issue(page, 'Lieferschein');
    if (isFirst) await openPage(page, order);
  }

  // A part bill of the second note, then the final bill of the order, then its credit note.
  await choose(page, 'Daraus machen …', 'Rechnung');
  await pressInDialog(page, 'Entwurf erstellen');
  await expect(heading(page, /rechnung \(Entwurf\)$/i)).toBeVisible();
  await issue(page, '(?:Rechnung|Teilrechnung)');
  await openPage(page, order);
  await choose(page, 'Daraus machen …', 'Rechnung');
  const extent = page.getByRole('dialog').getByRole('radio', { checked: true });
  await tabTo(page, extent);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await pressInDialog(page, 'Entwurf erstellen');
  await expect(heading(page, 'Schlussrechnung (Entwurf)')).toBeVisible();
  await issue(page, 'Schlussrechnung');
  await follow(page, 'Gutschrift', 'Gutschrift (Entwurf)');
  await issue(page, 'Gutschrift');
});
