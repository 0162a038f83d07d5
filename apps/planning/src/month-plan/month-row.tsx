import { absenceDuring, toBars, type BookingView, type PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { IconButton, isRightToLeft } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { useState, type CSSProperties, type DragEvent } from 'react';
import { dragType } from '../booking/drag-type';
import type { useKeyMove } from '../booking/use-key-move';
import type { PlanActions } from '../booking/use-plan-editing';
import { LoadStrip } from '../load/load-strip';
import '../row-name.css';
import { BookingBar } from './booking-bar';
import { dayAt } from './day-at';

interface MonthRowProps extends PlanActions {
  resource: PlanView['resources'][number];
  index: number;
  bookings: readonly BookingView[];
  /** Of everything that can be dragged here. */
  plan: PlanView;
  days: readonly string[];
  /** The day a new booking begins with. */
  newOn: string;
  keys: ReturnType<typeof useKeyMove>;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** A resource and its bookings over the days of the month. */
export function MonthRow(props: MonthRowProps) {
  const { resource, index, bookings, plan, days, newOn, keys, measure, ...actions } = props;
  const t = useT('planning');
  const [over, setOver] = useState<string | null>(null);
  const track = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` } satisfies CSSProperties;
  const dayUnder = (event: DragEvent) => dayAt(days, partOf(event));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(null);
    const [id, from = ''] = event.dataTransfer.getData(dragType).split(' ');
    const date = dayUnder(event);
    const dragged = plan.bookings.find((booking) => booking.id === id);
    const stays = dragged?.resourceId === resource.id && from === date;
    if (dragged && !stays) void actions.onMove(dragged, from, resource.id, date);
  };
  const allow = (event: DragEvent) => {
    if (!actions.editable || !event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setOver(dayUnder(event));
  };
  const target = over ?? (keys.target?.resourceId === resource.id ? keys.target.date : null);
  return (
    <tr ref={measure} data-index={index} data-row={resource.id}>
      <th scope="row">
        <span className="planning-month__name">
          <span className="planning-row-name" title={resource.name}>
            {resource.name}
          </span>
          {actions.editable ? (
            <IconButton
              icon={plusIcon}
              size="small"
              label={t('month.add', { name: resource.name })}
              onClick={() => actions.onAdd(resource.id, newOn)}
            />
          ) : null}
        </span>
      </th>
      <td colSpan={days.length} onDragOver={allow} onDragLeave={() => setOver(null)} onDrop={drop}>
        <div className="planning-loads" style={track}>
          <LoadStrip plan={plan} resourceId={resource.id} days={days} />
        </div>
        <div className="planning-track" style={track} data-track="">
          {target ? (
            <span className="planning-track__target" style={{ gridColumn: days.indexOf(target) + 1 }} />
          ) : null}
          {toBars(bookings, days).map((bar) => {
            const date = days[bar.start - 1] ?? '';
            return (
              <BookingBar
                key={bar.booking.id}
                bar={bar}
                resource={resource.name}
                date={date}
                editable={actions.editable}
                absence={absenceDuring(bar.booking, plan.absences)?.absence ?? null}
                picked={keys.isPicked(bar.booking, date)}
                selection={actions.selection}
                onOpen={actions.onOpen}
                onKeys={keys.onKeys(bar.booking, date)}
                dayUnder={dayUnder}
              />
            );
          })}
        </div>
      </td>
    </tr>
  );
}

/** Returns the position of an event along its row, 0 to 1, from the side at which reading begins. */
function partOf(event: DragEvent): number {
  const row = event.currentTarget.closest('td')?.querySelector('[data-track]');
  if (!row) return 0;
  const { left, width } = row.getBoundingClientRect();
  const part = (event.clientX - left) / width;
  return isRightToLeft() ? 1 - part : part;
}
