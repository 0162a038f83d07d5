import { useT } from '@jahrring/tool-kit';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import { useDayHere } from '../offline/use-days';
import { useUnsent } from '../offline/use-unsent';
import '../tile.css';
import { useEntryForm } from '../time.api';
import type { ReportDraft } from './create-draft';

/** The projects of one's own day: one tap instead of a search. */
export function DayProjects({ onPick }: { onPick: (title: string) => void }) {
  const t = useT('time');
  const { setValue } = useFormContext<ReportDraft>();
  const [date, chosen] = useWatch<ReportDraft, ['workDate', 'projectId']>({
    name: ['workDate', 'projectId'],
  });
  const projects = useDayProjects(date);
  if (projects.size === 0) return null;
  return (
    <div className="time-report-picks" role="group" aria-label={t('report.ofTheDay')}>
      <span className="time-report-picks__label">{t('report.ofTheDay')}</span>
      {[...projects].map(([id, title]) => (
        <button
          key={id}
          type="button"
          className="time-tile"
          aria-pressed={chosen === id}
          onClick={() => {
            setValue('projectId', id, { shouldDirty: true, shouldValidate: true });
            onPick(title);
          }}
        >
          <span className="time-tile__main">{title}</span>
        </button>
      ))}
    </div>
  );
}

/** Titles by id of what one has recorded on that day, also of what still lies on the device. */
function useDayProjects(date: string): ReadonlyMap<string, string> {
  const { day } = useDayHere({ date, employeeId: undefined });
  const { currentData: options } = useEntryForm(undefined);
  const entries = day?.entries ?? [];
  const unsent = useUnsent({ from: date, to: date, employeeId: undefined }, entries);
  const known = [...(options?.projects ?? []), ...(options?.recent ?? []).map(({ project }) => project)];
  const titles = new Map(
    entries.map((entry) => [entry.projectId, `${entry.projectNumber} ${entry.projectTitle}`]),
  );
  for (const { line } of unsent) {
    const project = known.find(({ id }) => id === line.projectId);
    if (project && !titles.has(project.id)) titles.set(project.id, `${project.number} ${project.title}`);
  }
  return titles;
}
