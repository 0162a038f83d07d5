import { titleColumn } from './grid-context';
import type { GridColumn } from './grid.types';
import type { ColumnContent, ColumnContents } from './use-content-widths';

const defaultWidth = 120;
const toolWidth = 44;
/** Columns of text from this width on can give some of it up, down to this share of it, before shorter ones do. */
const roomyWidth = 140;
const leastShare = 0.7;
/** The title of a row keeps so much of its contents for as long as another text has something to give. */
const titleWidth = 208;
/** Longer texts than that share the room left over instead of claiming it. */
const mostContent = 320;
/** Columns that do not share the room get so much more than their usual width for longer contents; figures get all. */
const mostStretch = 1.25;
/** Most that the space around the contents of a cell gives up, both sides together. */
const mostCut = 8;

/**
 * Px that columns give up one after the other where room is missing: of long texts; then, once the space around the contents is as
 * narrow as it gets, of longer words; of roomy texts; of short ones; of the row's title; of badges.
 */
type Gives = readonly [number, number, number, number, number, number];
const nothing: Gives = [0, 0, 0, 0, 0, 0];

interface Track {
  /** Width in px where there is just enough room for all. */
  width: number;
  /** Share of the room left over. */
  grow: number;
  gives: Gives;
  /** The width is somebody's choice. */
  isChosen: boolean;
}

function trackOf<T>(
  column: GridColumn<T>,
  isTitle: boolean,
  chosen: number | undefined,
  content: ColumnContent | undefined,
): Track {
  if (chosen !== undefined) return { width: chosen, grow: 0, gives: nothing, isChosen: true };
  const { width: usual = defaultWidth, grow = 1, align } = column;
  const isFigure = align === 'end';
  const isText = grow > 0 && !isFigure && !content?.isBadge;
  const most = isFigure ? Infinity : isText ? Math.max(usual, mostContent) : usual * mostStretch;
  const width = Math.min(content?.width ?? usual, most);
  const kept = isText && isTitle ? Math.max(usual, titleWidth) : usual;
  const over = isFigure ? 0 : Math.max(0, width - kept);
  const rest = width - over;
  const less = isText ? Math.max(0, rest - Math.min(rest, Math.round(usual * leastShare))) : 0;
  const isRoomy = usual >= roomyWidth;
  return {
    width,
    grow,
    isChosen: false,
    gives: [
      isText ? over : 0,
      isText || content?.isBadge ? 0 : over,
      isRoomy && !isTitle ? less : 0,
      isRoomy || isTitle ? 0 : less,
      isTitle ? less : 0,
      content?.isBadge ? over : 0,
    ],
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export interface ColumnTemplate {
  template: string;
  /** Px below which the grid scrolls. */
  least: number;
  /** Px below which the space around the contents becomes narrower. */
  need: number;
  /** Columns whose space becomes narrower. */
  count: number;
}

/**
 * Returns the grid's column template and what it goes by. A chosen width is exact. All others are as wide as their contents once
 * these are drawn, share the room that is left over, and give way where some is missing, those of long texts first and the row's
 * title last, so that figures at the end are not pushed out of sight. `--jr-grid-cut` is what the space around the contents gives.
 */
export function columnTemplate<T>(
  columns: readonly GridColumn<T>[],
  widths: Readonly<Record<string, number>>,
  extras: { tick: boolean; menu: boolean },
  contents: ColumnContents = {},
): ColumnTemplate {
  const title = titleColumn(columns);
  const tracks = columns.map((column) =>
    trackOf(column, column === title, widths[column.id], contents[column.id]),
  );
  const tools = Number(extras.tick) + Number(extras.menu);
  const all = sum(tracks.map(({ width }) => width));
  const count = tracks.filter(({ isChosen }) => !isChosen).length;
  const left = `100% - ${all}px - ${tools} * var(--jr-grid-tool) + ${count} * var(--jr-grid-cut)`;
  const allGrow = sum(tracks.map(({ grow }) => grow)) || 1;
  const given = nothing.map((_, step) => sum(tracks.map(({ gives }) => gives[step] ?? 0)));
  const shares = tracks.map(({ width, grow, gives, isChosen }) => {
    if (isChosen) return `${width}px`;
    const more = grow > 0 ? ` + max(0px, ${left}) * ${(grow / allGrow).toFixed(4)}` : '';
    const less = gives.map((gave, step) => {
      const ofAll = given[step] ?? 0;
      const before = sum(given.slice(0, step));
      return gave > 0
        ? ` + max(${-ofAll}px, min(0px, ${left} + ${before}px)) * ${(gave / ofAll).toFixed(4)}`
        : '';
    });
    return `calc(${width}px - var(--jr-grid-cut)${more}${less.join('')})`;
  });
  const tool = (there: boolean) => (there ? ['var(--jr-grid-tool)'] : []);
  return {
    template: [...tool(extras.tick), ...shares, ...tool(extras.menu)].join(' '),
    least: all - sum(given) - count * mostCut + tools * toolWidth,
    need: all - (given[0] ?? 0) + tools * toolWidth,
    count: Math.max(1, count),
  };
}
