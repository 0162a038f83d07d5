export interface Placed {
  /** Middle of the anchor, px from the viewport's left edge, kept inside the viewport. */
  x: number;
  y: number;
  side: 'top' | 'bottom';
}

const gap = 8;
const margin = 72;

/** Where a small label goes: above the anchor if there is room, else below. */
export function placeBeside(box: DOMRect, viewportWidth = window.innerWidth): Placed {
  const x = Math.min(Math.max(box.left + box.width / 2, margin), viewportWidth - margin);
  const above = box.top > 48;
  return { x, y: above ? box.top - gap : box.bottom + gap, side: above ? 'top' : 'bottom' };
}
