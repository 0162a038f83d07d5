/** CSS pixels of a point on paper in its real size. */
const pixelsPerPoint = 96 / 72;
/** Whole percents to choose from, besides what fits. */
const zoomSteps = [50, 75, 100, 125, 150, 200, 300] as const;
export const smallestZoom = 50;
export const largestZoom = 300;

/** `fit`: as wide as there is room; otherwise percent of the real size. */
export type Zoom = 'fit' | number;

/** Width of a page on the screen in CSS pixels; `fit` is never larger than `widest`. */
export function pageWidth(zoom: Zoom, points: number, room: number, widest: number): number {
  if (zoom === 'fit') return Math.max(200, Math.min(room, widest));
  return Math.round((points * pixelsPerPoint * zoom) / 100);
}

/** Returns the magnification of a page of this width, in percent of its real size. */
export function percentOf(width: number, points: number): number {
  return Math.round((width / (points * pixelsPerPoint)) * 100);
}

/** The next step up or down from any percent; the same where there is none. */
export function stepFrom(percent: number, direction: 1 | -1): number {
  const steps = direction === 1 ? zoomSteps : [...zoomSteps].reverse();
  return steps.find((step) => (direction === 1 ? step > percent : step < percent)) ?? percent;
}
