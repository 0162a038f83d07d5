import {
  callApi,
  expectAccessible,
  expectKeptOnDevice,
  expectSound,
  openPage,
  signIn,
  startSession,
} from '@jahrring/testing/browser';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { bookableToday } from './support/entries';
import { writeFilmOf } from './support/fake-camera';
import { stopTimer, timerState } from './support/timer';

// Devices that nobody has used before.
test.use({ reuseContext: false });

// A person of this suite alone: there is one timer per person.
const worker = 'cornelia.haldemann@demo.test';
const scan = '/timetables/scan';
const phone = { width: 390, height: 844 };
const bookedWithinMs = 3_000;

interface Code {
  id: string;
  number: number;
}

/** A code on a project of the worker, made by the office. */
async function makeCode(page: Page): Promise<Code> {
  await startSession(page, worker);
  const { projectId } = await bookableToday(page);
  await startSession(page, 'admin@demo.test');
  const body = { title: `Schlag ${Date.now()}`, projectId };
  const code = await callApi<Code>(page, 'POST', '/api/inventory/qr-codes', body);
  await page.context().clearCookies();
  return code;
}

async function withCamera(file: string, baseURL: string, work: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = process.env['CHROMIUM'];
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  try {
    const context = await browser.newContext({
      baseURL,
      viewport: phone,
      locale: 'de-CH',
      timezoneId: 'Europe/Zurich',
      permissions: ['camera'],
      serviceWorkers: 'block',
    });
    await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

test('a code held into the camera is booked within three seconds, and stops at the next scan', async ({
  page,
  baseURL,
}, info) => {
  const code = await makeCode(page);
  const film = info.outputPath('code.y4m');
  writeFilmOf(`jahrring:${code.id}`, film);
  await withCamera(film, baseURL ?? '', async (phonePage) => {
    await startSession(phonePage, worker);
    await stopTimer(phonePage);
    await openPage(phonePage, scan);
    const started = phonePage.getByText('Timer gestartet');
    const camera = phonePage.locator('video').or(started);
    await expect(camera.first()).toBeVisible();
    await expect(started).toBeVisible({ timeout: bookedWithinMs });
    await expectSound(phonePage);
    expect(await timerState(phonePage)).toBe('running');
    await phonePage.waitForTimeout(bookedWithinMs + 500);
    await phonePage.getByRole('button', { name: 'Anderen Code scannen' }).click();
    await expect(phonePage.getByText(/Timer gestoppt/)).toBeVisible();
  });
});

const cameraTexts = [
  ['NotFoundError', 'Keine Kamera gefunden'],
  ['NotReadableError', 'Die Kamera wird schon verwendet'],
  ['OverconstrainedError', 'Diese Kamera ist nicht geeignet'],
  ['NotAllowedError', 'Die Kamera braucht deine Erlaubnis'],
  ['UnknownError', 'Fehler bei der QR-Zeiterfassung'],
] as const;

test.describe('what is in the way of the camera is told, with the number as the way out', () => {
  test.use({ viewport: phone });

  test('a camera that cannot be used, for each reason', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('', document.body.dataset['refusal']));
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse } });
    });
    await signIn(page, worker, scan);
    const again = page.getByRole('button', { name: 'Nochmals versuchen' });
    for (const [name, text] of cameraTexts) {
      await page.evaluate((refusal) => (document.body.dataset['refusal'] = refusal), name);
      await again.click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Nummer unter dem Code')).toBeVisible();
    }
    await page.getByLabel('Nummer unter dem Code').fill('999999');
    await page.getByRole('button', { name: 'Nummer übernehmen' }).click();
    await expect(page.getByText('QR-Code nicht gefunden')).toBeVisible();
  });

  test('a browser without access to cameras', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
    await signIn(page, worker, scan);
    await expect(page.getByText('Dieser Browser gibt keinen Zugriff auf die Kamera')).toBeVisible();
    await expectAccessible(page);
  });

  test('an address without HTTPS', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
    await signIn(page, worker, scan);
    await expect(page.getByText('Die Kamera braucht eine sichere Verbindung (HTTPS)')).toBeVisible();
  });
});

test('a timer that does not start or stop says so', async ({ page }) => {
  await startSession(page, worker);
  await stopTimer(page);
  const fail = { status: 500, contentType: 'application/json', body: '{"status":500}' };
  await page.route('**/api/time/timer/start', (route) => route.fulfill(fail));
  await page.route('**/api/time/timer/stop', (route) => route.fulfill(fail));
  await openPage(page, '/timeoverview');
  await page.getByRole('button', { name: /^Timer auf .* starten$/ }).click();
  await expect(page.getByText(/Der Timer konnte nicht gestartet werden/).first()).toBeVisible();
  await page.unroute('**/api/time/timer/start');
  await page.getByRole('button', { name: /^Timer auf .* starten$/ }).click();
  const stop = page.getByRole('button', { name: 'Timer stoppen' });
  await expect(stop).toBeVisible();
  // The click waits until the page enables the button again, three seconds after the start.
  await stop.click();
  await expect(page.getByText(/Der Timer konnte nicht gestoppt werden/).first()).toBeVisible();
  await page.unroute('**/api/time/timer/stop');
  await stopTimer(page);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: phone });

  test('a scan starts on the device, and the timer runs from that moment once there is one', async ({
    page,
    context,
  }) => {
    const { number } = await makeCode(page);
    await startSession(page, worker);
    await stopTimer(page);
    await openPage(page, scan);
    await expect(page.getByLabel('Nummer unter dem Code')).toBeVisible();
    await expectKeptOnDevice(page);
    // The first page of a visit is not the service worker's yet.
    await page.reload();
    await expect(page.getByLabel('Nummer unter dem Code')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Nummer unter dem Code').fill(String(number));
    await page.getByRole('button', { name: 'Nummer übernehmen' }).click();
    await expect(page.getByText(/Der Start ist auf dem Gerät gespeichert/)).toBeVisible();
    await page.waitForTimeout(1_000);
    await context.setOffline(false);
    await expect.poll(() => timerState(page), { timeout: 20_000 }).toBe('running');
    await stopTimer(page);
  });
});
