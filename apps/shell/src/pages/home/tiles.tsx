import { useExtensions, useT, type Extension } from '@jahrring/tool-kit';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { ExtensionOutlet } from '../../tools/extension-outlet';
import { placeTiles } from './place-tiles';
import { keepHeight, keptHeight } from './tile-heights';

/** Tiles of the tools on the start page; each is loaded shortly before it comes into view. */
export function Tiles() {
  const t = useT('shell');
  const tiles = useExtensions('dashboard');
  const section = useRef<HTMLElement>(null);
  const count = tiles.length;
  useEffect(() => (section.current ? placeTiles(section.current) : undefined), [count]);
  if (tiles.length === 0) return null;
  return (
    <section ref={section} className="sh-home__tiles" aria-label={t('home.today')}>
      {tiles.map((tile) => (
        <TilePlace key={`${tile.toolId}/${tile.extension.expose}`} {...tile} />
      ))}
    </section>
  );
}

/** Rows of the grid for a height in pixels: of a quarter rem each, a whole rem between two tiles. */
function rowsOfHeight(height: number): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.ceil((height / rem + 1) * 4);
}

function TilePlace(tile: Extension) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const id = `${tile.toolId}/${tile.extension.expose}`;
  const [height] = useState(() => keptHeight(id));
  useEffect(() => {
    const look = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      look.disconnect();
      setSeen(true);
    });
    if (place.current) look.observe(place.current);
    return () => look.disconnect();
  }, []);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const keep = () => keepHeight(id, element);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [id]);
  const style: CSSProperties & { '--tile-height'?: string; '--tile-rows'?: number } = height
    ? { '--tile-height': `${height}px`, '--tile-rows': rowsOfHeight(height) }
    : {};
  return (
    <div className="sh-home__tile" ref={place} data-seen={seen || undefined} style={style}>
      {seen ? <ExtensionOutlet {...tile} /> : null}
    </div>
  );
}
