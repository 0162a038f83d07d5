import { roundDegrees, type Place } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { LngLatBounds, Map as Engine, Marker, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { MapHandle, MapMark, PlaceMapProps } from './map.types';
import { areaData, labelsData, layersOf, linesData, tileUrls } from './map-style';
import { placesOf } from './places-of';

// A file of our own: the policy of the host lets no other script run.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

interface TileMapProps extends PlaceMapProps {
  handle: Ref<MapHandle>;
  /** With `{z}`, `{x}`, `{y}`. */
  url: string;
  attribution: string;
  /** The browser cannot draw it after all. */
  onFailed: () => void;
}

const room = { padding: 48, maxZoom: 16, duration: 0 } as const;
const bern: [number, number] = [7.44, 46.95];

/** Places on pictures of the operator's source. */
export function TileMap(props: TileMapProps) {
  const { label, marks, lines, posts, area, selectedId, handle, url, attribution, fitKey = '' } = props;
  const t = useT();
  const words = `${t('map.attribution')}\n${t('map.twoFingers')}\n${t('map.wheel')}`;
  const frame = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>(null);
  const latest = useRef(props);
  latest.current = props;
  const fit = () => {
    const places = placesOf(latest.current);
    if (places.length === 0) return;
    const bounds = new LngLatBounds();
    for (const { longitude, latitude } of places) bounds.extend([longitude, latitude]);
    engine.current?.fitBounds(bounds, room);
  };
  useEffect(() => {
    if (!frame.current) return undefined;
    const map = open(frame.current, { url, attribution, words, title: latest.current.label });
    if (!map) {
      latest.current.onFailed();
      return undefined;
    }
    engine.current = map;
    map.on('load', () => {
      setData(map, latest.current);
      fit();
    });
    map.on('click', ({ lngLat }) => latest.current.onPress?.(placeOf(lngLat)));
    // A picture that does not come leaves its place empty; what stands on the map does not need it.
    map.on('error', () => undefined);
    return () => {
      engine.current = null;
      map.remove();
    };
  }, [url, attribution, words]);
  useEffect(() => {
    // Before the style is there, its own event does it.
    if (engine.current?.getSource('area')) setData(engine.current, latest.current);
  }, [marks, lines, posts, area]);
  const hasPlaces = placesOf(props).length > 0;
  useEffect(fit, [fitKey, hasPlaces]);
  useMarkers(engine, latest, marks, selectedId);
  useImperativeHandle(handle, () => ({
    zoom: (factor) => void engine.current?.zoomTo(engine.current.getZoom() + Math.log2(factor)),
    fit,
  }));
  return <div ref={frame} className="kit-map__canvas" role="region" aria-label={label} />;
}

interface Opening {
  url: string;
  attribution: string;
  /** Of the attribution's button, and how to move the map by fingers and wheel, a line each. */
  words: string;
  title: string;
}

function open(container: HTMLElement, { url, attribution, words, title }: Opening): Engine | null {
  const style: StyleSpecification = {
    version: 8,
    sources: {
      pictures: {
        type: 'raster',
        tiles: tileUrls(url),
        tileSize: 256,
        maxzoom: 18,
        attribution: escapeText(attribution),
      },
    },
    layers: [{ id: 'pictures', type: 'raster', source: 'pictures' }],
  };
  const [source = '', twoFingers = '', wheel = ''] = words.split('\n');
  try {
    return new Engine({
      container,
      style,
      center: bern,
      zoom: 7,
      // Pages scroll over it.
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      // Pictures are taken as pictures: the host's policy allows their origin for nothing else.
      refreshExpiredTiles: false,
      attributionControl: { compact: false },
      locale: {
        'Map.Title': title,
        'AttributionControl.ToggleAttribution': source,
        'CooperativeGesturesHandler.MobileHelpText': twoFingers,
        'CooperativeGesturesHandler.WindowsHelpText': wheel,
        'CooperativeGesturesHandler.MacHelpText': wheel,
      },
    });
  } catch {
    return null;
  }
}

function setData(map: Engine, { marks, lines = [], posts = [], area = [] }: PlaceMapProps): void {
  const labels = { posts: labelsData(posts), marks: labelsData(marks) };
  const data = { lines: linesData(lines), area: areaData(area), ...labels };
  for (const [id, value] of Object.entries(data)) {
    const source = map.getSource(id);
    if (source && 'setData' in source) (source as { setData: (data: unknown) => void }).setData(value);
    else map.addSource(id, { type: 'geojson', data: value });
  }
  for (const layer of layersOf()) if (!map.getLayer(layer.id)) map.addLayer(layer);
}

function useMarkers(
  engine: React.RefObject<Engine | null>,
  latest: React.RefObject<PlaceMapProps>,
  marks: readonly MapMark[],
  selectedId: string | null | undefined,
): void {
  const shown = useRef(new Map<string, Marker>());
  useEffect(() => {
    const map = engine.current;
    if (!map) return;
    const gone = new Map(shown.current);
    for (const mark of marks) {
      gone.delete(mark.id);
      const marker = shown.current.get(mark.id) ?? addMarker(map, mark, latest);
      shown.current.set(mark.id, marker);
      marker.setLngLat([mark.longitude, mark.latitude]);
      look(marker.getElement(), mark, mark.id === selectedId);
    }
    for (const [id, marker] of gone) {
      marker.remove();
      shown.current.delete(id);
    }
    const selected = marks.find(({ id }) => id === selectedId);
    if (!selected) return;
    const at: [number, number] = [selected.longitude, selected.latitude];
    if (!map.getBounds().contains(at)) map.jumpTo({ center: at });
  }, [engine, latest, marks, selectedId]);
}

function addMarker(map: Engine, { id }: MapMark, latest: React.RefObject<PlaceMapProps>): Marker {
  const element = document.createElement('div');
  const marker = new Marker({ element, anchor: 'center', draggable: latest.current.onMove !== undefined });
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    latest.current.onSelect?.(id);
  });
  marker.on('drag', () => latest.current.onMove?.(id, placeOf(marker.getLngLat())));
  return marker.setLngLat([0, 0]).addTo(map);
}

/** Marks are for the eye: whoever listens or uses keys has the list. */
function look(element: HTMLElement, { tone }: MapMark, isSelected: boolean): void {
  element.classList.add('kit-map__pin');
  for (const name of ['busy', 'open', 'timber', 'corner']) {
    element.classList.toggle(`kit-map__pin--${name}`, name === tone);
  }
  element.classList.toggle('kit-map__pin--selected', isSelected);
  element.setAttribute('aria-hidden', 'true');
  element.removeAttribute('tabindex');
}

function placeOf({ lat, lng }: { lat: number; lng: number }): Place {
  return { latitude: roundDegrees(lat), longitude: roundDegrees(lng) };
}

/** The engine takes the attribution for HTML. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
