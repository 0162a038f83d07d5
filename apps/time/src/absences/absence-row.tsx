import type { AbsenceView } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { stateLooks, typeLooks } from './absence-look';
import { useSpanText } from './use-span-text';

interface AbsenceRowProps {
  absence: AbsenceView;
  /** Names the person: where absences of several stand together. */
  named?: boolean;
  before?: ReactNode;
  /** More about it, below what it is. */
  more?: ReactNode;
  children?: ReactNode;
}

/** One absence: what, when, how long, and what became of it. */
export function AbsenceRow({ absence, named = false, before, more, children }: AbsenceRowProps) {
  const t = useT('time');
  const format = useFormat();
  const spanText = useSpanText();
  const look = typeLooks[absence.type];
  const reasons = [absence.reason, ...absence.decisions.map(({ reason }) => reason)].filter(Boolean);
  return (
    <li className="time-absence">
      {before}
      <div className="time-absence__main">
        <div className="time-absence__head">
          {named ? <strong>{absence.employeeName}</strong> : null}
          <Badge icon={look.icon} tone={look.tone}>
            {t(`absence.type.${absence.type}`)}
          </Badge>
          <Badge icon={stateLooks[absence.state].icon} tone={stateLooks[absence.state].tone} outline>
            {t(`absence.state.${absence.state}`)}
          </Badge>
        </div>
        <span className="time-figures">{spanText(absence)}</span>
        <span className="time-muted time-figures">
          {t('absence.days', {
            count: absence.halfDays / 2,
            hours: format.duration(absence.seconds),
          })}
        </span>
        {reasons.map((reason) => (
          <span key={reason} className="time-muted">
            {reason}
          </span>
        ))}
        {more}
      </div>
      {children ? <div className="time-absence__actions">{children}</div> : null}
    </li>
  );
}
