import { chromium } from '@playwright/test';
import { findChromium } from '../../test/src/chromium.mjs';
import { demoPassword } from './demo.mjs';

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

/** A real browser in which somebody is signed in; every context of it starts without a cache. */
export class Browser {
  static async open(root, base) {
    const executablePath = await findChromium(root, process.execPath);
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: flags.split(' '),
    });
    return new Browser(browser, base);
  }

  constructor(browser, base) {
    this.browser = browser;
    this.base = base;
  }

  async signIn(email) {
    const context = await this.browser.newContext();
    const page = await context.newPage();
    // Any answer of the server sets the forgery token.
    await page.request.get(`${this.base}/api/boot`);
    const { value } = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    const headers = { 'x-xsrf-token': decodeURIComponent(value), 'x-requested-with': 'XMLHttpRequest' };
    const data = { email, password: demoPassword };
    const answer = await page.request.post(`${this.base}/api/auth/login`, { data, headers });
    if (!answer.ok()) throw new Error(`${email} cannot sign in (${answer.status()})`);
    this.session = await context.storageState();
    this.boot = await (await page.request.get(`${this.base}/api/boot`)).json();
    await context.close();
  }

  /** A page with an empty cache, and all that it transfers. */
  async coldPage(prepare = async () => {}) {
    const context = await this.browser.newContext({ storageState: this.session });
    const page = await context.newPage();
    await prepare(page);
    const transfers = await watchTransfers(context, page);
    return { page, transfers, close: () => context.close() };
  }

  async close() {
    await this.browser.close();
  }
}

/** Every request with its begin (ms since the epoch) and its body's bytes as they came over the wire. */
async function watchTransfers(context, page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const byId = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) =>
    byId.set(requestId, { path: new URL(request.url).pathname, begun: wallTime * 1000, bytes: 0, head: 0 }),
  );
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const known = byId.get(requestId);
    if (known) known.head = response.encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = byId.get(requestId);
    if (known) known.bytes = Math.max(0, encodedDataLength - known.head);
  });
  return byId;
}
