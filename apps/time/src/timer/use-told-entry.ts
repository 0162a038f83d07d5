import { type EntryView } from '@jahrring/contracts-time';
import { notify, useFormat, useNavigate, useT } from '@jahrring/tool-kit';

export function useToldEntry() {
  const t = useT('time');
  const format = useFormat();
  const navigate = useNavigate();
  return (entry: EntryView) => {
    const text = entry.needsReview ? 'timer.recordedForReview' : 'timer.recorded';
    const params = { hours: format.duration(entry.seconds), project: entry.projectNumber };
    notify.success(t(text, params), {
      action: { label: t('action.edit'), run: () => void navigate(`/timetables/edit/${entry.id}`) },
    });
  };
}
