import type { Place } from '@jahrring/contracts-projects';
import { circleMarker, map as openMap, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import 'leaflet/dist/leaflet.css';

interface PlaceMapProps {
  place: Place;
  /** With `{z}`, `{x}`, `{y}`. */
  url: string;
  attribution: string;
  title: string;
}

const zoom = 14;
const mostZoom = 18;

/** A small map with a mark on the place. */
export function PlaceMap({ place, url, attribution, title }: PlaceMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = place;
  useEffect(() => {
    if (!element.current) return undefined;
    const shown = openMap(element.current, { scrollWheelZoom: false }).setView([latitude, longitude], zoom);
    tileLayer(url, { attribution: escapeText(attribution), maxZoom: mostZoom }).addTo(shown);
    circleMarker([latitude, longitude], { radius: 9, weight: 3, color: '#0c552b' }).addTo(shown);
    return () => {
      shown.remove();
    };
  }, [latitude, longitude, url, attribution]);
  return <div ref={element} className="projects-map" role="region" aria-label={title} />;
}

/** Leaflet takes the attribution for HTML. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
