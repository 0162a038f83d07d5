/** Something that happened, as an event tells it. */
export interface Change<T> {
  at: Date;
  payload: T;
}

export type Random = (below: number) => number;

/** The same on every run. */
export function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A day of 2026. */
export const dayOf = (random: Random): string => `2026-${two(1 + random(12))}-${two(1 + random(28))}`;

export const oneOf = <T>(all: readonly [T, ...T[]], random: Random): T => all[random(all.length)] ?? all[0];

/** So many changes, a second apart. */
export const historyOf = <T>(count: number, payloadOf: () => T): Change<T>[] =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + index * 1000),
    payload: payloadOf(),
  }));

/** Neighbours and those farther apart change places. */
export function disordered<C>(all: readonly C[], random: Random): C[] {
  return all
    .map((change, index) => ({ change, place: index + random(40) }))
    .sort((one, other) => one.place - other.place)
    .map(({ change }) => change);
}

/** The last change of each record: what a resync tells. */
export const lastOf = <T>(all: readonly Change<T>[], idOf: (payload: T) => string): Change<T>[] => [
  ...new Map(all.map((change) => [idOf(change.payload), change])).values(),
];
