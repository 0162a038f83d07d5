import type { AbsenceView, Bar, BookingView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import type { CSSProperties, DragEvent, KeyboardEvent } from 'react';
import { dragType } from '../booking/drag-type';
import { bookingLabel } from '../booking/booking-label';
import { useColourMark } from '../colours/colour-marks';
import { useConflictsOf } from '../conflict/conflict-marks';
import { useIsOther } from '../filter/other-marks';
import { useIsUnpublished } from '../publication/draft-marks';
import { selectable } from '../selection/selectable';
import type { Selection } from '../selection/use-selection';

interface BookingBarProps {
  bar: Bar;
  /** Name of the resource, for screen readers. */
  resource: string;
  /** The first shown day. */
  date: string;
  editable: boolean;
  /** Whoever is booked is away on one of the days, or asks to be. */
  absence: AbsenceView | null;
  picked: boolean;
  selection: Selection;
  onOpen: (booking: BookingView) => void;
  onKeys: (event: KeyboardEvent) => void;
  /** The day under the pointer. */
  dayUnder: (event: DragEvent) => string;
}

/** One booking over its days: opens by click and Enter, moves by dragging or, after Space, by the arrow keys. */
export function BookingBar({
  bar,
  resource,
  date,
  editable,
  absence,
  picked,
  selection,
  onOpen,
  onKeys,
  dayUnder,
}: BookingBarProps) {
  const t = useT('planning');
  const format = useFormat();
  const { booking, lane, start, end } = bar;
  const [found] = useConflictsOf(booking.id);
  const draft = useIsUnpublished(booking.id);
  const other = useIsOther(booking);
  const { mark, words: colour } = useColourMark(booking);
  const { id, firstDay, lastDay, part, from, to, status, share } = booking;
  const style: CSSProperties = { gridRow: lane, gridColumn: `${start} / ${end}` };
  const days =
    firstDay === lastDay ? format.date(firstDay) : `${format.date(firstDay)} – ${format.date(lastDay)}`;
  const when = part === 'times' ? `${from ?? ''}–${to ?? ''}` : t(`part.${part}`);
  const wrong = [
    ...(absence ? [t(absence.approved ? 'absence.away' : 'absence.asked')] : []),
    ...(found ? [t(`rule.short.${found.kind}`)] : []),
  ];
  const marks = [...(colour ? [colour] : []), ...wrong, ...(draft ? [t('publish.unpublished')] : [])]
    .map((text) => `, ${text}`)
    .join('');
  const label = `${resource}, ${days}: ${bookingLabel(booking)}, ${when}, ${share} %, ${t(`status.${status}`)}${marks}`;
  const width = `calc(${(100 * bar.run) / (end - start)}% - 2px)`;
  const text =
    bar.run === 0 ? null : (
      <span className="planning-bar__text" style={{ inlineSize: width }}>
        {bookingLabel(booking)}
      </span>
    );
  const shared = {
    ...{ className: 'planning-bar', style, title: label, ...mark },
    ...{
      'data-status': status,
      'data-conflict': wrong.length > 0 ? '' : undefined,
      'data-draft': draft || undefined,
      'data-other': other || undefined,
    },
  };
  if (!editable) {
    return (
      <span {...shared} role="img" aria-label={label}>
        {text}
      </span>
    );
  }
  const startDrag = (event: DragEvent) => {
    event.dataTransfer.setData(dragType, `${id} ${dayUnder(event)}`);
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <button
      {...shared}
      type="button"
      aria-label={label}
      aria-describedby="planning-keys"
      data-booking={`${id} ${date}`}
      data-picked={picked || undefined}
      {...selectable(selection, booking, { picked, onOpen: () => onOpen(booking), onKeys })}
      draggable
      onDragStart={startDrag}
      // Firefox clicks a button when Space is let go.
      onKeyUp={(event) => (event.key === ' ' ? event.preventDefault() : undefined)}
    >
      {text}
    </button>
  );
}
