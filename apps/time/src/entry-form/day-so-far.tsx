import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Card, Ring, Skeletons, leftToRight } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { useAmountText } from '../amount-text';
import { OwnLawHints } from '../confirmation/law-hints';
import { RemarkBadges } from '../confirmation/remark-badges';
import { useDay } from '../time.api';
import type { EntryDraft } from './entry-draft';
import { dayShare } from '../my-time/day-share';

/** Shows the existing entries of the chosen day, beside the form. */
export function DaySoFar() {
  const t = useT('time');
  const format = useFormat();
  const amountText = useAmountText();
  const [date, employeeId] = useWatch<EntryDraft, ['workDate', 'employeeId']>({
    name: ['workDate', 'employeeId'],
  });
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const { currentData: day } = useDay({ date, employeeId: employeeId ?? undefined }, { skip: !valid });
  if (!valid) return null;
  if (!day) return <Skeletons lines={4} />;
  const text = t('day.ofTarget', {
    worked: format.duration(day.workedSeconds),
    target: format.duration(day.targetSeconds),
  });
  return (
    <Card title={format.longDate(date)}>
      <div className="time-sofar">
        <Ring value={dayShare(day)} label={t('day.ring')} valueText={text} size={56} />
        <span className="time-sofar__text">{text}</span>
      </div>
      <span className="time-team__marks">
        <RemarkBadges day={day} />
      </span>
      {day.creditedSeconds > 0 ? (
        <Alert>{t('day.absent', { hours: format.duration(day.creditedSeconds) })}</Alert>
      ) : null}
      <OwnLawHints hints={day.hints} />
      {day.entries.length === 0 ? <p className="time-muted">{t('day.empty')}</p> : null}
      <ul className="time-sofar__list">
        {day.entries.map((entry) => (
          <li key={entry.id}>
            <span className="time-figures">
              {entry.from ? leftToRight(`${entry.from}–${entry.to}`) : amountText(entry)}
            </span>
            <span>
              {entry.projectNumber} {entry.activityTitle ?? entry.objectTitle}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
