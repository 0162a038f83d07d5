import type { AbsenceView, BookingView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Icon, VisuallyHidden } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import type { DragEvent, KeyboardEvent } from 'react';
import { bookingLabel } from '../booking/booking-label';
import { dragType } from '../booking/drag-type';
import { useColourMark } from '../colours/colour-marks';
import { useConflictsOf } from '../conflict/conflict-marks';
import { useIsOther } from '../filter/other-marks';
import { useIsUnpublished } from '../publication/draft-marks';
import { selectable } from '../selection/selectable';
import type { Selection } from '../selection/use-selection';

const whole = 100;

interface BookingChipProps {
  booking: BookingView;
  /** Name of the resource and time, for screen readers. */
  resource: string;
  /** The day of the cell; a longer booking has a chip in each. */
  date: string;
  day: string;
  editable: boolean;
  /** Whoever is booked is away then, or asks to be. */
  absence: AbsenceView | null;
  picked?: boolean;
  selection: Selection;
  onOpen: () => void;
  onKeys?: (event: KeyboardEvent) => void;
}

/** One booking on one day: opens by click and Enter, moves by dragging or, after Space, by the arrow keys. */
export function BookingChip({
  booking,
  resource,
  date,
  day,
  editable,
  absence,
  picked,
  selection,
  onOpen,
  onKeys,
}: BookingChipProps) {
  const t = useT('planning');
  const [conflict] = useConflictsOf(booking.id);
  const draft = useIsUnpublished(booking.id);
  const other = useIsOther(booking) || undefined;
  const { mark, words: colour } = useColourMark(booking);
  const marked = absence || conflict ? '' : undefined;
  const { part, from, to, note, share, status, projectNumber, projectTitle } = booking;
  const when = part === 'times' ? `${from ?? ''}–${to ?? ''}` : part === 'full' ? '' : t(`partShort.${part}`);
  const words = (
    <>
      <VisuallyHidden>{`${resource}, ${day}: `}</VisuallyHidden>
      <span className="planning-chip__number">
        {projectNumber ?? bookingLabel(booking)}
        {when ? <small> {when}</small> : null}
      </span>{' '}
      {projectNumber ? <span className="planning-chip__title">{projectTitle}</span> : null}
      {colour ? <VisuallyHidden> {colour}</VisuallyHidden> : null}
      {share < whole ? <span className="planning-chip__note">{share} %</span> : null}
      {status === 'planned' ? null : <VisuallyHidden> {t(`status.${status}`)}</VisuallyHidden>}
      {draft ? <span className="planning-chip__note">{t('publish.unpublished')}</span> : null}
      {absence ? (
        <span className="planning-chip__conflict">
          <Icon name={alertIcon} size={16} />
          {t(absence.approved ? 'absence.away' : 'absence.asked')}
        </span>
      ) : null}
      {conflict ? (
        <span className="planning-chip__conflict">
          <Icon name={alertIcon} size={16} />
          {t(`rule.short.${conflict.kind}`)}
        </span>
      ) : null}
      {note ? <span className="planning-chip__note">{note}</span> : null}
    </>
  );
  if (!editable) {
    return (
      <span
        className="planning-chip"
        {...mark}
        data-status={status}
        data-conflict={marked}
        data-draft={draft || undefined}
        data-other={other}
      >
        {words}
      </span>
    );
  }
  const start = (event: DragEvent) => {
    event.dataTransfer.setData(dragType, `${booking.id} ${date}`);
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <button
      type="button"
      className="planning-chip"
      {...mark}
      data-status={status}
      data-conflict={marked}
      data-draft={draft || undefined}
      data-other={other}
      data-booking={`${booking.id} ${date}`}
      data-picked={picked || undefined}
      {...selectable(selection, booking, { picked: picked ?? false, onOpen, onKeys })}
      aria-describedby={onKeys ? 'planning-keys' : undefined}
      draggable
      onDragStart={start}
      // Firefox clicks a button when Space is let go.
      onKeyUp={(event) => (event.key === ' ' && onKeys ? event.preventDefault() : undefined)}
    >
      {words}
    </button>
  );
}
