import { useExtensions, useT, type Extension } from '@jahrring/tool-kit';
import { useEffect, useRef, useState } from 'react';
import { ExtensionOutlet } from '../../tools/extension-outlet';

/** What the tools put on the start page; each comes when it is about to be seen. */
export function Tiles() {
  const t = useT('shell');
  const tiles = useExtensions('dashboard');
  if (tiles.length === 0) return null;
  return (
    <section className="sh-home__tiles" aria-label={t('home.today')}>
      {tiles.map((tile) => (
        <TilePlace key={`${tile.toolId}/${tile.extension.expose}`} {...tile} />
      ))}
    </section>
  );
}

function TilePlace(tile: Extension) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const look = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      look.disconnect();
      setSeen(true);
    });
    if (place.current) look.observe(place.current);
    return () => look.disconnect();
  }, []);
  return (
    <div className="sh-home__tile" ref={place} data-seen={seen || undefined}>
      {seen ? <ExtensionOutlet {...tile} /> : null}
    </div>
  );
}
