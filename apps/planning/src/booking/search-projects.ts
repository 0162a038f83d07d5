import { requestJson } from '@jahrring/tool-kit';
import type { EntityItem } from '@jahrring/ui/form';

/** Projects to choose from, by number or title. */
export async function searchProjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/projects/projects/choices', params: { search }, onRefusal: 'pass' } as const;
  const answer = await requestJson<{ items: { id: string; number: string; title: string }[] }>(call, signal);
  return answer.items.map(({ id, number, title }) => ({ id, label: `${number} ${title}` }));
}
