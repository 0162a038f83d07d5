import type { MapSize } from './map.types';
import type { Plane, Point } from './plane';

/** The part of a plane that is shown. */
export interface MapView {
  /** The middle. */
  center: Point;
  /** Pixels of a metre. */
  scale: number;
}

/** From 2 000 km to 20 m across a map of the usual width. */
const scales = { least: 0.0003, most: 40 } as const;
const margin = 48;
/** A single place is shown with what lies around it. */
const leastMetres = 400;
const linesApart = 90;
const steps = [1, 2, 5, 10] as const;

/** Shows all of these, with room around them. */
export function fitView(points: readonly Point[], { width, height }: MapSize): MapView {
  if (points.length === 0) return { center: { x: 0, y: 0 }, scale: Math.max(1, width) / 20_000 };
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const fitting = (pixels: number, metres: number) =>
    Math.max(1, pixels - 2 * margin) / Math.max(leastMetres, metres);
  const scale = Math.min(fitting(width, box.right - box.left), fitting(height, box.bottom - box.top));
  return {
    center: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    scale: within(scale),
  };
}

export function zoomed(view: MapView, factor: number): MapView {
  return { ...view, scale: within(view.scale * factor) };
}

/** Moves what is shown by pixels. */
export function moved({ center, scale }: MapView, right: number, down: number): MapView {
  return { scale, center: { x: center.x + right / scale, y: center.y + down / scale } };
}

export function toPixel({ x, y }: Point, { center, scale }: MapView, { width, height }: MapSize): Point {
  return { x: (x - center.x) * scale + width / 2, y: (y - center.y) * scale + height / 2 };
}

export function fromPixel({ x, y }: Point, { center, scale }: MapView, { width, height }: MapSize): Point {
  return { x: (x - width / 2) / scale + center.x, y: (y - height / 2) / scale + center.y };
}

export interface GridLine {
  /** Its coordinate: metres of LV95 or degrees. */
  value: number;
  /** Pixels from the left or from the top. */
  at: number;
}

export interface MapGrid {
  across: GridLine[];
  down: GridLine[];
  /** Between two lines, in the grid's own unit. */
  step: number;
}

/** The lines of the grid within sight, at round coordinates. */
export function gridOf(plane: Plane, view: MapView, size: MapSize): MapGrid {
  const step = roundStep(linesApart / view.scale / Math.max(plane.unit.x, plane.unit.y));
  const topLeft = fromPixel({ x: 0, y: 0 }, view, size);
  const bottomRight = fromPixel({ x: size.width, y: size.height }, view, size);
  const across = values(
    plane.origin.x + topLeft.x / plane.unit.x,
    plane.origin.x + bottomRight.x / plane.unit.x,
    step,
  );
  const down = values(
    plane.origin.y - bottomRight.y / plane.unit.y,
    plane.origin.y - topLeft.y / plane.unit.y,
    step,
  );
  const pixel = (point: Point) => toPixel(point, view, size);
  return {
    step,
    across: across.map((value) => ({
      value,
      at: pixel({ x: (value - plane.origin.x) * plane.unit.x, y: 0 }).x,
    })),
    down: down.map((value) => ({
      value,
      at: pixel({ x: 0, y: (plane.origin.y - value) * plane.unit.y }).y,
    })),
  };
}

function values(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  // Multiplied each time: added up, 0.1 grows crooked.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return Number(((steps.find((factor) => factor * power >= least) ?? 10) * power).toPrecision(1));
}

function within(scale: number): number {
  return Math.min(scales.most, Math.max(scales.least, scale));
}
