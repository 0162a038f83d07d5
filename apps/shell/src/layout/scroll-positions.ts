const name = 'scrollPositions';

/** Pixels from the top by path, as this tab left its pages. */
export type ScrollPositions = Map<string, number>;

export function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return new Map(Object.entries(stored as Record<string, number>));
  } catch {
    return new Map();
  }
}

/** Keeps them over a reload. Without storage pages begin at their top. */
export function writePositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    return;
  }
}
