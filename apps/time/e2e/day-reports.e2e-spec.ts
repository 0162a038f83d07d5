import {
  callApi,
  expectAccessible,
  expectSound,
  openPage,
  signIn,
  startSession,
  today,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { waitUntilKept } from './support/kept-for-recording';

// Devices that nobody has used before.
test.use({ reuseContext: false });

// A foreman of this suite alone: what lies on the device is counted.
const foreman = 'beat.lehmann@demo.test';
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

interface Report {
  id: string;
  version: number;
  number: string | null;
  state: string;
  text: string | null;
  lines: { entryId: string; comment: string | null }[];
  photos: { id: string }[];
}

async function firstProject(page: Page): Promise<{ id: string; number: string; title: string }> {
  const { items } = await callApi<{ items: { id: string; number: string; title: string }[] }>(
    page,
    'GET',
    '/api/time/project-options',
  );
  const [project] = items;
  if (!project) throw new Error('the foreman has no project');
  return project;
}

/** Money spent on a project today: a line that is in nobody's way, however often the suite runs. */
async function spend(page: Page, projectId: string, comment: string): Promise<void> {
  const line = { kind: 'expenses', projectId, workDate: today(), amount: '12.50', comment };
  await callApi(page, 'POST', '/api/time/entries', line);
}

/** Chooses a picture as a camera gives it. */
async function choosePhoto(page: Page): Promise<void> {
  await page
    .locator('[data-photos="gallery"]')
    .first()
    .evaluate(async (input) => {
      const canvas = document.createElement('canvas');
      canvas.width = 2000;
      canvas.height = 1500;
      const pen = canvas.getContext('2d');
      if (pen) pen.fillRect(400, 300, 700, 500);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
      const files = new DataTransfer();
      files.items.add(new File([blob ?? ''], 'IMG_0001.JPG', { type: 'image/jpeg' }));
      (input as HTMLInputElement).files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
}

async function draw(page: Page): Promise<void> {
  const field = page.getByRole('img', { name: 'Unterschriftsfeld' });
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('there is no place to sign');
  const [left, middle] = [box.x + 40, box.y + box.height * 0.6];
  await page.mouse.move(left, middle);
  await page.mouse.down();
  for (let step = 1; step < 20; step += 1) {
    await page.mouse.move(left + step * 9, middle - Math.sin(step / 2) * 40);
  }
  await page.mouse.up();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rapport unterschreiben' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert$/ });

test('a report is drawn up, signed on the phone, locks its lines, and is reopened with a reason', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await startSession(page, foreman);
  const project = await firstProject(page);
  const comment = `Znüni ${Date.now()}`;
  await spend(page, project.id, comment);

  await openPage(page, `/day-reports/create?projectId=${project.id}`);
  await expect(page.getByText(comment)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rapport erstellen' }).click();

  const work = page.getByRole('textbox', { name: 'Ausgeführte Arbeiten' });
  await work.fill(`Hang geräumt, ${comment}`);
  await page.getByRole('button', { name: 'Regen', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await choosePhoto(page);
  const photo = page.getByRole('button', { name: 'Foto 1: ohne Legende' });
  await photo.click();
  await page.getByRole('textbox', { name: 'Legende' }).fill('Vorher');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Foto 1: Vorher' })).toBeVisible();
  await expect(page.getByText('Noch nicht gesendet')).toHaveCount(0);
  await expectSound(page);

  await page.getByRole('button', { name: 'Unterschreiben lassen' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Unterschreiben', exact: true })).toBeDisabled();
  await draw(page);
  await dialog(page).getByRole('button', { name: 'Unterschreiben', exact: true }).click();
  await expect(dialog(page).getByText('Bitte dieses Feld ausfüllen.').first()).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Name der unterschreibenden Person' }).fill('Frau Kunz');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Unterschreiben', exact: true }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^R-\d{4}-\d{4}$/);
  await expect(page.getByRole('img', { name: 'Unterschrift von Frau Kunz' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await expectAccessible(page);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const report = await callApi<Report>(page, 'GET', `/api/time/day-reports/${id}`);
  const text = `Hang geräumt, ${comment}`;
  expect([report.state, report.text, report.photos.length]).toEqual(['signed', text, 1]);
  const pdf = await page.request.get(`/api/time/day-reports/${id}/pdf`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const line = report.lines.find((one) => one.comment === comment);
  await openPage(page, `/timetables/edit/${line?.entryId}`);
  await expect(page.getByText(`steht auf dem Regierapport ${report.number}`)).toBeVisible();

  await signIn(page, 'admin@demo.test', `/day-reports/${id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Wieder öffnen' }).click();
  await page.getByRole('textbox', { name: 'Grund' }).fill('Betrag falsch');
  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(heading).toHaveText(`${report.number} · Fassung 2`);
  await expect(page.getByRole('button', { name: 'Unterschreiben lassen' })).toBeVisible();
});

test('a report nobody signs is finished with a reason, by keyboard alone', async ({ page }) => {
  await page.setViewportSize(desk);
  await startSession(page, foreman);
  const project = await firstProject(page);
  const report = await callApi<Report>(page, 'POST', '/api/time/day-reports', {
    projectId: project.id,
    workDate: today(),
    text: 'Kontrolle',
  });
  await openPage(page, `/day-reports/${report.id}`);
  await page.getByRole('button', { name: 'Unterschreiben lassen' }).press('Enter');
  await page.getByRole('radio', { name: 'Hier' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByRole('textbox', { name: 'Grund' }).fill('Der Kunde war nicht vor Ort.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Ohne Unterschrift abschliessen' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Der Kunde war nicht vor Ort.')).toBeVisible();
  await openPage(page, '/day-reports');
  await expect(page.getByText('Ohne Unterschrift').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true });

  test('a report is drawn up, photographed and signed, survives closing, and arrives once behind its lines', async ({
    page: first,
    context,
  }) => {
    const comment = `Ohne Netz ${Date.now()}`;
    await startSession(first, foreman);
    const project = await firstProject(first);
    const before = await callApi<{ total: number }>(first, 'GET', '/api/time/day-reports');
    await openPage(first, `/day-reports/create?projectId=${project.id}`);
    await waitUntilKept(first);
    await first.reload();
    await first.waitForSelector('[data-tool="time"] h1');
    await context.setOffline(true);

    await first.goto(`/timetables/create?projectId=${project.id}`);
    const form = first.getByRole('form', { name: 'Zeit erfassen' });
    await form.getByRole('button', { name: 'Spesen', exact: true }).click();
    await form.getByRole('textbox', { name: 'Betrag', exact: true }).fill('8.40');
    await form.getByLabel('Kommentar').fill(comment);
    await form.getByRole('button', { name: 'Erfassen', exact: true }).click();
    await expect(first.getByText('Auf dem Gerät gespeichert').first()).toBeVisible();

    await first.goto(`/day-reports/create?projectId=${project.id}`);
    await first.getByRole('button', { name: 'Rapport erstellen' }).click();
    await expect(first.getByText(comment)).toBeVisible();
    await first.getByRole('textbox', { name: 'Ausgeführte Arbeiten' }).fill(comment);
    await choosePhoto(first);
    await expect(first.getByRole('button', { name: 'Foto 1: ohne Legende' })).toBeVisible();
    await expect(first.getByText('Auf dem Gerät gespeichert').first()).toBeVisible();
    await expectSound(first);
    await first.getByRole('button', { name: 'Unterschreiben lassen' }).click();
    await dialog(first)
      .getByRole('textbox', { name: 'Name der unterschreibenden Person' })
      .fill('Herr Moser');
    await draw(first);
    await dialog(first).getByRole('button', { name: 'Unterschreiben', exact: true }).click();
    await expect(first.getByText('Abgeschlossen, noch nicht gesendet')).toBeVisible();
    const path = new URL(first.url()).pathname;
    await first.close();

    const page = await context.newPage();
    await page.goto('/day-reports');
    await page.getByRole('region', { name: 'Auf diesem Gerät' }).getByRole('link').last().click();
    await expect(page.getByRole('img', { name: 'Unterschrift von Herr Moser' })).toBeVisible();
    await expectAccessible(page);

    const unknown: string[] = [];
    page.on('response', (answer) => void (answer.status() === 404 && unknown.push(answer.url())));
    await page.route('**/api/time/**', async (route) => {
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^R-\d{4}-\d{4}$/, { timeout: 30_000 });
    expect(unknown).toEqual([]);
    const after = await callApi<{ total: number }>(page, 'GET', '/api/time/day-reports');
    expect(after.total).toBe(before.total + 1);
    const report = await callApi<Report>(page, 'GET', `/api${path.replace('/day', '/time/day')}`);
    expect([report.state, report.text, report.photos.length]).toEqual(['signed', comment, 1]);
    expect(report.lines.filter((line) => line.comment === comment)).toHaveLength(1);
  });
});
