import type { DeskFigures } from '@jahrring/contracts-support';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Columns, Stat } from '@jahrring/ui';

const secondsPerMinute = 60;

/** Figures of the desk, each with a link to its list. */
export function DeskFiguresRow({ figures }: { figures: DeskFigures | undefined }) {
  const t = useT('support');
  const format = useFormat();
  const { user } = useBoot();
  const filters = (status: string, assignee?: string) =>
    `/hsm-admin?${new URLSearchParams({ 'filter[status]': status, ...(assignee ? { 'filter[assignee]': assignee } : {}) }).toString()}`;
  const open = 'new,in_progress,waiting';
  const time = (minutes: number | null | undefined) =>
    minutes === null || minutes === undefined ? '–' : `${format.duration(minutes * secondsPerMinute)} h`;
  return (
    <div className="support-figures">
      <Columns count={4} gap={3}>
        <Stat
          label={t('figures.unassigned')}
          value={figures?.unassigned ?? '–'}
          to={filters(open, 'none')}
          hint={t('figures.ofOpen', { count: figures?.open ?? 0 })}
        />
        <Stat
          label={t('figures.mine')}
          value={figures?.mine ?? '–'}
          to={filters(open, user.membershipId)}
          hint={t('figures.waiting', { count: figures?.waiting ?? 0 })}
        />
        <Stat
          label={t('figures.firstAnswer')}
          value={time(figures?.firstAnswerMinutes)}
          hint={t('figures.hint')}
        />
        <Stat
          label={t('figures.solved')}
          value={time(figures?.solvedMinutes)}
          hint={t('figures.overdue', { count: figures?.overdue ?? 0 })}
        />
      </Columns>
    </div>
  );
}
