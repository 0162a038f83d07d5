export interface Placed {
  /** Middle of the anchor, px from the viewport's left edge. */
  x: number;
  y: number;
  /** The label's share left of `x`, in %: the nearer the anchor is to an edge, the further the label reaches inwards. */
  share: number;
  side: 'top' | 'bottom';
}

const gap = 8;

/** Returns the place of a small label: above the anchor if there is room, otherwise below. */
export function placeBeside(box: DOMRect, viewportWidth = window.innerWidth): Placed {
  const x = box.left + box.width / 2;
  const above = box.top > 48;
  return {
    x,
    y: above ? box.top - gap : box.bottom + gap,
    share: (x / viewportWidth) * 100,
    side: above ? 'top' : 'bottom',
  };
}
