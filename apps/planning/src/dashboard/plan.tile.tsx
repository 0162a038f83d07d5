import { addDays, localDateAt } from '@jahrring/contracts-common';
import { coversDay } from '@jahrring/contracts-planning';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Row, Text, Tile, tileStateOf } from '@jahrring/ui';
import { bookingLabel } from '../booking/booking-label';
import { useLivePlan } from '../live/use-live-plan';
import { usePlan } from '../planning.api';

const daysAhead = 6;
const mostLines = 6;

/**
 * Tile of the plan: people who plan others see where everybody works today, everybody else sees their own next days.
 */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  useLivePlan();
  const { user, licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const query = usePlan({ from: today, to: addDays(today, daysAhead), state: 'published' });
  const { resources = [], bookings = [] } = query.data ?? {};
  const people = resources.filter(({ kind }) => kind === 'person');
  const plansOthers = people.length > 1;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
  const shown = plansOthers
    ? bookings.filter((booking) => nameOf(booking.resourceId) && coversDay(booking, today))
    : bookings.filter(({ resourceId }) => resourceId === user.membershipId);
  return (
    <Tile
      title={t(plansOthers ? 'dashboard.crew' : 'dashboard.own')}
      to={plansOthers ? '/scheduling-tool/weekly_plan' : '/scheduling-tool/my_week'}
      state={tileStateOf(query, shown.length === 0)}
      empty={t(plansOthers ? 'dashboard.noCrew' : 'dashboard.noOwn')}
      onRetry={() => void query.refetch()}
      lines={mostLines}
    >
      {shown.slice(0, mostLines).map((booking) => (
        <Row key={booking.id} justify="between" noWrap>
          <span>{bookingLabel(booking)}</span>
          <Text tone="muted">{plansOthers ? nameOf(booking.resourceId) : format.date(booking.firstDay)}</Text>
        </Row>
      ))}
      {shown.length > mostLines ? (
        <Text tone="muted">{t('dashboard.more', { count: shown.length - mostLines })}</Text>
      ) : null}
    </Tile>
  );
}
