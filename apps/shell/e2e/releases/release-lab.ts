import { createHash } from 'node:crypto';
import type { ReleaseReport, VitalReport } from '@jahrring/contracts-admin';
import type { BootAnswer, ReleaseSetEntry } from '@jahrring/contracts-common';
import { expect, type Page, type Route } from '@playwright/test';
import { labKeys, signBoot } from './signing';

export type Fault = '404' | '503' | 'slow' | 'truncated' | 'html' | 'byte';

type Files = Map<string, Buffer>;

export interface CloneOf {
  version: string;
  /** Changes a file's text before it is hashed. */
  edit?: (name: string, text: string) => string;
  descriptor?: (descriptor: ReleaseSetEntry['descriptor']) => ReleaseSetEntry['descriptor'];
}

const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A chunk's hash as the entry holds it. */
const chunkHashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64');

/**
 * A page whose server serves releases of one tool that were never built: clones of the built one under versions of their
 * own, with their own hashes, in a release set that the lab signs. Files can be made to fail, and what the page reports
 * is kept.
 */
export class ReleaseLab {
  readonly reports: ReleaseReport[] = [];
  readonly vitals: VitalReport[] = [];
  /** Number of requests for a broken file. */
  hits = 0;
  /** Changes every boot answer before it is signed. */
  change: (boot: BootAnswer) => BootAnswer = (boot) => boot;
  /** Changes it afterwards: what somebody on the way does. */
  forge: (boot: BootAnswer) => BootAnswer = (boot) => boot;

  /** Boot answers so far; each carries its number as the person's last name, where it can be seen. */
  #answers = 0;
  readonly #releases = new Map<string, ReleaseSetEntry>();
  readonly #files = new Map<string, Files>();
  readonly #late: (() => void)[] = [];
  readonly #faults: { where: RegExp; fault: Fault }[] = [];

  private constructor(
    readonly page: Page,
    readonly built: ReleaseSetEntry,
  ) {}

