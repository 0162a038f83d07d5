import { EntriesGrid } from '../my-time/entries-list';

/** The hours of one project, on the project's page. */
export function Component({ projectId }: { projectId: string }) {
  return <EntriesGrid filter={{ 'filter[projectId]': projectId }} prefix="time." storageKey="time.project" />;
}
