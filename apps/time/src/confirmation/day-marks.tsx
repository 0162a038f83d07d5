import type { DayRemark, TeamDay } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, type IconName } from '@jahrring/ui';

const remarkIcons: Readonly<Record<DayRemark, IconName>> = {
  missing: 'flag',
  break: 'pause',
  overlap: 'layers',
  law: 'shield',
  late: 'history',
  needsReview: 'alert',
  comment: 'message',
};

/** What was done with a day and what speaks against it: each an icon and a word. */
export function DayMarks({ day }: { day: TeamDay }) {
  const t = useT('time');
  const format = useFormat();
  const hours = format.duration(day.missingSeconds);
  return (
    <span className="time-team__marks">
      {day.remarks.map((remark) => (
        <Badge key={remark} tone="bernstein" icon={remarkIcons[remark]}>
          {t(`remark.${remark}`, { hours })}
        </Badge>
      ))}
      {day.entries > 0 && day.confirmed === day.entries ? (
        <Badge tone="wald" icon="circle-check">
          {t('state.confirmed')}
        </Badge>
      ) : null}
      {day.exported > 0 ? (
        <Badge tone="petrol" icon="upload">
          {t('state.exported')}
        </Badge>
      ) : null}
      {day.archived > 0 ? <Badge icon="archive">{t('state.archived')}</Badge> : null}
      {day.unlockedUntil ? (
        <Badge tone="violett" icon="key">
          {t('state.unlocked')}
        </Badge>
      ) : null}
    </span>
  );
}
