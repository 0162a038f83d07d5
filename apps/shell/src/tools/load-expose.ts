import type { ReleaseCode } from '@jahrring/contracts-common';
import { telemetry } from '@jahrring/tool-kit';
import { loadWholeBoot } from '@jahrring/tool-kit/shell';
import type { ComponentType } from 'react';
import { FileFault } from '../releases/load-file';
import { inTime, limitOf, OutOfTime } from '../releases/limits';
import { ReleaseFault, type FaultCode } from '../releases/release-fault';
import { reportFault } from '../releases/report';
import { openContainer } from './containers';
import { loadFrom } from './federation';
import { resumeChunks, whileOpening } from './lost-chunks';
import { isCompatible } from './shell-api';
import { candidatesOf, markRunning, stateOf, type ToolState } from './tool-registry';
import { clearLoadFailure } from './load-failures';

/** Exports of every page and every extension of a tool. */
interface ToolModule<P> {
  Component?: ComponentType<P>;
}

export interface Loaded<P> {
  Component: ComponentType<P>;
  version: string;
  /** The version before serves, because the newest one failed here. */
  isFallback: boolean;
}

/**
 * Loads what a tool exposes: from its version of the release set, else from the one before, which a start does not know yet.
 * A version that failed is told once and left alone until `retryTool`. Throws `ReleaseFault` when none works.
 */
export async function loadExpose<P = object>(id: string, expose: string): Promise<Loaded<P>> {
  const state = stateOf(id);
  if (!state) throw new ReleaseFault({ tool: id, version: '', phase: 'entry', code: 'missing' });
  const loaded = await loadBest<P>(state, expose);
  if (loaded) return loaded;
  if (state.entry.minimal) {
    await loadWholeBoot();
    if (!stateOf(id)?.entry.minimal) return loadExpose<P>(id, expose);
  }
  throw [...state.faults.values()].at(-1) ?? new Error(`${id} has no release`);
}

async function loadBest<P>(state: ToolState, expose: string): Promise<Loaded<P> | undefined> {
  const { id } = state.entry;
  for (const release of candidatesOf(state)) {
    try {
      const Component = await loadRelease<P>(state, release, expose);
      markRunning(id, release.version);
      return { Component, version: release.version, isFallback: release === state.entry.fallback };
    } catch (error) {
      refuseVersion(state, error as ReleaseFault);
    }
  }
  return undefined;
}

/** Leaves a version of a tool alone from now on, and tells the server why. */
export function refuseVersion({ faults }: ToolState, fault: ReleaseFault): void {
  if (faults.has(fault.version)) return;
  faults.set(fault.version, fault);
  telemetry.error('tool.load', fault, { reference: fault.reference });
  reportFault(fault);
}

/** Fetches ahead, e.g. when the pointer rests on a menu item. Failures show when the page is opened. */
export function preloadExpose(id: string, expose: string): void {
  loadExpose(id, expose).catch((error: unknown) => telemetry.error('tool.preload', error, { id, expose }));
}

/** Tries a tool's versions anew, from the one of the release set. */
export function retryTool(id: string): void {
  const state = stateOf(id);
  if (!state) return;
  state.faults.clear();
  clearLoadFailure(id);
  for (const release of [state.entry, state.entry.fallback]) if (release) resumeChunks(release.globalName);
}

/** Returns true if every version of a tool has failed in this page. */
export function hasNoVersion(id: string): boolean {
  const state = stateOf(id);
  return state !== undefined && candidatesOf(state).length === 0;
}

async function loadRelease<P>(
  { entry: { id, version, descriptor } }: ToolState,
  release: ReleaseCode,
  expose: string,
): Promise<ComponentType<P>> {
  const origin = { tool: id, version: release.version };
  if (release.version === version && !isCompatible(descriptor.shell)) {
    throw new ReleaseFault({ ...origin, phase: 'entry', code: 'incompatible' });
  }
  try {
    await openContainer(release);
  } catch (error) {
    throw new ReleaseFault({ ...origin, phase: 'entry', code: codeOf(error) }, error);
  }
  try {
    const work = () => inTime(loadFrom<ToolModule<P>>(id, release, expose), limitOf('start'));
    const { Component } = await whileOpening(release.globalName, work);
    if (Component) return Component;
    throw new ReleaseFault({ ...origin, phase: 'start', code: 'missing' });
  } catch (error) {
    if (error instanceof ReleaseFault) throw error;
    const code = codeOf(error);
    throw new ReleaseFault({ ...origin, phase: code === 'threw' ? 'start' : 'load', code }, error);
  }
}

/** Returns the code of the contract for an error while a version was opened. */
export function codeOf(error: unknown): FaultCode {
  if (error instanceof FileFault) return error.code;
  if (error instanceof OutOfTime) return 'timeout';
  // As webpack's container says it.
  return /does not exist in container/.test(String(error)) ? 'missing' : 'threw';
}
