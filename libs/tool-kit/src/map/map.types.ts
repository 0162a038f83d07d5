import type { Place } from '@jahrring/contracts-common';

/** Somebody works there (`busy`), there is work (`open`), timber lies or grows there, or it is a corner of an area. */
export type MarkTone = 'busy' | 'open' | 'timber' | 'corner';

export interface MapMark extends Place {
  id: string;
  label: string;
  tone: MarkTone;
}

/** Longitude and latitude, as GeoJSON has them. */
export type Position = readonly [longitude: number, latitude: number];

/** A point beside a line that only has a label: a kilometre post. */
export interface MapPost extends Place {
  label: string;
}

export interface PlaceMapProps {
  /** Names the map for screen readers. Everything that stands in it stands in a list beside it too. */
  label: string;
  marks: readonly MapMark[];
  lines?: readonly (readonly Position[])[];
  posts?: readonly MapPost[];
  /** Corners of an area, the first one not repeated. */
  area?: readonly Position[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  /** Marks can be dragged. */
  onMove?: (id: string, place: Place) => void;
  /** A spot without a mark was pressed. */
  onPress?: (place: Place) => void;
  /** Another value shows everything anew; without one that happens once, with the first marks. */
  fitKey?: string;
  /** Draws nothing where there are no pictures: a single place tells nothing on a plain grid. */
  onlyPictures?: boolean;
}

export interface MapSize {
  width: number;
  height: number;
}

/** Acts of the buttons beside a map, whichever engine draws it. */
export interface MapHandle {
  zoom: (factor: number) => void;
  fit: () => void;
}
