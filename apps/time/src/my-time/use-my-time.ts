import { addDays, isLocalDate, localDateAt, nextMonthOf } from '@jahrring/contracts-common';
import { useBoot, useSearchParams } from '@jahrring/tool-kit';

export const views = ['day', 'week', 'list', 'team'] as const;
export type View = (typeof views)[number];

export const teamSpans = ['day', 'week', 'month'] as const;
export type TeamSpan = (typeof teamSpans)[number];

export interface MyTime {
  view: View;
  date: string;
  today: string;
  /** Length of the period for which the team is shown. */
  span: TeamSpan;
  /** Whose; undefined is oneself. */
  employeeId: string | undefined;
  /** The team's work on one project only. */
  projectId: string | undefined;
  set: (change: {
    view?: View;
    date?: string;
    span?: TeamSpan;
    employeeId?: string | undefined;
    projectId?: string | undefined;
  }) => void;
  /** One day, week or month forth (1) or back (-1). */
  step: (direction: 1 | -1) => void;
}

/** Returns the state of the screen, as in the URL: links to a day or a person work. */
export function useMyTime(): MyTime {
  const { user, licence } = useBoot();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), licence.timeZone);
  const given = params.get('date') ?? '';
  const date = isLocalDate(given) ? given : today;
  const view = views.find((one) => one === params.get('view')) ?? 'day';
  const span = teamSpans.find((one) => one === params.get('span')) ?? 'week';
  const person = params.get('person');
  const employeeId = person && person !== user.membershipId ? person : undefined;

  const projectId = params.get('project') ?? undefined;

  const set: MyTime['set'] = (change) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (change.view) next.set('view', change.view);
      if (change.date) next.set('date', change.date);
      if (change.span) next.set('span', change.span);
      if ('employeeId' in change) {
        if (change.employeeId) next.set('person', change.employeeId);
        else next.delete('person');
      }
      if ('projectId' in change) {
        if (change.projectId) next.set('project', change.projectId);
        else next.delete('project');
      }
      return next;
    });
  const step = (direction: 1 | -1): void =>
    set({ date: stepped(date, direction, view === 'team' ? span : view) });
  return { view, date, today, span, employeeId, projectId, set, step };
}

function stepped(date: string, direction: 1 | -1, by: View | 'month'): string {
  if (by !== 'month') return addDays(date, direction * (by === 'week' ? 7 : 1));
  if (direction === 1) return nextMonthOf(date);
  return `${addDays(`${date.slice(0, 8)}01`, -1).slice(0, 8)}01`;
}
