/** So long small tiles keep the room of those that still load, in milliseconds. */
const patience = 3_000;

/** Returns true if the tile is loading: its height means nothing then, also before its bars show. */
export function isLoading(tile: HTMLElement): boolean {
  return tile.querySelector('.jr-skeletons, .jr-skeleton') !== null;
}

/** Returns the height of a tile's content in pixels; undefined if it is empty or loading. */
export function contentHeight(tile: HTMLElement): number | undefined {
  if (tile.childElementCount === 0 || isLoading(tile)) return undefined;
  const { top } = tile.getBoundingClientRect();
  return Math.max(...[...tile.children].map((child) => child.getBoundingClientRect().bottom - top));
}

/**
 * Gives each tile of the start page as many rows of its fine grid as its content is high, whenever that changes: they stand
 * close to each other, however different they are. What moves glides. Answers what ends it.
 */
export function placeTiles(section: HTMLElement): () => void {
  const tiles = () => [...section.children].filter((child) => child instanceof HTMLElement);
  const began = performance.now();
  const place = () => {
    const all = tiles();
    for (const tile of all) for (const child of tile.children) sizes.observe(child);
    // Before the first has come, nothing is known of any.
    const known = all.some(({ childElementCount }) => childElementCount > 0) && !all.some(isLoading);
    const settled = known || performance.now() - began > patience;
    section.toggleAttribute('data-placing', !settled);
    const wanted = all.map((tile) => rowsOf(section, tile));
    const changed = all.flatMap((tile, at) => {
      const [now, next] = [Number(getComputedStyle(tile).getPropertyValue('--tile-rows')), wanted[at]];
      const grows = next !== undefined && now !== undefined && next > now;
      return next !== undefined && next !== now && (grows || settled) ? [{ tile, rows: next }] : [];
    });
    if (changed.length === 0) return;
    move(all, () => {
      for (const { tile, rows } of changed) tile.style.setProperty('--tile-rows', String(rows));
    });
  };
  const move = mover();
  const sizes = new ResizeObserver(place);
  sizes.observe(section);
  const contents = new MutationObserver(place);
  contents.observe(section, { childList: true, subtree: true });
  const late = setTimeout(place, patience + 1);
  place();
  return () => {
    clearTimeout(late);
    sizes.disconnect();
    contents.disconnect();
  };
}

function rowsOf(section: HTMLElement, tile: HTMLElement): number | undefined {
  const height = contentHeight(tile);
  const { gridAutoRows, columnGap } = getComputedStyle(section);
  const row = parseFloat(gridAutoRows);
  return height === undefined || !(row > 0) ? undefined : Math.ceil((height + parseFloat(columnGap)) / row);
}

/** Changes where tiles stand; each is drawn where it was seen, and glides from there. */
function mover(): (tiles: readonly HTMLElement[], change: () => void) => void {
  let latest = 0;
  return (tiles, change) => {
    keepInPlace(tiles, change);
    latest += 1;
    const own = latest;
    // Two frames later the browser has drawn them where they were.
    const release = () => {
      if (own === latest) for (const tile of tiles) letGo(tile);
    };
    requestAnimationFrame(() => requestAnimationFrame(release));
  };
}

function letGo(tile: HTMLElement): void {
  tile.style.removeProperty('transition');
  tile.style.removeProperty('transform');
}

function keepInPlace(tiles: readonly HTMLElement[], change: () => void): void {
  const before = tiles.map((tile) => tile.getBoundingClientRect());
  for (const tile of tiles) {
    tile.style.setProperty('transition', 'none');
    tile.style.removeProperty('transform');
  }
  change();
  tiles.forEach((tile, at) => {
    const [from, to] = [before[at], tile.getBoundingClientRect()];
    if (!from || from.width === 0) return;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (x !== 0 || y !== 0) tile.style.setProperty('transform', `translate(${x}px, ${y}px)`);
  });
}
