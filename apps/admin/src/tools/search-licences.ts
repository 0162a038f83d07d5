import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

interface Found {
  items: { id: string; name: string; city: string | null }[];
}

/** Active licences by name or town. */
export async function searchLicences(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: 'name', 'filter[state]': 'active' };
  const { items } = await requestJson<Found>({ url: '/api/admin/licences', params }, signal);
  return items.map(({ id, name, city }) => ({ id, label: name, ...(city ? { description: city } : {}) }));
}
