import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageWithKeys, releaseKeys } from '@jahrring/service-admin';
import { closeServer } from '@jahrring/service-kit';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { HealthReport } from './health-report';
import { createDispatcher } from './http/dispatcher';
import { StaticSite } from './http/static-site';
import { Installation } from './installation';
import type { HostSettings } from './settings';

export interface Host {
  readonly port: number;
  /** Not ready → no new connections → what runs may end → services closed. */
  close(): Promise<void>;
}

interface HostParts {
  readonly definitions: readonly ServiceDefinition[];
  readonly say: (text: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Starts every service in this process and opens the port when all of them are ready. */
export async function startHost(
  settings: HostSettings,
  { definitions, say, onError }: HostParts,
): Promise<Host> {
  await assertPortFree(settings);
  const installation = new Installation(settings, say);
  try {
    await installation.start(definitions);
    const health = new HealthReport(installation.services);
    const keys = releaseKeys(installation.secret);
    const folders = { shell: settings.shellDir, tools: settings.toolsDir, site: settings.siteDir };
    const site = new StaticSite(folders, (html) => pageWithKeys(html, keys));
    const server = http.createServer(
      createDispatcher({ services: installation.services, site, health, onError }),
    );
    server.keepAliveTimeout = 65_000;
    const port = await listen(server, settings);
    return { port, close: () => closeHost(server, health, installation, settings.drainMs) };
  } catch (error) {
    await installation.close({ deliver: false });
    throw error;
  }
}

/** A port in use is told before the databases are migrated, not after. */
async function assertPortFree(settings: HostSettings): Promise<void> {
  const probe = http.createServer();
  await listen(probe, settings);
  await new Promise((resolve) => probe.close(resolve));
}

function listen(server: http.Server, { port, host }: HostSettings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function closeHost(
  server: http.Server,
  health: HealthReport,
  installation: Installation,
  drainMs: number,
): Promise<void> {
  health.drain();
  installation.drain();
  await closeServer(server, drainMs);
  await installation.close({ deliver: true });
}
