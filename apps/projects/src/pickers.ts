import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

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

interface Numbered {
  id: string;
  number: string;
  title: string;
  active: boolean;
}

async function numbered(path: string, signal: AbortSignal): Promise<Numbered[]> {
  const call = { url: `/api/admin/${path}/options`, onRefusal: 'pass' } as const;
  return (await requestJson<Found<Numbered>>(call, signal)).items;
}

function holds({ active, number, title }: Numbered, search: string): boolean {
  return active && `${number} ${title}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}

/** The licence's centres; kept by their number, as the accounts know them. */
export function searchCentres(path: 'cost-centres' | 'revenue-centres') {
  return async (search: string, signal: AbortSignal): Promise<EntityItem[]> =>
    (await numbered(path, signal))
      .filter((centre) => holds(centre, search))
      .map(({ number, title }) => ({ id: number, label: number, description: title }));
}

/** A saved centre, which is known by its number alone. */
export function centreItem(number: string | null | undefined): EntityItem | null {
  return number ? { id: number, label: number } : null;
}

/** Objects of the inventory, for what one of them costs. */
export async function searchObjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = {
    url: '/api/inventory/choices/objects',
    params: { search, limit: 25 },
    onRefusal: 'pass',
  } as const;
  const { items } = await requestJson<Found<{ id: string; title: string; articleNumber?: string }>>(
    call,
    signal,
  );
  return items.map(({ id, title, articleNumber }) => ({
    id,
    label: title,
    ...(articleNumber ? { description: articleNumber } : {}),
  }));
}
