import type { TeamDay } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { archiveIcon, circleCheckIcon, keyIcon, uploadIcon } from '@jahrring/ui/icons';
import { RemarkBadges } from './remark-badges';

/** Shows what was done with a day and the remarks about it: each an icon and a word. */
export function DayMarks({ day }: { day: TeamDay }) {
  const t = useT('time');
  return (
    <span className="time-team__marks">
      <RemarkBadges day={day} />
      {day.entries > 0 && day.confirmed === day.entries ? (
        <Badge tone="wald" icon={circleCheckIcon}>
          {t('state.confirmed')}
        </Badge>
      ) : null}
      {day.exported > 0 ? (
        <Badge tone="petrol" icon={uploadIcon}>
          {t('state.exported')}
        </Badge>
      ) : null}
      {day.archived > 0 ? <Badge icon={archiveIcon}>{t('state.archived')}</Badge> : null}
      {day.unlockedUntil ? (
        <Badge tone="violett" icon={keyIcon}>
          {t('state.unlocked')}
        </Badge>
      ) : null}
    </span>
  );
}
