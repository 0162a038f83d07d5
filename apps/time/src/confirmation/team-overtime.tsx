import type { OvertimeMonth, OvertimeTeamQueryInput } from '@jahrring/contracts-time';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Card, EmptyState, ErrorState, Skeletons } from '@jahrring/ui';
import { hasOvertime } from '../my-time/overtime-card';
import { useTeamOvertime } from './confirmation.api';
import { LawHints } from './law-hints';

/** The team's overtime of a month and of the year so far; only of who has some. */
export function TeamOvertime(asked: OvertimeTeamQueryInput) {
  const t = useT('time');
  const { currentData, error, refetch } = useTeamOvertime(asked);
  if (error && !currentData) {
    return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  }
  if (!currentData) return <Skeletons lines={4} lineHeight="3rem" />;
  const people = currentData.people.filter(hasOvertime);
  return (
    <>
      <Card title={t('overtime.title')} flush>
        {people.length === 0 ? <EmptyState title={t('overtime.none')} /> : <OvertimeTable people={people} />}
      </Card>
      <LawHints people={people} />
    </>
  );
}

function OvertimeTable({ people }: { people: readonly OvertimeMonth[] }) {
  const t = useT('time');
  const year = people[0]?.year;
  const heads = [t('overtime.person'), t('overtime.ofMonth'), t('overtime.beyond')];
  return (
    <div className="time-grid" role="region" aria-label={t('overtime.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[...heads, t('overtime.ofYear', { year }), t('overtime.limit', { year })].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.employeeId} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({
  person: { name, ofMonth, ofYear, yearLimitSeconds: limit },
}: {
  person: OvertimeMonth;
}) {
  const t = useT('time');
  const format = useFormat();
  const legal = format.duration(ofYear.legal);
  return (
    <tr>
      <th scope="row">
        <span className="time-grid__project">{name}</span>
      </th>
      <td>{format.duration(ofMonth.contract + ofMonth.legal)}</td>
      <td>{format.duration(ofMonth.legal)}</td>
      <td>{format.duration(ofYear.contract + ofYear.legal)}</td>
      <td>
        {limit === null ? legal : t('overtime.ofLimit', { hours: legal, limit: format.duration(limit) })}
      </td>
    </tr>
  );
}
