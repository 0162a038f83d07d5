import { useRef, useState } from 'react';

/** A record a change has written, in its new version. */
export interface WrittenRecord {
  id: string;
  version: number;
}

/** Result of a change: the change that undoes it, and the records it wrote. */
export interface Undoable<C> {
  undo: C;
  written: readonly WrittenRecord[];
}

interface HistoryOptions<C> {
  run: (change: C) => Promise<Undoable<C>>;
  /** The change with the versions that its records have by now. */
  revise: (change: C, versions: ReadonlyMap<string, number>) => C;
}

/** The change that takes a change back, and the one that makes it again, each with the versions that stand by then. */
export interface Stacks<C> {
  past: readonly C[];
  future: readonly C[];
}

/** Stack from which a change came, or none: a new one. */
export type Origin = 'new' | 'undo' | 'redo';

/** The stacks once a change was made: what it wrote has new versions, in all that is still to be taken back or made again. */
export function afterChange<C>(
  { past, future }: Stacks<C>,
  origin: Origin,
  { undo, written }: Undoable<C>,
  revise: HistoryOptions<C>['revise'],
): Stacks<C> {
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  const revised = (changes: readonly C[]) => changes.map((change) => revise(change, versions));
  if (origin === 'undo') return { past: revised(past.slice(0, -1)), future: [...revised(future), undo] };
  const next = origin === 'redo' ? revised(future.slice(0, -1)) : [];
  return { past: [...revised(past), undo], future: next };
}

/**
 * Changes that can be taken back and made again, one after the other. A change that fails (somebody else was faster) rejects and
 * leaves the stacks as they are.
 */
export function useHistory<C>({ run, revise }: HistoryOptions<C>) {
  const stacks = useRef<Stacks<C>>({ past: [], future: [] });
  const [depth, setDepth] = useState({ past: 0, future: 0 });
  const make = async (change: C, origin: Origin): Promise<Undoable<C>> => {
    const made = await run(change);
    stacks.current = afterChange(stacks.current, origin, made, revise);
    setDepth({ past: stacks.current.past.length, future: stacks.current.future.length });
    return made;
  };
  const last = async (origin: 'undo' | 'redo'): Promise<boolean> => {
    const change = stacks.current[origin === 'undo' ? 'past' : 'future'].at(-1);
    if (!change) return false;
    await make(change, origin);
    return true;
  };
  return {
    make: (change: C) => make(change, 'new'),
    undo: () => last('undo'),
    redo: () => last('redo'),
    canUndo: depth.past > 0,
    canRedo: depth.future > 0,
  };
}
