import type { ToolReleaseView, ToolView } from '@jahrring/contracts-admin';

/** Data of a tool from which the effect of a step is calculated. */
export type ToolState = Pick<ToolView, 'stable' | 'canary' | 'pinned' | 'licences'> & {
  items: readonly Pick<ToolReleaseView, 'version' | 'licences'>[];
};

/** Licences that change their version when stable does: those on it now which no pin holds there. */
export function movedByStable(tool: ToolState): number {
  if (tool.canary?.version === tool.stable) return 0;
  const onStable = tool.items.find(({ version }) => version === tool.stable)?.licences ?? 0;
  const held = tool.pinned.filter(({ version }) => version === tool.stable).length;
  return Math.max(0, onStable - held);
}

/** About how many licences get a canary of this size: the share of all of them, and the named ones. */
export function reachedByCanary(tool: ToolState, percent: number, named: number): number {
  const free = Math.max(0, tool.licences - tool.pinned.length);
  return Math.min(free, Math.round((free * percent) / 100) + Math.round(named * (1 - percent / 100)));
}

/** Licences that have a version now and lose it when it is withdrawn. */
export function movedByWithdrawal(tool: ToolState, version: string): number {
  return tool.items.find((release) => release.version === version)?.licences ?? 0;
}
