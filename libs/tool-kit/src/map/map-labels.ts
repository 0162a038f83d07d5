import type { Point } from './plane';

export interface PlacedLabel<T> {
  item: T;
  at: Point;
}

/** Right of a mark. */
export const labelGap = 11;
const letter = 7;
const lineHeight = 16;

/** Of things in order of weight, those whose labels have room; one in sight that has none is drawn without. */
export function withRoom<T extends { label: string }>(
  placed: readonly PlacedLabel<T>[],
  taken: { left: number; right: number; y: number }[] = [],
): Set<T> {
  const shown = new Set<T>();
  for (const { item, at } of placed) {
    const box = { left: at.x + labelGap, right: at.x + labelGap + item.label.length * letter, y: at.y };
    const collides = taken.some(
      (other) => Math.abs(other.y - box.y) < lineHeight && box.left < other.right && other.left < box.right,
    );
    if (collides) continue;
    taken.push(box);
    shown.add(item);
  }
  return shown;
}
