import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui';

interface Found<T> {
  items: T[];
}

/** Addresses to choose as the customer, searched by the addresses service. */
export async function searchAddresses(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: 'name' };
  const call = { url: '/api/addresses/addresses', params, onRefusal: 'pass' } as const;
  const { items } = await requestJson<Found<{ id: string; name: string; zip: string; city: string }>>(
    call,
    signal,
  );
  return items.map(({ id, name, zip, city }) => ({ id, label: name, description: `${zip} ${city}` }));
}

/** People of the licence to lead a project or work on it. */
export async function searchEmployees(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/admin/employees', params: { search }, onRefusal: 'pass' } as const;
  const { items } = await requestJson<Found<{ id: string; name: string; active: boolean }>>(call, signal);
  return items.filter((person) => person.active).map(({ id, name }) => ({ id, label: name }));
}
