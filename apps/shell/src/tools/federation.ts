import type { ReleaseSetEntry } from '@jahrring/contracts-common';
import { telemetry } from '@jahrring/tool-kit';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { isCompatible } from './shell-api';
import { addToolMessages, type ToolSetup } from './tool-messages';

/** One version of a tool as the release set names it. */
interface Release {
  version: string;
  entry: string;
  globalName: string;
  integrity?: string | undefined;
}

interface LoadedTool {
  release: Release;
  /** True when the newest version failed and the one before serves. */
  isFallback: boolean;
}

/** Tools are built without a federation runtime of their own: this is where they look for the shell's. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** A script without a known hash must not run: this one matches nothing. */
const impossible = `sha384-${'A'.repeat(64)}`;

/** How long a tool may take before its card says so; it goes on loading meanwhile. */
const patience = 8_000;

const integrities = new Map<string, string | undefined>();
const tools = new Map<string, ReleaseSetEntry>();
const loaded = new Map<string, Promise<LoadedTool>>();

/** Makes the release set loadable. Nothing is fetched yet. */
export function startFederation(entries: readonly ReleaseSetEntry[]): void {
  registerPlugins([{ name: 'entry-integrity', createScript: ({ url }) => entryScript(url) }]);
  for (const entry of entries) {
    tools.set(entry.id, entry);
    for (const release of [entry, entry.fallback]) if (release) register(entry.id, release);
  }
}

function remoteName(id: string, version: string): string {
  return `${id}@${version}`;
}

function register(id: string, release: Release, force = false): void {
  integrities.set(new URL(release.entry, location.origin).href, release.integrity);
  registerRemotes(
    [
      {
        name: remoteName(id, release.version),
        entry: release.entry,
        entryGlobalName: release.globalName,
        type: 'global',
      },
    ],
    { force },
  );
}

/** The entry's script element, which the browser checks against the release set's hash. */
function entryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const href = new URL(url, location.origin).href;
  script.integrity = integrities.has(href) ? (integrities.get(href) ?? '') : impossible;
  return script;
}

/**
 * Loads what a tool exposes: its newest version, else the one before. Rejects when neither works or when it takes
 * longer than a person waits; asking again continues.
 */
export async function loadExpose<T>(id: string, expose: string): Promise<T> {
  return inTime(loadWithFallback<T>(id, expose), `${id}${expose.slice(1)}`);
}

/** Fetches ahead, e.g. when the pointer rests on a menu item. Failures show when the page is opened. */
export function preloadExpose(id: string, expose: string): void {
  loadWithFallback(id, expose).catch((error: unknown) =>
    telemetry.error('tool.preload', error, { id, expose }),
  );
}

/** Whether a tool runs in the version before its newest. */
export async function isFallback(id: string): Promise<boolean> {
  return (await loaded.get(id))?.isFallback ?? false;
}

async function loadWithFallback<T>(id: string, expose: string): Promise<T> {
  const entry = tools.get(id);
  if (!entry) throw new Error(`The tool ${id} is not part of this session`);
  if (!isCompatible(entry.descriptor.shell)) {
    throw new Error(`${id} ${entry.version} was built for shell ${entry.descriptor.shell}`);
  }
  const tool = await openTool(entry);
  try {
    return await loadFrom<T>(id, tool.release, expose);
  } catch (error) {
    telemetry.error('tool.load', error, { id, version: tool.release.version, expose });
    if (tool.isFallback || !entry.fallback) throw error;
    const before = openRelease(id, entry.fallback, true);
    loaded.set(id, before);
    return loadFrom<T>(id, (await before).release, expose);
  }
}

/** The tool's texts and the version to use, decided once and for all of its pages. */
function openTool(entry: ReleaseSetEntry): Promise<LoadedTool> {
  const known = loaded.get(entry.id);
  if (known) return known;
  const opening = openRelease(entry.id, entry, false).catch((error: unknown) => {
    telemetry.error('tool.load', error, { id: entry.id, version: entry.version });
    if (!entry.fallback) throw error;
    return openRelease(entry.id, entry.fallback, true);
  });
  loaded.set(entry.id, opening);
  opening.catch(() => loaded.delete(entry.id));
  return opening;
}

async function openRelease(id: string, release: Release, fallback: boolean): Promise<LoadedTool> {
  const setup = await loadFrom<ToolSetup>(id, release, './setup');
  await addToolMessages(id, setup);
  return { release, isFallback: fallback };
}

async function loadFrom<T>(id: string, release: Release, expose: string): Promise<T> {
  const module = await loadRemote<T>(`${remoteName(id, release.version)}${expose.slice(1)}`);
  if (!module) throw new Error(`${id} ${release.version} has no ${expose}`);
  return module;
}

function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} takes longer than ${patience} ms`)), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Before another try: a refused file stays in the HTTP cache because release folders are immutable, so its entry is
 * fetched afresh, and the federation runtime forgets what it remembers of the failure.
 */
export async function renewTool(id: string): Promise<void> {
  const entry = tools.get(id);
  if (!entry) return;
  loaded.delete(id);
  for (const release of [entry, entry.fallback]) {
    if (!release) continue;
    try {
      await fetch(release.entry, {
        cache: 'reload',
        ...(release.integrity ? { integrity: release.integrity } : {}),
      });
    } catch (error) {
      telemetry.error('tool.renew', error, { id, version: release.version });
    }
    register(id, release, true);
  }
}
