import type { BookedTeam, TeamConflict } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Stack, Text } from '@jahrring/ui';
import { useConflictText } from '../conflict/conflict-text';
import './booking.css';

/** Says of each person of a team what is wrong with the booking, and of whom none was made. */
export function TeamResult({ bookings, conflicts }: BookedTeam) {
  const t = useT('planning');
  const format = useFormat();
  const conflictText = useConflictText();
  const textOf = (conflict: TeamConflict) =>
    // Nothing was booked here, so the words of a double booking would be wrong.
    conflict.kind === 'double' && conflict.level === 'block'
      ? t('team.taken', { day: format.longDate(conflict.date) })
      : conflictText(conflict);
  return (
    <Stack gap={3}>
      <Text as="div">
        {bookings.length > 0 ? t('team.booked', { count: bookings.length }) : t('team.nobody')}
      </Text>
      <ul className="planning-team-result">
        {conflicts.map((conflict) => (
          <li key={conflict.resourceId}>
            <Text strong>{conflict.name}</Text>{' '}
            <Badge tone={conflict.level === 'block' ? 'rot' : 'ocker'}>
              {t(conflict.level === 'block' ? 'team.notBooked' : 'team.isBooked')}
            </Badge>
            <Text as="div">{textOf(conflict)}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
