import type { RecentCombination } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { useFormContext } from '@jahrring/ui';
import '../tile.css';
import type { EntryDraft } from './entry-draft';

/** What was booked last, one tap each: project and activity fill in, the times stay. */
export function RecentTiles({ recent }: { recent: readonly RecentCombination[] }) {
  const t = useT('time');
  const { setValue, watch } = useFormContext<EntryDraft>();
  const [projectId, activityId] = watch(['projectId', 'activityId']);
  if (recent.length === 0) return null;
  const choose = ({ project, activity }: RecentCombination) => {
    setValue('projectId', project.id, { shouldDirty: true, shouldValidate: true });
    setValue('activityId', activity?.id ?? null, { shouldDirty: true });
  };
  return (
    <section className="time-recent" aria-label={t('form.recent')}>
      <h2 className="time-recent__title">{t('form.recent')}</h2>
      <div className="time-recent__tiles">
        {recent.map((combination) => {
          const { project, activity } = combination;
          const chosen = project.id === projectId && (activity?.id ?? null) === activityId;
          return (
            <button
              key={`${project.id} ${activity?.id ?? ''}`}
              type="button"
              className="time-tile"
              aria-pressed={chosen}
              onClick={() => choose(combination)}
            >
              <span className="time-tile__main">{activity?.title ?? t('form.noActivity')}</span>
              <span className="time-tile__sub">
                {project.number} {project.title}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
