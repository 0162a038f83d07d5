import type { ContainerView, LotView, OriginView } from '@jahrring/contracts-timber';
import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

interface Found<T> {
  items: T[];
}

async function find<T>(
  url: string,
  search: string,
  signal: AbortSignal,
  params: Readonly<Record<string, string>> = {},
): Promise<T[]> {
  const call = { url, params: { search, ...params }, onRefusal: 'pass' } as const;
  return (await requestJson<Found<T>>(call, signal)).items;
}

interface FoundAddress {
  id: string;
  name: string;
  zip: string;
  city: string;
}

/** Owners of forests and buyers, searched by the addresses service. */
export async function searchAddresses(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const found = await find<FoundAddress>('/api/addresses/addresses', search, signal, { sort: 'name' });
  return found.map(({ id, name, zip, city }) => ({ id, label: name, description: `${zip} ${city}` }));
}

/** Searches the origins of timber. */
export async function searchOrigins(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const found = await find<OriginView>('/api/timber/origins', search, signal);
  return found.map(({ id, title, municipality }) => ({ id, label: title, description: municipality ?? '' }));
}

/** Lots of any state, or narrowed by filters. */
export function findLots(
  search: string,
  signal: AbortSignal,
  params: Readonly<Record<string, string>> = {},
): Promise<LotView[]> {
  return find<LotView>('/api/timber/lots', search, signal, params);
}

/** Lots of any state. */
export async function searchLots(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  return (await findLots(search, signal)).map(lotItem);
}

export function lotItem({ id, number, title, place }: LotView): EntityItem {
  return { id, label: `${number} ${title}`, description: place ?? '' };
}

/** Returns the lot in a container, as its form shows it. */
export function lotOf({ lotId, lotTitle }: ContainerView): EntityItem | null {
  return lotId ? { id: lotId, label: lotTitle ?? lotId } : null;
}
