/** The places of a report that hold several things in an order. */
export type Axis = 'rows' | 'columns' | 'measures';

/** Largest number of fields by which rows or columns are grouped. */
export const mostDeep = 3;

type Axes = Readonly<Record<Axis, readonly string[]>>;

/** Returns true if the draft has room for one more field on an axis. */
export const hasRoom = (draft: Axes, axis: Axis): boolean =>
  axis === 'measures' || draft[axis].length < mostDeep;

/** Adds at the end; what already stands on another axis moves from there, for a dimension stands once. */
export function addTo<D extends Axes>(draft: D, axis: Axis, key: string): D {
  if (draft[axis].includes(key) || !hasRoom(draft, axis)) return draft;
  const other: Axis | null = axis === 'measures' ? null : axis === 'rows' ? 'columns' : 'rows';
  return {
    ...draft,
    ...(other ? { [other]: draft[other].filter((one) => one !== key) } : {}),
    [axis]: [...draft[axis], key],
  };
}

/** Takes one away; the last measure stays, because a report without any shows nothing. */
export function removeFrom<D extends Axes>(draft: D, axis: Axis, key: string): D {
  if (axis === 'measures' && draft.measures.length === 1) return draft;
  return { ...draft, [axis]: draft[axis].filter((one) => one !== key) };
}

/** Moves one by so many places, as far as there are any. */
export function moveOn<D extends Axes>(draft: D, axis: Axis, key: string, by: number): D {
  const from = draft[axis].indexOf(key);
  const to = Math.min(Math.max(from + by, 0), draft[axis].length - 1);
  if (from < 0 || to === from) return draft;
  const rest = draft[axis].filter((one) => one !== key);
  return { ...draft, [axis]: [...rest.slice(0, to), key, ...rest.slice(to)] };
}

/** A value with what it was before, and what undo took back. */
export interface Steps<V> {
  past: readonly V[];
  now: V;
  future: readonly V[];
}

/** So many steps can be taken back. */
const kept = 50;

export const firstStep = <V>(now: V): Steps<V> => ({ past: [], now, future: [] });

/** A new value; the same one is no step. */
export function step<V>(steps: Steps<V>, now: V): Steps<V> {
  return now === steps.now ? steps : { past: [...steps.past, steps.now].slice(-kept), now, future: [] };
}

export function undo<V>({ past, now, future }: Steps<V>): Steps<V> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<V>({ past, now, future }: Steps<V>): Steps<V> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
