import type { ReleaseCode, ReleaseSetEntry } from '@jahrring/contracts-common';
import { guardChunks } from './chunk-guard';
import { loadModule } from './containers';
import { loseChunk } from './lost-chunks';
import { addToolMessages, type ToolSetup } from './tool-messages';
import { nameOwner, putInUse } from './tool-registry';

guardChunks(loseChunk);

/** Makes the release set loadable. Nothing is fetched yet. */
export function startFederation(entries: readonly ReleaseSetEntry[]): void {
  for (const entry of entries) {
    putInUse(entry);
    nameOwner(entry);
  }
}

/** Loads a module that a release exposes, and its texts in the current language. */
export async function loadFrom<T>(id: string, release: ReleaseCode, expose: string): Promise<T> {
  const [module] = await Promise.all([loadModule<T>(release, expose), loadTexts(id, release, expose)]);
  return module;
}

async function loadTexts(id: string, release: ReleaseCode, expose: string): Promise<void> {
  await addToolMessages(id, release, await loadModule<ToolSetup>(release, './setup'), expose);
}
