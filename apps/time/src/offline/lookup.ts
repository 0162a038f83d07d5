import {
  findNamed,
  kindFields,
  type EntryForm,
  type LookupQuery,
  type LookupResult,
  type ObjectOption,
  type ProjectOption,
} from '@jahrring/contracts-time';
import { requestJson } from '@jahrring/tool-kit';
import { isUnreachable, keptSearch } from './kept-search';

/** Records that can be named, those used last first. */
export interface NamedOptions {
  projects: readonly ProjectOption[];
  activities: EntryForm['activities'];
  objects: readonly ObjectOption[];
}

type Form = Pick<EntryForm, 'projects' | 'activities' | 'recent' | 'kinds'>;

/**
 * Returns the meaning of the names in a quick line: from the server, without a connection from the data on the device.
 */
export async function lookup(
  query: LookupQuery,
  form: Form | undefined,
  signal?: AbortSignal,
): Promise<LookupResult> {
  try {
    const call = { url: '/api/time/lookup', params: { ...query }, onRefusal: 'pass' as const };
    return recentFirst(await requestJson<LookupResult>(call, signal), form);
  } catch (error) {
    if (signal?.aborted || !form || !isUnreachable(error)) throw error;
    return lookupAmong(query, await keptOptions(form, signal));
  }
}

/** Returns the meaning of the names among given options. */
export function lookupAmong(query: LookupQuery, options: NamedOptions): LookupResult {
  const project = findNamed(options.projects, query.project ?? '');
  const activity = findNamed(options.activities, query.activity ?? '');
  const object = findNamed(options.objects, query.object ?? '');
  return {
    project: project.item,
    activity: activity.item,
    object: object.item,
    projects: project.others,
    activities: activity.others,
    objects: object.others,
  };
}

/** Every option that lies on the device. */
async function keptOptions(form: Form, signal?: AbortSignal): Promise<NamedOptions> {
  const kinds = form.kinds.filter((kind) => kindFields[kind].object !== 'none');
  const read = async <T>(url: string, params?: Record<string, string>): Promise<T[]> => {
    try {
      return await keptSearch<T>({ url, ...(params ? { params } : {}) }, '', () => '', signal);
    } catch (error) {
      if (signal?.aborted || !isUnreachable(error)) throw error;
      return [];
    }
  };
  const kept = await read<ProjectOption>('/api/time/project-options');
  const objects = await Promise.all(
    kinds.map((kind) => read<ObjectOption>('/api/time/object-options', { kind })),
  );
  return { ...usedFirst(form, kept), objects: objects.flat() };
}

/** Projects and activities, those booked last first, each once. */
export function usedFirst(
  { projects, activities, recent }: Omit<Form, 'kinds'>,
  more: readonly ProjectOption[] = [],
): Pick<NamedOptions, 'projects' | 'activities'> {
  const offered = new Map(activities.map((activity) => [activity.id, activity]));
  const used = recent.flatMap(({ activity }) => (activity && offered.get(activity.id)) ?? []);
  return {
    projects: eachOnce([...recent.map(({ project }) => project), ...projects, ...more]),
    activities: eachOnce([...used, ...activities]),
  };
}

function eachOnce<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Of several that may be meant, those booked last come first. */
function recentFirst(found: LookupResult, form: Form | undefined): LookupResult {
  const used = new Set(form?.recent.flatMap(({ project, activity }) => [project.id, activity?.id ?? '']));
  const sorted = <T extends { id: string }>(items: readonly T[]): T[] => [
    ...items.filter(({ id }) => used.has(id)),
    ...items.filter(({ id }) => !used.has(id)),
  ];
  return { ...found, projects: sorted(found.projects), activities: sorted(found.activities) };
}
