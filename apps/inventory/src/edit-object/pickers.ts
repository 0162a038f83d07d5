import type { ObjectOption } from '@jahrring/contracts-inventory';
import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

interface Numbered {
  id: string;
  number: string;
  title: string;
  active: boolean;
}

interface Found<T> {
  items: T[];
}

type Search = (search: string, signal: AbortSignal) => Promise<EntityItem[]>;

function holds(text: string, search: string): boolean {
  return text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}

async function numbered(path: string, signal: AbortSignal): Promise<Numbered[]> {
  const call = { url: `/api/admin/${path}/options`, onRefusal: 'pass' } as const;
  return (await requestJson<Found<Numbered>>(call, signal)).items;
}

/** Centres are kept by their number, as the accounts know them. */
export function searchCentres(path: 'cost-centres' | 'revenue-centres'): Search {
  return async (search, signal) =>
    (await numbered(path, signal))
      .filter(({ active, number, title }) => active && holds(`${number} ${title}`, search))
      .map(({ number, title }) => ({ id: number, label: number, description: title }));
}

export const searchCompanyParts: Search = async (search, signal) =>
  (await numbered('company-parts', signal))
    .filter(({ active, number, title }) => active && holds(`${number} ${title}`, search))
    .map(({ id, number, title }) => ({ id, label: `${number} ${title}` }));

/** The company part a saved object belongs to; inactive ones too. Null where it is not known any more. */
export async function companyPart(id: string, signal: AbortSignal): Promise<EntityItem | null> {
  const found = (await numbered('company-parts', signal)).find((part) => part.id === id);
  return found ? { id, label: `${found.number} ${found.title}` } : null;
}

/** Objects of the licence, for the rate of a single one. */
export const searchObjects: Search = async (search, signal) => {
  const call = {
    url: '/api/inventory/choices/objects',
    params: { search, limit: 25 },
    onRefusal: 'pass',
  } as const;
  const { items } = await requestJson<Found<ObjectOption>>(call, signal);
  return items.map(({ id, title, articleNumber }) => ({
    id,
    label: title,
    ...(articleNumber ? { description: articleNumber } : {}),
  }));
};