  /** For a signed-in page. */
  static async open(page: Page, tool: string): Promise<ReleaseLab> {
    const boot = (await (await page.request.get('/api/boot')).json()) as BootAnswer;
    const built = boot.tools.find(({ id }) => id === tool);
    if (!built) throw new Error(`${tool} is not built`);
    const { fallback, ...alone } = built;
    const lab = new ReleaseLab(page, alone);
    await page.route(
      ({ pathname }) => !/\.|^\/api\//.test(pathname),
      (route) => answered(lab.#page(route)),
    );
    await page.route('**/api/boot', (route) => answered(lab.#boot(route)));
    await page.route('**/api/admin/release-reports', (route) => lab.#report(route));
    await page.route(`**/tools/${tool}/**`, (route) => lab.#file(route));
    return lab;
  }

  /** Publishes a clone of the built release. */
  async publish({ version, edit = (_, text) => text, descriptor = (same) => same }: CloneOf): Promise<void> {
    const { id, entry, globalName } = this.built;
    const folder = entry.replace('/remoteEntry.js', '');
    const own = globalName.replace(/_.*/, `_${version.replace(/\W/g, '_')}`);
    const answer = await this.page.request.get(`${folder}/descriptor.json`);
    const { build } = (await answer.json()) as { build: { files: { name: string }[] } };
    const files: Files = new Map();
    const originals = new Map<string, string>();
    const hashes: [string, string][] = [];
    for (const { name } of build.files.filter((file) => /\.(js|css)$/.test(file.name))) {
      const text = await (await this.page.request.get(`${folder}/${name}`)).text();
      const content = Buffer.from(edit(name, text.replaceAll(globalName, own)));
      files.set(name, content);
      originals.set(name, text);
      if (!name.startsWith('hashes.')) hashes.push([chunkHashOf(text), chunkHashOf(content)]);
    }
    const hashed = (name: string): Buffer => {
      const text = hashes.reduce((now, pair) => now.replaceAll(...pair), String(files.get(name)));
      files.set(name, Buffer.from(text));
      return Buffer.from(text);
    };
    // The file with the later hashes first: the entry has its own.
    for (const name of [...files.keys()].filter((one) => one.startsWith('hashes.'))) {
      hashes.push([chunkHashOf(originals.get(name) ?? ''), chunkHashOf(hashed(name))]);
    }
    const entryContent = hashed('remoteEntry.js');
    this.#files.set(version, files);
    this.#releases.set(version, {
      ...this.built,
      version,
      entry: `/tools/${id}/${version}/remoteEntry.js`,
      globalName: own,
      integrity: hashOf(entryContent),
      descriptor: descriptor(this.built.descriptor),
    });
  }

  /** From the next boot answer on the tool is this version, with another to fall back to. */
  serve(version: string, fallback?: string): void {
    const entry = this.#entry(version);
    const before = fallback === undefined ? undefined : this.#entry(fallback);
    const served: ReleaseSetEntry = {
      ...entry,
      ...(before
        ? {
            fallback: {
              version: before.version,
              entry: before.entry,
              globalName: before.globalName,
              integrity: before.integrity,
            },
          }
        : {}),
    };
    this.change = (boot) => ({
      ...boot,
      tools: boot.tools.map((tool) => (tool.id === this.built.id ? served : tool)),
    });
  }

  /** The built version, or one that was published here. */
  #entry(version: string): ReleaseSetEntry {
    const entry = version === this.built.version ? this.built : this.#releases.get(version);
    if (!entry) throw new Error(`${version} was not published`);
    return entry;
  }

  /** Files whose path matches come broken from now on. */
  break(where: RegExp, fault: Fault): void {
    this.#faults.push({ where, fault });
  }

  /** Everything comes as it should again; what was slow comes now. */
  mend(): void {
    this.#faults.length = 0;
    for (const arrive of this.#late.splice(0)) arrive();
  }

  /** Tells the page what the live stream tells it after a release, and waits until it has taken the answer. */
  async announce(): Promise<void> {
    const booted = this.page.waitForResponse('**/api/boot');
    await this.page.evaluate(() => {
      const channel = new BroadcastChannel('jahrring');
      channel.postMessage({ name: 'live.event', payload: { name: 'boot-changed', data: {} } });
      channel.close();
    });
    await booted;
    const profile = this.page.getByRole('button', { name: /^Profil von / });
    const taken = async () => Number(/\d+$/.exec((await profile.getAttribute('aria-label')) ?? '')?.[0]);
    await expect.poll(taken).toBeGreaterThanOrEqual(this.#answers);
  }

  async #page(route: Route): Promise<void> {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/<meta name="jahrring-keys"[^>]*>/, '');
    const keys = JSON.stringify(labKeys).replaceAll('"', '&quot;');
    await route.fulfill({
      response,
      body: html.replace('<head>', `<head><meta name="jahrring-keys" content="${keys}">`),
    });
  }

  async #boot(route: Route): Promise<void> {
    if (await this.#fail(route)) return;
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const boot = this.change((await response.json()) as BootAnswer);
    this.#answers += 1;
    const user = { ...boot.user, lastName: String(this.#answers) };
    await route.fulfill({ json: this.forge(signBoot({ ...boot, user })) });
  }

  async #report(route: Route): Promise<void> {
    const { reports, vitals } = route.request().postDataJSON() as {
      reports: ReleaseReport[];
      vitals: VitalReport[];
    };
    this.reports.push(...reports);
    this.vitals.push(...vitals);
    await route.fulfill({ status: 204 });
  }

  async #file(route: Route): Promise<void> {
    if (await this.#fail(route)) return;
    const [, , , version = '', name = ''] = new URL(route.request().url()).pathname.split('/');
    const body = this.#files.get(version)?.get(name);
    if (!body) return route.fallback();
    await route.fulfill({ body, contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript' });
  }

  async #fail(route: Route): Promise<boolean> {
    const { pathname } = new URL(route.request().url());
    const fault = this.#faults.find(({ where }) => where.test(pathname))?.fault;
    if (!fault) return false;
    this.hits += 1;
    if (fault === 'slow') {
      await new Promise<void>((arrive) => this.#late.push(arrive));
      return false;
    }
    await failures[fault](route, this.#body(pathname));
    return true;
  }

  #body(pathname: string): Buffer {
    const [, , , version = '', name = ''] = pathname.split('/');
    return this.#files.get(version)?.get(name) ?? Buffer.from('{"user":{}');
  }
}

const failures: Record<Exclude<Fault, 'slow'>, (route: Route, body: Buffer) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, body: 'not here' }),
  '503': (route) => route.fulfill({ status: 503, body: 'not now' }),
  truncated: (route, body) =>
    route.fulfill({ body: body.subarray(0, body.length / 2), contentType: 'text/javascript' }),
  html: (route) => route.fulfill({ body: '<!doctype html><title>Wartung</title>', contentType: 'text/html' }),
  byte: (route, body) => {
    const changed = Buffer.from(body);
    changed[changed.length - 2] = (changed.at(-2) ?? 0) ^ 1;
    return route.fulfill({ body: changed, contentType: 'text/javascript' });
  },
};

/** A page that is left meanwhile awaits no answer, and what came for it is gone. */
async function answered(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!String(error).includes('disposed')) throw error;
  }
}
