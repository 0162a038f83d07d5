import type { BookingDraft, PlanView } from '@jahrring/contracts-planning';
import { useSearchParams } from '@jahrring/tool-kit';
import { useEffect } from 'react';

const names = ['book', 'day', 'title'] as const;

type Asked = Pick<BookingDraft, 'resourceId' | 'firstDay' | 'lastDay' | 'title'>;

/**
 * Hands on, once, what a link of another tool asks to book: `book` is the resource, `day` the day, `title` what for. The address
 * is one of the plan alone afterwards, so that the way back does not ask again.
 */
export function useAskedBooking(resources: PlanView['resources'] | undefined, open: (asked: Asked) => void) {
  const [params, setParams] = useSearchParams();
  const resourceId = params.get('book') ?? '';
  const day = params.get('day') ?? '';
  const title = params.get('title');
  const isKnown = resources?.some(({ id }) => id === resourceId) ?? false;
  useEffect(() => {
    if (!isKnown || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return;
    open({ resourceId, firstDay: day, lastDay: day, title });
    const next = new URLSearchParams(params);
    for (const name of names) next.delete(name);
    setParams(next, { replace: true });
  }, [isKnown, resourceId, day, title, open, params, setParams]);
}
