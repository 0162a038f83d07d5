import type { EmployeeOption, EntryKind, ObjectOption, ProjectOption } from '@jahrring/contracts-time';
import type { EntityItem } from '@jahrring/ui/form';
import { keptSearch } from '../offline/kept-search';

/** Titles that searches of this visit have shown, by id: the queue uses them as the text of a line. */
const seen = new Map<string, string>();

export function seenTitle(id: string | null | undefined): string | undefined {
  return id ? seen.get(id) : undefined;
}

function remember<T extends EntityItem>(items: T[]): T[] {
  for (const { id, label } of items) seen.set(id, label);
  return items;
}

export function projectItem({
  id,
  number,
  title,
}: Pick<ProjectOption, 'id' | 'number' | 'title'>): EntityItem {
  return { id, label: `${number} ${title}` };
}

/** Projects one may book on, as the server finds them; without a connection, of those on the device. */
export async function searchProjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/time/project-options' };
  const textOf = ({ number, title }: ProjectOption) => `${number} ${title}`;
  return remember((await keptSearch<ProjectOption>(call, search, textOf, signal)).map(projectItem));
}

/** People one may record for or look at. */
export async function searchEmployees(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/time/employee-options' };
  const items = await keptSearch<EmployeeOption>(call, search, ({ name }) => name, signal);
  return remember(items.map(({ id, name }) => ({ id, label: name })));
}

/** Machines, material, lots …: the objects of a kind one may record. */
export async function searchObjects(
  kind: EntryKind,
  search: string,
  signal: AbortSignal,
): Promise<ObjectOption[]> {
  const call = { url: '/api/time/object-options', params: { kind } };
  const textOf = ({ title, articleNumber }: ObjectOption) => `${title} ${articleNumber ?? ''}`;
  const found = await keptSearch<ObjectOption>(call, search, textOf, signal);
  remember(found.map(({ id, title }) => ({ id, label: title })));
  return found;
}
