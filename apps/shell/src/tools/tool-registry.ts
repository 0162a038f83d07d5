import type { ReleaseCode, ReleaseSetEntry } from '@jahrring/contracts-common';
import { createValue } from '@jahrring/tool-kit';
import type { ReleaseFault } from '../releases/release-fault';
import { shellTool, shellVersion } from '../releases/shell-release';

/** State of a tool in this page. */
export interface ToolState {
  /** Release from which its pages and menu come. */
  entry: ReleaseSetEntry;
  /** Announced by the server, waiting for its moment. */
  next?: ReleaseSetEntry;
  /** When `next` is taken: the person agrees first; its page is not open; as soon as nothing is lost by it. */
  moment: 'agreed' | 'away' | 'safe';
  /** The version whose code runs in this page; nothing of the tool was opened yet without it. */
  running?: string;
  /** Versions that did not work here, with why. */
  faults: Map<string, ReleaseFault>;
}

const states = new Map<string, ToolState>();

/** The running version by tool: what pages and extensions follow. */
export const runningValue = createValue<ReadonlyMap<string, string>>(new Map());

export function stateOf(id: string): ToolState | undefined {
  return states.get(id);
}

export function toolIds(): string[] {
  return [...states.keys()];
}

/** The release set as this page uses it. */
export function toolsInUse(): ReleaseSetEntry[] {
  return [...states.values()].map(({ entry }) => entry);
}

/** Puts a tool's entry in use; its code is chosen anew. */
export function putInUse(entry: ReleaseSetEntry): void {
  states.set(entry.id, { entry, moment: 'away', faults: new Map() });
}

export function forgetTool(id: string): void {
  states.delete(id);
}

export function markRunning(id: string, version: string): void {
  const state = states.get(id);
  if (!state || state.running === version) return;
  state.running = version;
  runningValue.set(new Map(runningValue.get()).set(id, version));
}

/** The releases to try, best first. */
export function candidatesOf({ entry, faults }: ToolState): ReleaseCode[] {
  return [entry, entry.fallback].filter(
    (release): release is ReleaseCode => release !== undefined && !faults.has(release.version),
  );
}

const owners = new Map<string, { tool: string; version: string }>();

/** Remembers whose builds an entry's global names are. */
export function nameOwner({ id, fallback, ...own }: ReleaseSetEntry): void {
  for (const release of [own, fallback]) {
    if (release) owners.set(release.globalName, { tool: id, version: release.version });
  }
}

/** Whose build a runtime's name is: tool and version. */
export function ownerOf(globalName: string): { tool: string; version: string } | undefined {
  if (globalName === 'jahrring_shell') return { tool: shellTool, version: shellVersion() };
  return owners.get(globalName);
}
