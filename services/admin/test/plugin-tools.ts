import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPluginIds, plugins } from '@jahrring/contracts-admin';
import type { RunningService } from '@jahrring/service-kit';
import { FolderRegistrar } from '../src/registry/release/folder-registrar';
import { descriptorOf } from './release-zip';

/** Registers a release of every tool that carries a plugin, with one page for each: as a build of the product does. */
export async function registerPluginTools(service: RunningService): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jahrring-plugin-tools-'));
  try {
    const built = plugins.filter(({ id }) => builtPluginIds.includes(id));
    for (const tool of new Set(built.map((plugin) => plugin.tool))) {
      const ids = built.filter((plugin) => plugin.tool === tool).map(({ id }) => id);
      writeRelease(folder, tool, ids);
    }
    await service.get(FolderRegistrar).register(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeRelease(folder: string, tool: string, ids: readonly string[]): void {
  const version = '0.1.0';
  const routes = ids.map((plugin) => ({
    path: `/${plugin}`,
    expose: './A',
    module: './a',
    any: [],
    titleKey: `${tool}:a`,
    plugin,
  }));
  const descriptor = descriptorOf(tool, version, Buffer.from(''), { core: false, plugins: ids, routes });
  mkdirSync(join(folder, tool, version), { recursive: true });
  writeFileSync(join(folder, tool, version, 'descriptor.json'), JSON.stringify(descriptor));
  writeFileSync(join(folder, tool, 'latest.json'), JSON.stringify({ version }));
}
