import { daysBetween, dueOf, type DueView, localDateAt, usualAhead } from '@jahrring/contracts-common';
import type { MachineView } from '@jahrring/contracts-inventory';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row } from '@jahrring/ui';
import { alertIcon, clockIcon } from '@jahrring/ui/icons';

interface DueProps {
  machine: MachineView;
  /** Leaves the date out where the words beside it say enough. */
  short?: boolean;
}

/** When the next service is due, by date or by counter: by the same rule as in machine control. */
export function ServiceDue({ machine, short = false }: DueProps) {
  const { timeZone } = useFormat();
  const { nextServiceDate, serviceAt, counterReading, warnDays, warnUnits } = machine;
  const ahead = { days: warnDays ?? usualAhead.days, units: warnUnits ?? usualAhead.units };
  const planned = { on: nextServiceDate, at: serviceAt, counter: counterReading };
  return (
    <Due
      due={dueOf(planned, localDateAt(Date.now(), timeZone), ahead)}
      unit={machine.counterUnit}
      short={short}
    />
  );
}

export function ExhaustDue({ machine, short = false }: DueProps) {
  const { timeZone } = useFormat();
  const ahead = { ...usualAhead, days: machine.warnDays ?? usualAhead.days };
  const due = dueOf({ on: machine.nextExhaustDate }, localDateAt(Date.now(), timeZone), ahead);
  return <Due due={due} unit={null} short={short} />;
}

/** Called out when it is near or past: in words, never by colour alone. */
function Due({ due, unit, short }: { due: DueView; unit: MachineView['counterUnit']; short: boolean }) {
  const t = useT('inventory');
  const format = useFormat();
  const { on, left, level, by } = due;
  if (on === null && left === null) return <span>–</span>;
  const pressing = level === 'overdue' || level === 'soon';
  const byCounter = by === 'counter' && left !== null;
  const over = left?.startsWith('-') ?? false;
  const rest = `${format.number((left ?? '0').replace('-', ''), { maximumFractionDigits: 0 })} ${unit ? t(`unit.short.${unit}`) : ''}`;
  const days = on === null ? 0 : daysBetween(localDateAt(Date.now(), format.timeZone), on);
  const near = byCounter
    ? t('due.left', { value: rest })
    : days === 0
      ? t('due.today')
      : t('due.soon', { count: days });
  const badge =
    level === 'overdue' ? (
      <Badge tone="rot" icon={alertIcon}>
        {t('due.overdue')}
      </Badge>
    ) : level === 'soon' ? (
      <Badge tone="bernstein" icon={clockIcon}>
        {near}
      </Badge>
    ) : null;
  const isToldByBadge = byCounter ? level === 'soon' : short && pressing;
  if (isToldByBadge) return badge;
  return (
    <Row noWrap>
      {byCounter ? <span>{t(over ? 'due.over' : 'due.left', { value: rest })}</span> : null}
      {!byCounter && on ? <span>{format.date(on)}</span> : null}
      {badge}
    </Row>
  );
}
