import { expectAccessible, expectNoSidewaysScroll, expectSettled, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const track = {
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2056' } },
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'LineString',
        coordinates: [
          [2_620_000, 1_200_000],
          [2_630_000, 1_196_000],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { km: 12.4 },
      geometry: { type: 'Point', coordinates: [2_626_000, 1_198_000] },
    },
  ],
};
const fileOf = (value: unknown) => ({
  name: 'gleise.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

test('sites are found on the map by keyboard, with the distance to each other and the nearest kilometre post', async ({
  page,
}) => {
  const name = `Testbahn ${Math.floor(Math.random() * 1_000_000)}`;
  await signIn(page, 'admin@demo.test', '/plugins/scheduling_tool/settings/map');
  await page.getByRole('button', { name: 'Ebene einlesen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ebene einlesen' });
  await dialog.getByLabel('Name der Ebene').fill(name);
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(fileOf('{"type": "FeatureCollection",\n "features": [,]}'));
  await dialog.getByRole('button', { name: 'Einlesen' }).click();
  await expect(dialog.getByText('Zeile 2, Spalte 15: Das ist kein gültiges JSON.')).toBeVisible();
  await dialog
    .getByRole('button', { name: /gleise\.geojson/ })
    .first()
    .click();
  await input.setInputFiles(fileOf(track));
  await dialog.getByRole('button', { name: 'Einlesen' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 Gleis, 1 Kilometerstein (nach «km»)')).toBeVisible();

  await page.goto('/scheduling-tool/map');
  const list = page.getByRole('list', { name: 'Orte auf der Karte' });
  await expect(page.getByRole('group', { name: 'Karte der Baustellen' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name })).toBeChecked();
  const first = list.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByText(/^LV95 2’6/)).toBeVisible();
  await expect(list.getByText(/^Nächster Kilometerstein: km .* km Luftlinie$/)).toBeVisible();
  await list.getByRole('combobox', { name: 'Abstand zu …' }).selectOption({ index: 1 });
  await expect(list.getByRole('status')).toHaveText(/^\d[\d.]* km Luftlinie$/);
  await expectAccessible(page);

  // The map itself is moved by keys.
  const map = page.getByRole('group', { name: 'Karte der Baustellen' });
  const grid = map.locator('svg line').first();
  const before = await grid.getAttribute('x1');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid).not.toHaveAttribute('x1', before ?? '');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(map).toBeHidden();
  await page.getByRole('radio', { name: 'Karte' }).check({ force: true });
  await expect(map).toBeVisible();
  await expect(list).toBeHidden();
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/plugins/scheduling_tool/settings/map');
  await page.getByRole('button', { name: `Ebene ${name} entfernen` }).click();
  await expectSettled(page);
  await expect(page.getByRole('button', { name: `Ebene ${name} entfernen` })).toBeHidden();
});
