import { isWeekend } from '@jahrring/contracts-common';
import { groupByResource, type BookingView, type PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { isRightToLeft, VisuallyHidden } from '@jahrring/ui';
import { useWindowedRows } from '@jahrring/ui/virtual';
import { useMemo, useRef, useState, type CSSProperties, type FocusEvent } from 'react';
import { useFocusAfter } from '../booking/use-focus-after';
import { useKeyMove } from '../booking/use-key-move';
import type { PlanActions } from '../booking/use-plan-editing';
import { holidayOn } from '../load/loads';
import { useRowHeads } from '../week-plan/use-row-heads';
import { MonthRow } from './month-row';
import { MonthHead } from './month-head';
import './month.css';

const allUpTo = 12;
const usualHeight = 41;
const none: readonly BookingView[] = [];

interface MonthGridProps extends PlanActions {
  plan: PlanView;
  days: readonly string[];
  today: string;
  /** People stand team by team. */
  isByTeam: boolean;
}

/** Resources down, grouped by team or kind where there are several, the days of a month across; of a long plan the rows in sight. */
export function MonthGrid({ plan, days, today, isByTeam, ...actions }: MonthGridProps) {
  const t = useT('planning');
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const byResource = useMemo(() => groupByResource(plan.bookings), [plan]);
  const headOf = useRowHeads(plan, isByTeam);
  // Headings are rows of their own: each is as high as it is.
  const lines = plan.resources.flatMap((resource, index) => {
    const head = headOf(index);
    const row = { key: resource.id, resource, head: null };
    return head === null ? [row] : [{ key: `head ${resource.id}`, resource: null, head }, row];
  });
  const focusAfter = useFocusAfter(frame, plan);
  const keys = useKeyMove({
    resources: plan.resources,
    days,
    onDrop: (booking, from, resourceId, date) => {
      focusAfter(`${booking.id} ${date}`);
      void actions
        .onMove(booking, from, resourceId, date)
        .then((moved) => (moved ? undefined : focusAfter(null)));
    },
  });
  const kept = [focused, keys.target?.resourceId ?? null];
  const { shown, rest, measure } = useWindowedRows({
    ...{ keys: lines.map(({ key }) => key), kept, body, allUpTo, usualHeight },
  });
  const onFocus = (event: FocusEvent<HTMLElement>) =>
    setFocused(event.target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? null);
  const newOn = days.includes(today) ? today : (days[0] ?? today);
  return (
    <div
      className="planning-month-frame"
      role="region"
      aria-label={t('week.caption')}
      tabIndex={0}
      ref={frame}
    >
      <VisuallyHidden>
        <span id="planning-keys">{t('move.hint')}</span>
        <span role="status">{keys.spoken}</span>
        <span role="status">{actions.selection.spoken}</span>
      </VisuallyHidden>
      <table className="planning-month" style={shadeOf(plan, days, today)} aria-rowcount={lines.length + 1}>
        <caption className="jr-hidden">{t('week.caption')}</caption>
        <MonthHead plan={plan} days={days} today={today} />
        <tbody ref={body} onFocus={onFocus} onBlur={() => setFocused(null)}>
          {shown.flatMap(({ index, gap }) => {
            const line = lines[index];
            if (!line) return [];
            const { key, resource, head } = line;
            return [
              <Gap key={`gap ${key}`} height={gap} columns={days.length + 1} />,
              resource ? (
                <MonthRow
                  key={key}
                  resource={resource}
                  index={index}
                  bookings={byResource.get(resource.id) ?? none}
                  plan={plan}
                  days={days}
                  newOn={newOn}
                  keys={keys}
                  measure={measure}
                  {...actions}
                />
              ) : (
                <tr key={key} ref={measure} data-index={index} className="planning-month__head">
                  <th scope="rowgroup" colSpan={days.length + 1}>
                    {head}
                  </th>
                </tr>
              ),
            ];
          })}
          <Gap height={rest} columns={days.length + 1} />
        </tbody>
      </table>
    </div>
  );
}

/** The room of rows that are not in the page. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

/** Weekends, public holidays and today as the ground of all rows: no element of their own in each. */
function shadeOf(plan: PlanView, days: readonly string[], today: string): CSSProperties {
  const step = 100 / days.length;
  const stops = days.flatMap((date, index) => {
    const off = isWeekend(date) || holidayOn(plan, date) !== null;
    const ground = date === today ? 'var(--jr-primary-soft)' : off ? 'var(--jr-sunken)' : 'transparent';
    return [`${ground} ${index * step}%`, `${ground} ${(index + 1) * step}%`];
  });
  const towards = isRightToLeft() ? 'to left' : 'to right';
  return { '--planning-days': `linear-gradient(${towards}, ${stops.join(', ')})` } as CSSProperties;
}
