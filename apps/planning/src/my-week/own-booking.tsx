import type { OwnBookingView } from '@jahrring/contracts-planning';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Badge, Icon, Row, Stack, Text, VisuallyHidden } from '@jahrring/ui';
import { alertIcon, mapPinIcon, truckIcon, usersIcon } from '@jahrring/ui/icons';
import type { Colour } from '../colours/colour-marks';
import { bookingLabel } from '../booking/booking-label';
import type { JobTime } from './job-time';
import { RecordJob } from './record-job';
import './my-week.css';

interface OwnBookingProps {
  booking: OwnBookingView;
  date: string;
  isToday: boolean;
  time: JobTime;
  /** The status or customer of its project, where the licence colours by them. */
  colour: Colour | null;
}

/** One job of a day: what and when, who and what comes along, where it is; today's can be recorded. */
export function OwnBooking({ booking, date, isToday, time, colour }: OwnBookingProps) {
  const t = useT('planning');
  const { can } = useAbility();
  const { part, from, to, note, people, things, place, rescuePoint, projectId } = booking;
  const when = part === 'times' ? `${from ?? ''}–${to ?? ''}` : t(`part.${part}`);
  const records = isToday && projectId !== null && can('tools.timetable.own.create');
  return (
    <Stack gap={2}>
      <div>
        <Text as="div" strong>
          {bookingLabel(booking)}
        </Text>
        <Text as="div" tone="muted">
          {when}
        </Text>
        {colour ? <Badge tone={colour.look.tone}>{colour.label}</Badge> : null}
      </div>
      {note ? <Text as="div">{note}</Text> : null}
      {people.length > 0 ? (
        <span className="planning-along">
          <Icon name={usersIcon} size={18} />
          <VisuallyHidden>{`${t('mine.people')}: `}</VisuallyHidden>
          {people.join(', ')}
        </span>
      ) : null}
      {things.length > 0 ? (
        <span className="planning-along">
          <Icon name={truckIcon} size={18} />
          <VisuallyHidden>{`${t('mine.things')}: `}</VisuallyHidden>
          {things.map(({ name }) => name).join(', ')}
        </span>
      ) : null}
      {rescuePoint ? (
        <span className="planning-along">
          <Icon name={alertIcon} size={18} />
          {t('mine.rescuePoint', { place: rescuePoint })}
        </span>
      ) : null}
      {place || records ? (
        <Row gap={3}>
          {place ? (
            <a className="planning-map-link" href={place.url} target="_blank" rel="noreferrer noopener">
              <Icon name={mapPinIcon} size={18} />
              {t('mine.map')}
            </a>
          ) : null}
          {records ? <RecordJob booking={booking} date={date} time={time} /> : null}
        </Row>
      ) : null}
    </Stack>
  );
}
