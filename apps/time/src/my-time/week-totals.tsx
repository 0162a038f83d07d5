import { type WeekView as Week } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Ring, Stat } from '@jahrring/ui';
import { dayShare } from './day-share';

export function WeekTotals({ week }: { week: Week }) {
  const t = useT('time');
  const format = useFormat();
  const { overtime = { contract: 0, legal: 0 } } = week;
  return (
    <div className="time-week__totals">
      <Stat
        label={t('week.worked')}
        value={format.duration(week.workedSeconds)}
        start={<Ring value={dayShare(week)} label={t('week.ring')} size={44} />}
      />
      <Stat label={t('week.target')} value={format.duration(week.targetSeconds)} />
      <Stat label={t('week.missing')} value={format.duration(week.missingSeconds)} />
      {overtime.contract + overtime.legal > 0 ? (
        <Stat
          label={t('week.overtime')}
          value={format.duration(overtime.contract + overtime.legal)}
          hint={
            overtime.legal > 0
              ? t('week.overtimeLegal', { hours: format.duration(overtime.legal) })
              : undefined
          }
        />
      ) : null}
    </div>
  );
}
