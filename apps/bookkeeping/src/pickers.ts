import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

interface Found {
  items: { id: string; name: string; zip: string; city: string }[];
}

/** Addresses to choose a customer from, searched by the addresses service. */
export async function searchAddresses(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: 'name' };
  const call = { url: '/api/addresses/addresses', params, onRefusal: 'pass' } as const;
  const { items } = await requestJson<Found>(call, signal);
  return items.map(({ id, name, zip, city }) => ({ id, label: name, description: `${zip} ${city}` }));
}
