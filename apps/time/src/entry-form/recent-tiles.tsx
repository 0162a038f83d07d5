import type { EntryForm, Favourite, LineTemplate, RecentCombination } from '@jahrring/contracts-time';
import { newUuid, notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { IconButton } from '@jahrring/ui';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import { starIcon, xIcon } from '@jahrring/ui/icons';
import { useCreateFavourite, useDeleteFavourite } from '../time.api';
import '../tile.css';
import { fillFrom, toTemplate, type EntryDraft } from './entry-draft';

type TilesProps = Pick<EntryForm, 'recent' | 'favourites'> & { activities: EntryForm['activities'] };

/** Favourites and what was booked last, one tap each: the tile fills in, the day stays. */
export function RecentTiles({ recent, favourites, activities }: TilesProps) {
  const t = useT('time');
  const { reset, getValues, setValue } = useFormContext<EntryDraft>();
  const [projectId, activityId] = useWatch<EntryDraft, ['projectId', 'activityId']>({
    name: ['projectId', 'activityId'],
  });
  const fill = (template: LineTemplate) =>
    reset(fillFrom(getValues(), template), { keepDefaultValues: true, keepDirty: true });
  const choose = ({ project, activity }: RecentCombination) => {
    setValue('projectId', project.id, { shouldDirty: true, shouldValidate: true });
    setValue('activityId', activity?.id ?? null, { shouldDirty: true });
  };
  return (
    <section className="time-recent" aria-label={t('form.recent')}>
      <header className="time-recent__head">
        <h2 className="time-recent__title">{t('form.recent')}</h2>
        {projectId ? <KeepFavourite activities={activities} /> : null}
      </header>
      <div className="time-recent__tiles">
        {favourites.map((favourite) => (
          <FavouriteTile key={favourite.id} favourite={favourite} onChoose={() => fill(favourite.template)} />
        ))}
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

function FavouriteTile({ favourite, onChoose }: { favourite: Favourite; onChoose: () => void }) {
  const t = useT('time');
  const toast = useProblemToast();
  const [remove] = useDeleteFavourite();
  const { id, version, title, projectNumber, projectTitle } = favourite;
  return (
    <span className="time-favourite">
      <button type="button" className="time-tile" onClick={onChoose}>
        <span className="time-tile__main">{title}</span>
        <span className="time-tile__sub">
          {projectNumber} {projectTitle}
        </span>
      </button>
      <span className="time-favourite__remove">
        <IconButton
          icon={xIcon}
          label={t('form.removeFavourite', { title })}
          onClick={() => void remove({ id, version }).unwrap().catch(toast)}
        />
      </span>
    </span>
  );
}

const titleMax = 60;

function KeepFavourite({ activities }: Pick<EntryForm, 'activities'>) {
  const t = useT('time');
  const attempt = useAttempt();
  const [create] = useCreateFavourite();
  const { getValues } = useFormContext<EntryDraft>();
  const keep = async () => {
    const draft = getValues();
    const template = toTemplate(draft);
    const activity = activities.find(({ id }) => id === draft.activityId)?.title;
    const title = (draft.comment || activity || t(`kind.${draft.kind}`)).slice(0, titleMax);
    await attempt(async () => {
      await create({ id: newUuid(), title, template }).unwrap();
      notify.success(t('message.favouriteKept'));
    });
  };
  return <IconButton icon={starIcon} label={t('form.addFavourite')} onClick={() => void keep()} />;
}
