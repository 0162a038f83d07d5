import { useFormat } from '@jahrring/tool-kit';
import { useMemo, type PointerEvent } from 'react';
import type { MapMark, MapSize, PlaceMapProps, Position } from './map.types';
import { gridOf, toPixel, type MapView } from './map-view';
import { labelGap, withRoom } from './map-labels';
import type { Plane } from './plane';

interface GridDrawingProps extends PlaceMapProps {
  plane: Plane;
  view: MapView;
  size: MapSize;
  onMarkDown: (event: PointerEvent, markId: string) => void;
}

const markSize = 7;
const edge = 4;

/** One frame of the plain map; hidden from screen readers, whose list stands beside it. */
export function GridDrawing(props: GridDrawingProps) {
  const { marks, posts = [], lines = [], area, plane, view, size } = props;
  const rails = useMemo(() => pathOf(lines, plane, false), [lines, plane]);
  const plot = useMemo(() => pathOf(area ? [area] : [], plane, true), [area, plane]);
  const postPoints = useMemo(
    () => posts.map((post) => ({ post, point: plane.toPoint(post) })),
    [posts, plane],
  );
  const isInSight = ({ x, y }: { x: number; y: number }) =>
    x > -labelGap && x < size.width + labelGap && y > -labelGap && y < size.height + labelGap;
  const placed = marks
    .map((item) => ({ item, at: toPixel(plane.toPoint(item), view, size) }))
    .filter(({ at }) => isInSight(at));
  const first = placed.filter(({ item }) => item.id === props.selectedId);
  // No label covers a mark.
  const taken = placed.map(({ at }) => ({ left: at.x - markSize, right: at.x + markSize, y: at.y }));
  const told = withRoom([...first, ...placed.filter((one) => !first.includes(one))], taken);
  const postsInSight = postPoints
    .map(({ post, point }) => ({ item: post, at: toPixel(point, view, size) }))
    .filter(({ at }) => isInSight(at));
  const toldPosts = withRoom(postsInSight, taken);
  const drawnPosts = postsInSight.filter(({ item }) => toldPosts.has(item));
  const transform = `translate(${size.width / 2 - view.center.x * view.scale} ${size.height / 2 - view.center.y * view.scale}) scale(${view.scale})`;
  return (
    <svg
      className="kit-map__drawing"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
    >
      <Grid plane={plane} view={view} size={size} />
      <g transform={transform}>
        {plot ? <path className="kit-map__area" d={plot} /> : null}
        {rails ? <path className="kit-map__rail" d={rails} /> : null}
      </g>
      {drawnPosts.map(({ item, at }) => (
        <g key={`${item.label} ${at.x} ${at.y}`} transform={`translate(${at.x} ${at.y})`}>
          <circle className="kit-map__post" r={3} />
          <text className="kit-map__post-label" x={labelGap - 4} dy="0.35em">
            {item.label}
          </text>
        </g>
      ))}
      {placed.map(({ item, at }) => (
        <Mark
          key={item.id}
          mark={item}
          at={at}
          isSelected={item.id === props.selectedId}
          isTold={told.has(item)}
          onDown={(event) => props.onMarkDown(event, item.id)}
        />
      ))}
    </svg>
  );
}

interface MarkProps {
  mark: MapMark;
  at: { x: number; y: number };
  isSelected: boolean;
  isTold: boolean;
  onDown: (event: PointerEvent) => void;
}

function Mark({ mark, at, isSelected, isTold, onDown }: MarkProps) {
  const names = ['kit-map__mark', `kit-map__mark--${mark.tone}`, isSelected && 'kit-map__mark--selected'];
  return (
    <g
      className={names.filter(Boolean).join(' ')}
      transform={`translate(${at.x} ${at.y})`}
      data-mark={mark.id}
      onPointerDown={onDown}
    >
      {mark.tone === 'corner' ? (
        <rect x={-markSize} y={-markSize} width={2 * markSize} height={2 * markSize} />
      ) : (
        <circle r={isSelected ? markSize + 3 : markSize} />
      )}
      {isTold ? (
        <text x={labelGap} dy="0.35em">
          {mark.label}
        </text>
      ) : null}
    </g>
  );
}

function Grid({ plane, view, size }: Pick<GridDrawingProps, 'plane' | 'view' | 'size'>) {
  const format = useFormat();
  const { across, down, step } = gridOf(plane, view, size);
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  const text = (value: number) =>
    format.number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) +
    (plane.system === 'wgs84' ? '°' : '');
  return (
    <g className="kit-map__grid">
      {across.map(({ value, at }) => (
        <g key={`across ${value}`}>
          <line x1={at} x2={at} y1={0} y2={size.height} />
          <text x={at + edge} y={size.height - edge}>
            {text(value)}
          </text>
        </g>
      ))}
      {down.map(({ value, at }) => (
        <g key={`down ${value}`}>
          <line x1={0} x2={size.width} y1={at} y2={at} />
          <text x={edge} y={at - edge}>
            {text(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

function pathOf(lines: readonly (readonly Position[])[], plane: Plane, closed: boolean): string {
  return lines
    .map((line) => {
      const points = line.map(([longitude, latitude]) => {
        const { x, y } = plane.toPoint({ longitude, latitude });
        return `${Math.round(x)} ${Math.round(y)}`;
      });
      return points.length > 1 ? `M${points.join('L')}${closed ? 'Z' : ''}` : '';
    })
    .join('');
}
