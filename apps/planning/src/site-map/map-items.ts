import type { MapPlace } from '@jahrring/contracts-common';
import type { SiteBooking, SiteView } from '@jahrring/contracts-planning';
import type { MapMark } from '@jahrring/tool-kit/map';

/** Layers of places; tracks are a layer of their own. */
export const placeLayers = ['week', 'open', 'timber'] as const;
export type PlaceLayer = (typeof placeLayers)[number];

/** One place of the map and of the list beside it. */
export interface MapItem extends MapMark {
  layer: PlaceLayer;
  /** Its page. */
  path: string;
  bookings: readonly SiteBooking[];
}

/** The places of the chosen layers: where somebody works this week first, then other open projects, then timber. */
export function mapItems(
  sites: readonly SiteView[],
  places: readonly MapPlace[],
  isShown: (layer: PlaceLayer) => boolean,
): MapItem[] {
  const ofSites = sites.map(({ id, number, title, latitude, longitude, bookings }): MapItem => {
    const isBusy = bookings.length > 0;
    return {
      ...{ id, latitude, longitude, bookings, label: `${number} ${title}` },
      layer: isBusy ? 'week' : 'open',
      tone: isBusy ? 'busy' : 'open',
      path: `/projects/${id}/overview`,
    };
  });
  const ofTimber = places.map(({ id, title, latitude, longitude, path }): MapItem => ({
    ...{ id, latitude, longitude, path, label: title, bookings: [] },
    layer: 'timber',
    tone: 'timber',
  }));
  const items = [...ofSites, ...ofTimber].filter(({ layer }) => isShown(layer));
  return placeLayers.flatMap((layer) => items.filter((item) => item.layer === layer));
}

/** Names of who and what is booked, each once: people before things. */
export function namesOf(bookings: readonly SiteBooking[]): string[] {
  const people = bookings.filter(({ kind }) => kind === 'person');
  const things = bookings.filter(({ kind }) => kind !== 'person');
  return [...new Set([...people, ...things].map(({ name }) => name))];
}
