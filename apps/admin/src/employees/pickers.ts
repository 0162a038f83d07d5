import { requestJson } from '@jahrring/tool-kit';
import { addressItem, type FoundAddress } from '@jahrring/tool-kit/record-search';
import type { EntityItem } from '@jahrring/ui/form';

interface Found<T> {
  items: T[];
}

/** Active people of the own licence. */
export async function searchEmployees(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  return searchIn('/api/admin/employees', search, signal);
}

/** Active people of the licence behind a collection. */
export async function searchIn(base: string, search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, 'filter[active]': 'true' };
  const { items } = await requestJson<Found<{ id: string; name: string; team?: string | null }>>(
    { url: base, params },
    signal,
  );
  return items.map(({ id, name, team }) => ({ id, label: name, ...(team ? { description: team } : {}) }));
}

/** The address a person is linked to; null where one may not see it. */
export async function findAddress(id: string, signal: AbortSignal): Promise<EntityItem | null> {
  try {
    const call = { url: `/api/addresses/addresses/${id}`, onRefusal: 'pass' } as const;
    return addressItem(await requestJson<FoundAddress>(call, signal));
  } catch {
    return null;
  }
}
