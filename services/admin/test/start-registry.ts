import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ToolReleaseView, ToolView } from '@jahrring/contracts-admin';
import type { BootAnswer, ReleaseSetEntry } from '@jahrring/contracts-common';
import type { Answer, Browser } from './browser';
import { releaseZip } from './release-zip';
import { type AdminApp, startAdmin } from './start-admin';

export interface RegistryApp {
  app: AdminApp;
  readonly superadmin: Browser;
  toolsDir: string;
  publish(tool: string, version: string, zip?: Buffer): Promise<Answer<ToolReleaseView>>;
  /** Publishes and makes stable. */
  release(tool: string, version: string, descriptor?: object): Promise<void>;
  view(tool: string): Promise<ToolView>;
  patch(tool: string, body: object): Promise<Answer<ToolView>>;
  /** Asked with these headers. */
  boot(email: string, headers?: Record<string, string>): Promise<BootAnswer>;
  /** Returns the entry of a tool in somebody's release set. */
  entry(email: string, tool: string, shellApi?: string): Promise<ReleaseSetEntry | undefined>;
  /** Sets the clock and signs the superadmin in again: sessions do not outlast weeks. */
  moveTo(moment: string): Promise<void>;
  close(): Promise<void>;
}

/** The demo installation with an empty folder of tools, and a superadmin who steers it. */
export async function startRegistry(): Promise<RegistryApp> {
  const toolsDir = mkdtempSync(join(tmpdir(), 'jahrring-registry-'));
  process.env['TOOLS_DIR'] = toolsDir;
  const app = await startAdmin();
  let superadmin = await app.as('superadmin@demo.test');
  const publish: RegistryApp['publish'] = (tool, version, zip = releaseZip(tool, version)) =>
    superadmin.upload('/api/admin/releases', { name: 'release.zip', content: zip, field: 'archive' });
  const view = async (tool: string) => (await superadmin.get<ToolView>(`/api/admin/tools/${tool}`)).body;
  const patch: RegistryApp['patch'] = async (tool, body) =>
    superadmin.patch(`/api/admin/tools/${tool}`, body, { ifMatch: (await view(tool)).version });
  const boot: RegistryApp['boot'] = async (email, headers = {}) =>
    (await (await app.as(email)).get<BootAnswer>('/api/boot', { headers })).body;
  return {
    app,
    get superadmin() {
      return superadmin;
    },
    moveTo: async (moment) => {
      app.clock.set(new Date(moment));
      superadmin = await app.as('superadmin@demo.test');
    },
    toolsDir,
    publish,
    view,
    patch,
    boot,
    release: async (tool, version, descriptor = {}) => {
      const { status } = await publish(tool, version, releaseZip(tool, version, { descriptor }));
      if (status !== 201) throw new Error(`${tool} ${version} was not published: ${status}`);
      // Versions are told apart by when they came.
      app.clock.advance(1_000);
      await patch(tool, { stable: version });
    },
    entry: async (email, tool, shellApi) =>
      (await boot(email, shellApi ? { 'x-shell-api': shellApi } : {})).tools.find(({ id }) => id === tool),
    close: async () => {
      delete process.env['TOOLS_DIR'];
      await app.close();
      rmSync(toolsDir, { recursive: true });
    },
  };
}
