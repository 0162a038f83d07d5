import { id, listOf, localDate, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { resourceKinds } from './booking.contract';

/** Somebody or something is booked for a site. */
export const siteBooking = z.object({
  resourceId: id,
  kind: z.enum(resourceKinds),
  name: z.string(),
  firstDay: localDate,
  lastDay: localDate,
});
export type SiteBooking = z.infer<typeof siteBooking>;

/** A project that has a place: one that is worked on in these days, or that is open. */
export const siteView = z.object({
  /** The project. */
  id,
  number: z.string(),
  title: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In these days, as far as the reader sees the plan. */
  bookings: z.array(siteBooking),
});
export type SiteView = z.infer<typeof siteView>;

export const siteList = z.object({
  items: z.array(siteView),
  total: z.int(),
  /** Projects that are worked on in these days and have no place yet. */
  placeless: z.array(z.object({ id, number: z.string(), title: z.string() })),
});
export type SiteList = z.infer<typeof siteList>;

/** Most layers of a licence; of a file bytes, positions and posts; longest values in characters. */
export const railLimits = {
  layers: 10,
  bytes: 10_000_000,
  positions: 200_000,
  posts: 20_000,
  title: 80,
  fileName: 120,
  property: 60,
  label: 30,
} as const;

/** Coordinates of a file: metres of the Swiss grid, or degrees. */
export const railSystems = ['lv95', 'wgs84'] as const;
export type RailSystem = (typeof railSystems)[number];

/** Fields of the form that come with a file. */
export const createRailLayer = z.object({
  title: requiredText(railLimits.title),
  /** The property that names the kilometre of a post; left out, the usual names are looked for. */
  property: z.string().trim().max(railLimits.property).optional(),
});
export type CreateRailLayer = z.infer<typeof createRailLayer>;

/** Tracks and kilometre posts of a railway company, read from a GeoJSON file. */
export const railLayerView = z.object({
  ...recordFields,
  title: z.string(),
  fileName: z.string(),
  system: z.enum(railSystems),
  /** The property the kilometres were read from; null where the file has no posts. */
  property: z.string().nullable(),
  lineCount: z.int(),
  postCount: z.int(),
  /** Things of the file that are neither tracks nor posts with a kilometre. */
  skippedCount: z.int(),
});
export type RailLayerView = z.infer<typeof railLayerView>;

/** A layer that was just read. */
export const railLayerResult = railLayerView.extend({
  /** Nothing of it lies in Europe, but all of it would if latitude and longitude changed places. */
  looksSwapped: z.boolean(),
});
export type RailLayerResult = z.infer<typeof railLayerResult>;

export const railLayerList = listOf(railLayerView);
export type RailLayerList = z.infer<typeof railLayerList>;

const position = z.tuple([z.number(), z.number()]);

export const railPost = z.object({ label: z.string(), latitude: z.number(), longitude: z.number() });
export type RailPost = z.infer<typeof railPost>;

/** Drawing of a layer, in WGS 84; positions are longitude and latitude. */
export const railShapes = z.object({
  id,
  lines: z.array(z.array(position)),
  posts: z.array(railPost),
});
export type RailShapes = z.infer<typeof railShapes>;
