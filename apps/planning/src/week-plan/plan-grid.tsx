import { isWeekend } from '@jahrring/contracts-common';
import type { BookingView, PlanView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, Ring, VisuallyHidden } from '@jahrring/ui';
import { Fragment, useRef, useState, type DragEvent } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { useLoadWords } from '../load/load-words';
import { holidayOn, isFree, personLoad } from '../load/loads';
import { LoadStrip } from '../load/load-strip';
import { absenceOn } from '../conflict/conflicts';
import { AwayNote } from '../conflict/away-note';
import { dragType } from '../booking/drag-type';
import { useFocusAfter } from '../booking/use-focus-after';
import { useKeyMove } from '../booking/use-key-move';
import type { PlanActions } from '../booking/use-plan-editing';
import { BookingChip } from './booking-chip';
import { bookedDays, cellKey, hasRoom, toCells } from './plan-cells';
import { useRowHeads } from './use-row-heads';
import './plan.css';

const workingDays = 5;

/** `Mo, 16.11.`: short enough for seven columns. */
function dayHead(locale: string, date: string): string {
  const parts = { weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(new Date(`${date}T12:00:00Z`));
}

interface PlanGridProps extends PlanActions {
  plan: PlanView;
  days: readonly string[];
  today: string;
  /** People stand team by team. */
  isByTeam: boolean;
}

type Resource = PlanView['resources'][number];

/** Resources down, grouped by team or kind where there are several, and days across. */
export function PlanGrid({ plan, days, today, isByTeam, ...actions }: PlanGridProps) {
  const t = useT('planning');
  const frame = useRef<HTMLDivElement>(null);
  const cells = toCells(plan.bookings, days);
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
  const headOf = useRowHeads(plan, isByTeam);
  return (
    // A table wider than its frame scrolls inside it, by keyboard too.
    <div className="planning-frame" role="region" aria-label={t('week.caption')} tabIndex={0} ref={frame}>
      <VisuallyHidden>
        <span id="planning-keys">{t('move.hint')}</span>
        <span role="status">{keys.spoken}</span>
        <span role="status">{actions.selection.spoken}</span>
      </VisuallyHidden>
      <table className="planning-grid">
        <caption className="jr-hidden">{t('week.caption')}</caption>
        <PlanHead plan={plan} days={days} today={today} />
        <tbody>
          {plan.resources.map((resource, index) => (
            <Fragment key={resource.id}>
              <HeadRow text={headOf(index)} columns={days.length + 1} />
              <tr>
                <ResourceHead
                  resource={resource}
                  plan={plan}
                  days={days}
                  booked={bookedDays(cells, days, resource.id)}
                />
                {days.map((date, index) => (
                  <PlanCell
                    key={date}
                    resource={resource}
                    date={date}
                    isToday={date === today}
                    isOff={isFree(plan, resource.id, index) || holidayOn(plan, date) !== null}
                    cell={cells.get(cellKey(resource.id, date)) ?? []}
                    plan={plan}
                    keys={keys}
                    {...actions}
                  />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlanHead({ plan, days, today }: Pick<PlanGridProps, 'plan' | 'days' | 'today'>) {
  const t = useT('planning');
  const format = useFormat();
  return (
    <thead>
      <tr>
        <th scope="col">{t('field.resource')}</th>
        {days.map((date) => (
          <th
            key={date}
            scope="col"
            data-today={date === today || undefined}
            data-weekend={isWeekend(date) || undefined}
          >
            {dayHead(format.locale, date)}
            {holidayOn(plan, date) ? (
              <small className="planning-holiday">{holidayOn(plan, date)}</small>
            ) : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HeadRow({ text, columns }: { text: string | null; columns: number }) {
  if (text === null) return null;
  return (
    <tr className="planning-kind">
      <th scope="rowgroup" colSpan={columns}>
        {text}
      </th>
    </tr>
  );
}

interface ResourceHeadProps {
  resource: Resource;
  plan: PlanView;
  days: readonly string[];
  /** Days, for machines, vehicles and tools. */
  booked: number;
}

function ResourceHead({ resource, plan, days, booked }: ResourceHeadProps) {
  const t = useT('planning');
  const words = useLoadWords();
  const load = personLoad(plan, resource.id, { from: days[0] ?? '', to: days.at(-1) ?? '' });
  if (load) {
    return (
      <th scope="row">
        {resource.name}
        <small className="planning-hours" data-level={load.level}>
          {words(load)}
        </small>
        <span className="planning-strip">
          <LoadStrip plan={plan} resourceId={resource.id} days={days} />
        </span>
      </th>
    );
  }
  // The capacity of a company is not known.
  if (resource.kind === 'external') return <th scope="row">{resource.name}</th>;
  return (
    <th scope="row">
      <span className="planning-person">
        <Ring
          value={booked / workingDays}
          label={resource.name}
          valueText={t('week.load', { count: booked })}
          size={28}
        />
        {resource.name}
      </span>
    </th>
  );
}

interface PlanCellProps extends PlanActions {
  resource: Resource;
  date: string;
  isToday: boolean;
  /** A public holiday, or none of the person's days. */
  isOff: boolean;
  cell: readonly BookingView[];
  plan: PlanView;
  keys: ReturnType<typeof useKeyMove>;
}

function PlanCell(props: PlanCellProps) {
  const { resource, date, isToday, isOff, cell, plan, keys, editable, selection, ...on } = props;
  const { onAdd, onOpen, onMove } = on;
  const t = useT('planning');
  const format = useFormat();
  const [over, setOver] = useState(false);
  const day = format.longDate(date);
  const isTarget = keys.target?.resourceId === resource.id && keys.target.date === date;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [id, from = ''] = event.dataTransfer.getData(dragType).split(' ');
    const dragged = plan.bookings.find((booking) => booking.id === id);
    const stays = dragged?.resourceId === resource.id && from === date;
    if (dragged && !stays) void onMove(dragged, from, resource.id, date);
  };
  const allow = (event: DragEvent) => {
    if (!editable || !event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <td
      data-weekend={isWeekend(date) || undefined}
      data-off={isOff || undefined}
      data-today={isToday || undefined}
      data-over={over || isTarget || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {cell.length === 0 ? <AwayNote plan={plan} resourceId={resource.id} date={date} /> : null}
      {cell.map((booking) => (
        <BookingChip
          key={booking.id}
          booking={booking}
          resource={resource.name}
          date={date}
          day={day}
          editable={editable}
          absence={absenceOn(plan, booking, date)}
          picked={keys.isPicked(booking, date)}
          selection={selection}
          onOpen={() => onOpen(booking)}
          onKeys={keys.onKeys(booking, date)}
        />
      ))}
      {editable && hasRoom(cell, resource.kind) ? (
        <button
          type="button"
          className="planning-add"
          aria-label={t('action.add', { name: resource.name, day })}
          onClick={() => onAdd(resource.id, date)}
        >
          <Icon name={plusIcon} size={16} />
        </button>
      ) : null}
    </td>
  );
}
