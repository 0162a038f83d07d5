import type { EntryView } from '@jahrring/contracts-time';

/** Target on which hours are booked: a line of the week grid, a column of the day grid. */
export interface Work {
  /** `<project> <activity>`, their ids. */
  key: string;
  projectId: string;
  activityId: string | null;
  /** `P241 Durchforstung` */
  project: string;
  activityTitle: string | null;
}

export function workKey(projectId: string, activityId: string | null): string {
  return `${projectId} ${activityId ?? ''}`;
}

export function workOf(entry: EntryView): Work {
  const { projectId, activityId, projectNumber, projectTitle, activityTitle } = entry;
  const project = `${projectNumber} ${projectTitle}`;
  return { key: workKey(projectId, activityId), projectId, activityId, project, activityTitle };
}

/** Hours of what is recorded, by line and column of a grid. */
export function entriesIn(entries: readonly EntryView[], work: string): EntryView[] {
  return entries.filter(
    (entry) => entry.kind === 'hours' && workKey(entry.projectId, entry.activityId) === work,
  );
}
