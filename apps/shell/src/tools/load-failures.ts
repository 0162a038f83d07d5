import { createValue } from '@jahrring/tool-kit';
import type { ReleaseFault } from '../releases/release-fault';

/** Parts of a running version that could not be loaded, while its page stands. */
export interface LoadFailure {
  fault: ReleaseFault;
  again: readonly (() => void)[];
}

/** By tool. */
export const loadFailuresValue = createValue<ReadonlyMap<string, LoadFailure>>(new Map());

export function addLoadFailure(fault: ReleaseFault, again: () => void): void {
  const known = loadFailuresValue.get().get(fault.tool);
  const failure = { fault: known?.fault ?? fault, again: [...(known?.again ?? []), again] };
  loadFailuresValue.set(new Map(loadFailuresValue.get()).set(fault.tool, failure));
}

/** Forgets a tool's failures; whoever waited for its parts tries again. */
export function clearLoadFailure(tool: string): void {
  const failure = loadFailuresValue.get().get(tool);
  if (!failure) return;
  const left = new Map(loadFailuresValue.get());
  left.delete(tool);
  loadFailuresValue.set(left);
  for (const again of failure.again) again();
}
