/**
 * Places on a map. No part of the module that the shell shares, whose start has no room for it: a tool bundles it, and the engine
 * comes with its first map that has pictures. The files behind it take `@jahrring/tool-kit` by its name.
 */
export { PlaceMap } from './map/lazy-map';
export type { MapMark, Position } from './map/map.types';
