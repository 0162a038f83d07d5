import { contentHeight } from './place-tiles';

/** Heights are kept for phones and for wider screens apart: a tile wraps there differently. */
const isNarrow = () => matchMedia('(max-width: 599.98px)').matches;

const storageKey = (tile: string) => `home.height:${isNarrow() ? 'narrow' : 'wide'}:${tile}`;

/** Returns the height of a tile in this browser the last time, in pixels. */
export function keptHeight(tile: string): number | undefined {
  try {
    const height = Number(localStorage.getItem(storageKey(tile)));
    return height > 0 ? height : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps how high the content of a tile is, once it has come. */
export function keepHeight(tile: string, place: HTMLElement): void {
  const height = contentHeight(place);
  if (height === undefined) return;
  try {
    localStorage.setItem(storageKey(tile), String(Math.ceil(height)));
  } catch {
    // Full storage only costs the height.
    return;
  }
}
