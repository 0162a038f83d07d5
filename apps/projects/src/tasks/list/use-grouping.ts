import { useSearchParams } from '@jahrring/tool-kit';
import { groupings, type Grouping } from '../task-groups';

export function useGrouping(): [Grouping, (by: Grouping) => void] {
  const [params, setParams] = useSearchParams();
  const asked = groupings.find((by) => by === params.get('by'));
  const change = (by: Grouping) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (by === 'deadline') next.delete('by');
        else next.set('by', by);
        return next;
      },
      { replace: true },
    );
  return [asked ?? 'deadline', change];
}
