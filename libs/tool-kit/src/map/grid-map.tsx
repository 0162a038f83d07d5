import type { Place } from '@jahrring/contracts-common';
import {
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { GridDrawing } from './grid-drawing';
import type { MapHandle, PlaceMapProps } from './map.types';
import { fitView, fromPixel, moved, toPixel, zoomed, type MapView } from './map-view';
import { placesOf } from './places-of';
import { planeOf, type Plane, type Point } from './plane';
import { useSize } from './use-size';

interface GridMapProps extends PlaceMapProps {
  handle: Ref<MapHandle>;
}

const arrowPixels = 60;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-arrowPixels, 0],
  ArrowRight: [arrowPixels, 0],
  ArrowUp: [0, -arrowPixels],
  ArrowDown: [0, arrowPixels],
};
/** A press that moves less is no drag. */
const still = 4;

interface Held {
  key: string;
  plane: Plane;
  /** Null: everything. */
  view: MapView | null;
}

interface Drag {
  /** Of a mark; null: the map itself. */
  markId: string | null;
  from: Point;
  last: Point;
  isMoving: boolean;
}

/** A map without pictures: marks, lines and areas on a grid with coordinates. */
export function GridMap(props: GridMapProps) {
  const { label, marks, handle, fitKey = '', selectedId, onSelect, onMove, onPress } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const places = placesOf(props);
  // The plane and what is shown of it stay while corners are dragged about.
  const key = `${fitKey} ${places.length > 0}`;
  const [held, setHeld] = useState<Held>(() => ({ key, plane: planeOf(places), view: null }));
  if (held.key !== key) setHeld({ key, plane: planeOf(places), view: null });
  const { plane } = held;
  const setView = (view: MapView) => setHeld((before) => ({ ...before, view }));
  const drag = useRef<Drag>(null);
  const fitted = () => fitView(placesOf(props).map(plane.toPoint), size);
  const shown = held.view ?? fitted();
  useImperativeHandle(handle, () => ({
    zoom: (factor) => setView(zoomed(shown, factor)),
    fit: () => setView(fitted()),
  }));
  const selected = marks.find(({ id }) => id === selectedId);
  const [soughtId, setSoughtId] = useState<string | null>(null);
  if (selected && size.width > 0 && soughtId !== selected.id) {
    setSoughtId(selected.id);
    const center = plane.toPoint(selected);
    const at = toPixel(center, shown, size);
    const isInSight = at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height;
    if (!isInSight) setView({ ...shown, center });
  }

  const pixelOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const placeAt = (pixel: Point): Place => plane.toPlace(fromPixel(pixel, shown, size));
  const press = (event: PointerEvent, markId: string | null) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    frame.current?.setPointerCapture(event.pointerId);
    const at = pixelOf(event);
    drag.current = { markId, from: at, last: at, isMoving: false };
  };
  const carry = (event: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const at = pixelOf(event);
    current.isMoving ||= Math.hypot(at.x - current.from.x, at.y - current.from.y) > still;
    if (!current.isMoving) return;
    if (current.markId !== null && onMove) onMove(current.markId, placeAt(at));
    else setView(moved(shown, current.last.x - at.x, current.last.y - at.y));
    current.last = at;
  };
  const release = () => {
    const { current } = drag;
    drag.current = null;
    if (!current || current.isMoving) return;
    if (current.markId !== null) onSelect?.(current.markId);
    else onPress?.(placeAt(current.from));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (way) setView(moved(shown, ...way));
    else if (event.key === '+') setView(zoomed(shown, 2));
    else if (event.key === '-') setView(zoomed(shown, 0.5));
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className="kit-map__canvas"
      role="group"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => press(event, null)}
      onPointerMove={carry}
      onPointerUp={release}
      onPointerCancel={() => (drag.current = null)}
    >
      {size.width > 0 ? (
        <GridDrawing {...props} plane={plane} view={shown} size={size} onMarkDown={press} />
      ) : null}
    </div>
  );
}
