import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

interface Found {
  items: { id: string; name: string; zip: string; city: string }[];
}

interface FoundProjects {
  items: { id: string; number: string; title: string }[];
}

/** Projects that a cost is for, searched by the projects service. */
export async function searchProjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/projects/projects/choices', params: { search }, onRefusal: 'pass' } as const;
  const { items } = await requestJson<FoundProjects>(call, signal);
  return items.map(({ id, number, title }) => ({ id, label: `${number} ${title}` }));
}

interface FoundObjects {
  items: { id: string; title: string; articleNumber: string | null }[];
}

/** Machines, vehicles, material … that a cost is for, searched by the inventory service. */
export async function searchObjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/inventory/choices/objects', params: { search }, onRefusal: 'pass' } as const;
  const { items } = await requestJson<FoundObjects>(call, signal);
  return items.map(({ id, title, articleNumber }) => {
    return articleNumber === null ? { id, label: title } : { id, label: title, description: articleNumber };
  });
}

/** Addresses to choose a customer from, searched by the addresses service. */
export async function searchAddresses(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: 'name' };
  const call = { url: '/api/addresses/addresses', params, onRefusal: 'pass' } as const;
  const { items } = await requestJson<Found>(call, signal);
  return items.map(({ id, name, zip, city }) => ({ id, label: name, description: `${zip} ${city}` }));
}

interface FoundPeople {
  items: { name: string; userId?: string }[];
}

/** People by account, for those who keep the employees. */
export async function searchUsers(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: 'name' };
  const call = { url: '/api/admin/employees', params, onRefusal: 'pass' } as const;
  const { items } = await requestJson<FoundPeople>(call, signal);
  return items.flatMap(({ userId, name }) => (userId ? [{ id: userId, label: name }] : []));
}
