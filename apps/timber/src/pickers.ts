import type { ContainerView, LotView, OriginView } from '@jahrring/contracts-timber';
import { addressItem, findItems, type FoundAddress, type Search } from '@jahrring/tool-kit/record-search';
import type { EntityItem } from '@jahrring/ui/form';

/** Owners of forests and buyers, searched by the addresses service. */
export const searchAddresses: Search = async (search, signal) =>
  (await findItems<FoundAddress>('/api/addresses/addresses', { search, sort: 'name' }, signal)).map(
    addressItem,
  );

/** Searches the origins of timber. */
export const searchOrigins: Search = async (search, signal) =>
  (await findItems<OriginView>('/api/timber/origins', { search }, signal)).map(
    ({ id, title, municipality }) => ({ id, label: title, description: municipality ?? '' }),
  );

/** Lots of any state, or narrowed by filters. */
export function findLots(
  search: string,
  signal: AbortSignal,
  params: Readonly<Record<string, string>> = {},
): Promise<LotView[]> {
  return findItems<LotView>('/api/timber/lots', { search, ...params }, signal);
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
