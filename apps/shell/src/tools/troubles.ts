import { createValue } from '@jahrring/tool-kit';
import type { ReleaseFault } from '../releases/release-fault';

/** Parts of a running version that could not be loaded, while its page stands. */
export interface Trouble {
  fault: ReleaseFault;
  again: readonly (() => void)[];
}

/** By tool. */
export const troublesValue = createValue<ReadonlyMap<string, Trouble>>(new Map());

export function addTrouble(fault: ReleaseFault, again: () => void): void {
  const known = troublesValue.get().get(fault.tool);
  const trouble = { fault: known?.fault ?? fault, again: [...(known?.again ?? []), again] };
  troublesValue.set(new Map(troublesValue.get()).set(fault.tool, trouble));
}

/** Takes a tool's trouble away; whoever waited for its parts tries again. */
export function settleTrouble(tool: string): void {
  const trouble = troublesValue.get().get(tool);
  if (!trouble) return;
  const left = new Map(troublesValue.get());
  left.delete(tool);
  troublesValue.set(left);
  for (const again of trouble.again) again();
}
