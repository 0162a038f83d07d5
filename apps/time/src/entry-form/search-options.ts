import type { EmployeeOption, EntryKind, ObjectOption, ProjectOption } from '@jahrring/contracts-time';
import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui';

interface Found<T> {
  items: T[];
}

export function projectItem({
  id,
  number,
  title,
}: Pick<ProjectOption, 'id' | 'number' | 'title'>): EntityItem {
  return { id, label: `${number} ${title}` };
}

/** Projects one may book on, as the server finds them. */
export async function searchProjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/time/project-options', params: { search } };
  const { items } = await requestJson<Found<ProjectOption>>(call, signal);
  return items.map(projectItem);
}

/** People one may record for or look at. */
export async function searchEmployees(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/time/employee-options', params: { search } };
  const { items } = await requestJson<Found<EmployeeOption>>(call, signal);
  return items.map(({ id, name }) => ({ id, label: name }));
}

/** Machines, material, lots …: the objects of a kind one may record. */
export async function searchObjects(
  kind: EntryKind,
  search: string,
  signal: AbortSignal,
): Promise<ObjectOption[]> {
  const call = { url: '/api/time/object-options', params: { kind, search } };
  const { items } = await requestJson<Found<ObjectOption>>(call, signal);
  return items;
}
