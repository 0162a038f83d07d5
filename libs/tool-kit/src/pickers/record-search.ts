import { holdsWords } from '@jahrring/contracts-common';
import { requestJson, type QueryParams } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';
import type { NumberedChoice, NumberedResource } from './settings-options';

/** Called by a picker while somebody types. */
export type Search = (search: string, signal: AbortSignal) => Promise<EntityItem[]>;

/** Reads a list for a picker, which shows a refusal itself. */
export async function findItems<T>(url: string, params: QueryParams, signal: AbortSignal): Promise<T[]> {
  return (await requestJson<{ items: T[] }>({ url, params, onRefusal: 'pass' }, signal)).items;
}

type Numbered = Omit<NumberedChoice, 'active'>;

export const numberedItem = ({ id, number, title }: Numbered): EntityItem => ({
  id,
  label: `${number} ${title}`,
});

const projects = '/api/projects/projects/choices';

/** Projects by number or title; `params` narrow them. */
export async function findProjects(params: QueryParams, signal: AbortSignal): Promise<EntityItem[]> {
  return (await findItems<Numbered>(projects, params, signal)).map(numberedItem);
}

/** Projects by number or title. */
export const searchProjects: Search = (search, signal) => findProjects({ search }, signal);

export interface FoundAddress {
  id: string;
  name: string;
  zip: string | null;
  city: string | null;
}

export function addressItem({ id, name, zip, city }: FoundAddress): EntityItem {
  return { id, label: name, description: [zip, city].filter(Boolean).join(' ') };
}

/** Addresses by whatever their list is searched by. */
export const searchAddresses: Search = async (search, signal) => {
  const params = { search, pageSize: 25, sort: 'name' };
  return (await findItems<FoundAddress>('/api/addresses/addresses', params, signal)).map(addressItem);
};

/** Active people of the licence. */
export const searchEmployees: Search = async (search, signal) => {
  const url = '/api/admin/employees';
  const found = await findItems<{ id: string; name: string; active: boolean }>(url, { search }, signal);
  return found.filter(({ active }) => active).map(({ id, name }) => ({ id, label: name }));
};

export interface FoundObject {
  id: string;
  title: string;
  articleNumber?: string | null | undefined;
}

export function objectItem({ id, title, articleNumber }: FoundObject): EntityItem {
  return { id, label: title, ...(articleNumber ? { description: articleNumber } : {}) };
}

export const objectChoices = '/api/inventory/choices/objects';

/** Objects of the inventory by title or number. */
export const searchObjects: Search = async (search, signal) =>
  (await findItems<FoundObject>(objectChoices, { search, limit: 25 }, signal)).map(objectItem);

/** Returns the company parts, centres or accounts that a licence has numbered itself, active or not. */
export function numberedOptions(resource: NumberedResource, signal: AbortSignal): Promise<NumberedChoice[]> {
  return findItems<NumberedChoice>(`/api/admin/${resource}/options`, {}, signal);
}

/** Active ones that hold what is typed. */
export async function findNumbered(
  resource: NumberedResource,
  search: string,
  signal: AbortSignal,
): Promise<Numbered[]> {
  const fits = holdsWords(search);
  return (await numberedOptions(resource, signal)).filter(
    ({ active, number, title }) => active && fits(`${number} ${title}`),
  );
}

/** The licence's centres; kept by their number, as the accounts know them. */
export const searchCentres =
  (resource: 'cost-centres' | 'revenue-centres'): Search =>
  async (search, signal) =>
    (await findNumbered(resource, search, signal)).map(({ number, title }) => ({
      id: number,
      label: number,
      description: title,
    }));
