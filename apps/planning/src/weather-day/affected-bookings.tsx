import { type WeatherResource } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Checkbox, Text } from '@jahrring/ui';
import { bookingLabel } from '../booking/booking-label';
import { useConflictText } from '../conflict/conflict-text';

interface AffectedProps {
  resource: WeatherResource;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** A person or thing with what moves of it, and what stands in the way. */
export function AffectedBookings({ resource, chosen, onChange }: AffectedProps) {
  const t = useT('planning');
  const format = useFormat();
  const conflictText = useConflictText();
  const { name, moves, conflict } = resource;
  const refused = conflict?.level === 'block';
  const days = (first: string, last: string) =>
    first === last ? format.date(first) : `${format.date(first)} – ${format.date(last)}`;
  return (
    <li>
      <Checkbox checked={chosen} disabled={refused} onChange={onChange} label={name} />
      {conflict ? (
        <Text as="div" tone="error">
          {conflictText(conflict)} {refused ? t('weather.refused') : ''}
        </Text>
      ) : null}
      {moves.map(({ booking, firstDay, lastDay }) => (
        <Text key={booking.id} as="div" tone="muted">
          {t('weather.from', {
            what: bookingLabel(booking),
            from: days(booking.firstDay, booking.lastDay),
            to: days(firstDay, lastDay),
          })}
        </Text>
      ))}
    </li>
  );
}
