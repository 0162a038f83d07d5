import { expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 900 } });

test('the plot of an origin is drawn by its corners on the map and in the list, and stands after saving', async ({
  page,
}) => {
  const title = `Bannwald ${Math.random().toString(36).slice(2, 8)}`;
  await signIn(page, 'admin@demo.test', '/timber/origins/create');
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill(title);
  await page.getByRole('button', { name: 'Auf der Karte zeichnen' }).click();
  const add = async (place: string) => {
    await page.getByRole('textbox', { name: 'Neue Ecke' }).fill(place);
    await page.getByRole('button', { name: 'Ecke hinzufügen' }).click();
  };
  for (const place of ['46.8675, 8.2312', '46.8675, 8.2332', '46.8690, 8.2332']) await add(place);
  const corners = page.getByRole('list', { name: 'Ecken des Umrisses' });
  await expect(corners.getByRole('textbox', { name: /^Ecke \d$/ })).toHaveCount(3);
  // A press on the map is a corner too.
  const map = page.locator('.kit-map__canvas');
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) / 4, y: ((box?.height ?? 0) * 3) / 4 } });
  await expect(corners.getByRole('textbox', { name: /^Ecke \d$/ })).toHaveCount(4);
  await expectSound(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await openPage(page, `/timber/origins?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(/^Umriss mit 4 Ecken/)).toBeVisible();
});
