import { addDays, isLocalDate, localDateAt } from '@jahrring/contracts-time';
import { useBoot, useSearchParams } from '@jahrring/tool-kit';

export const views = ['day', 'week', 'list'] as const;
export type View = (typeof views)[number];

export interface MyTime {
  view: View;
  date: string;
  today: string;
  /** Whose; undefined is oneself. */
  employeeId: string | undefined;
  set: (change: { view?: View; date?: string; employeeId?: string | undefined }) => void;
  /** One day or one week forth (1) or back (-1). */
  step: (direction: 1 | -1) => void;
}

/** What the screen shows, as it stands in the address: links to a day or a person work. */
export function useMyTime(): MyTime {
  const { user, licence } = useBoot();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), licence.timeZone);
  const given = params.get('date') ?? '';
  const date = isLocalDate(given) ? given : today;
  const view = views.find((one) => one === params.get('view')) ?? 'day';
  const person = params.get('person');
  const employeeId = person && person !== user.membershipId ? person : undefined;

  const set: MyTime['set'] = (change) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (change.view) next.set('view', change.view);
      if (change.date) next.set('date', change.date);
      if ('employeeId' in change) {
        if (change.employeeId) next.set('person', change.employeeId);
        else next.delete('person');
      }
      return next;
    });
  const step = (direction: 1 | -1): void =>
    set({ date: addDays(date, direction * (view === 'week' ? 7 : 1)) });
  return { view, date, today, employeeId, set, step };
}
