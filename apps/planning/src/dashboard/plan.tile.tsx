import { addDays, localDateAt } from '@jahrring/contracts-common';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Row, Text, Tile, tileStateOf } from '@jahrring/ui';
import { usePlan } from '../planning.api';

const daysAhead = 6;
const mostLines = 6;

/** Where do I work next, and where is everybody today? Who plans others sees the crew, everybody else their own days. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  const { user, licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const query = usePlan({ from: today, to: addDays(today, daysAhead) });
  const { people = [], assignments = [] } = query.data ?? {};
  const plansOthers = people.length > 1;
  const shown = plansOthers
    ? assignments.filter(({ date }) => date === today)
    : assignments.filter(({ employeeId }) => employeeId === user.membershipId);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '–';
  return (
    <Tile
      title={t(plansOthers ? 'dashboard.crew' : 'dashboard.own')}
      to="/scheduling-tool/weekly_plan"
      state={tileStateOf(query, shown.length === 0)}
      empty={t(plansOthers ? 'dashboard.noCrew' : 'dashboard.noOwn')}
      onRetry={() => void query.refetch()}
      lines={mostLines}
    >
      {shown.slice(0, mostLines).map((assignment) => (
        <Row key={assignment.id} justify="between" noWrap>
          <span>
            {assignment.projectNumber} {assignment.projectTitle}
          </span>
          <Text tone="muted">
            {plansOthers ? nameOf(assignment.employeeId) : format.date(assignment.date)}
          </Text>
        </Row>
      ))}
      {shown.length > mostLines ? (
        <Text tone="muted">{t('dashboard.more', { count: shown.length - mostLines })}</Text>
      ) : null}
    </Tile>
  );
}
