import { useAbility, usePlugin } from '@jahrring/tool-kit';
import { useState } from 'react';
import { placeLayers, type PlaceLayer } from './map-items';
import { useRailLayers, useRailShapes } from './site-map.api';

const none: never[] = [];

/** Layers that the reader has, and those that are put away. */
export function useLayers() {
  const { can } = useAbility();
  const hasTimber = usePlugin('timber') && can('tools.timber.index');
  const { data } = useRailLayers();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const layers: readonly PlaceLayer[] = placeLayers.filter((layer) => layer !== 'timber' || hasTimber);
  const rails = data?.items ?? none;
  const { data: shapes = none } = useRailShapes(
    rails.map(({ id }) => id),
    { skip: rails.length === 0 },
  );
  const shown = shapes.filter(({ id }) => !hidden.has(id));
  return {
    layers,
    hidden,
    toggle: (layer: string) => {
      const next = new Set(hidden);
      if (!next.delete(layer)) next.add(layer);
      setHidden(next);
    },
    rails: {
      layers: rails,
      lines: shown.flatMap(({ lines }) => lines),
      posts: shown.flatMap(({ posts }) => posts),
    },
  };
}
