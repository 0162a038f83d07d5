import { entryKinds, type EntryKind, type EntryView, type TeamOverview } from '@jahrring/contracts-time';
import { Link, useAbility, useT } from '@jahrring/tool-kit';
import { Card, EmptyState, SegmentedControl, Skeletons, Text } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { useAmountText } from '../amount-text';
import { HourBody } from '../hour-grid/hour-body';
import { useWriteHours } from '../hour-grid/use-write-hours';
import { entriesIn, type Work } from '../hour-grid/work';
import { dayPath } from '../my-time/day-path';
import { useEntryList } from '../time.api';
import { LazyAwayMarks } from '../absences/lazy-away-marks';
import { dayWorks, objectsOf } from './day-columns';
import { Elsewhere } from './elsewhere';
import { RemarkIcons } from './remark-badges';

const AddWork = lazy(async () => ({ default: (await import('../hour-grid/add-work')).AddWork }));

interface DayGridProps {
  team: TeamOverview;
  projectId: string | undefined;
}

/** One day: people down; projects, machines or whatever else was used across. Hours are filled by keyboard. */
export function DayGrid({ team, projectId }: DayGridProps) {
  const t = useT('time');
  const [kind, setKind] = useState<EntryKind>('hours');
  const args: Record<string, string> = {
    'filter[workDate]': `${team.from}..${team.to}`,
    ...(projectId ? { 'filter[projectId]': projectId } : {}),
    pageSize: 'all',
  };
  const { currentData, refetch } = useEntryList(args);
  if (!currentData) return <Skeletons lines={6} lineHeight="3rem" />;
  const entries = currentData.items;
  const kinds = entryKinds.filter((one) => one === 'hours' || entries.some((entry) => entry.kind === one));
  return (
    <Card flush>
      {kinds.length > 1 ? (
        <div className="time-day-grid__kinds">
          <SegmentedControl
            label={t('field.kind')}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
      ) : null}
      {kind === 'hours' ? (
        <Hours team={team} entries={entries} refetch={() => void refetch()} />
      ) : (
        <Objects team={team} entries={entries.filter((entry) => entry.kind === kind)} />
      )}
    </Card>
  );
}

interface GridProps {
  team: TeamOverview;
  entries: readonly EntryView[];
}

function Hours({ team, entries, refetch }: GridProps & { refetch: () => void }) {
  const t = useT('time');
  const { can } = useAbility();
  const mayRecord = can('tools.timetable.others.create');
  const [added, setAdded] = useState<readonly Work[]>([]);
  const writeHours = useWriteHours(refetch);
  const works = dayWorks(entries, added);
  const cell = (employeeId: string, work: string) =>
    entriesIn(entries, work).filter((entry) => entry.employeeId === employeeId);
  const secondsOf = (employeeId: string, work: string) =>
    cell(employeeId, work).reduce((sum, { seconds }) => sum + seconds, 0);
  const write = async (employeeId: string, key: string, text: string): Promise<boolean> => {
    const work = works.find((one) => one.key === key);
    if (!work || !mayRecord) return true;
    const { projectId, activityId } = work;
    const line = { kind: 'hours' as const, projectId, activityId, workDate: team.from, employeeId };
    return writeHours({ entries: cell(employeeId, key), line }, text);
  };
  return (
    <>
      <div className="time-grid time-day-grid" role="region" aria-label={t('dayGrid.title')} tabIndex={0}>
        {works.length === 0 ? (
          <EmptyState title={t('day.empty')} />
        ) : (
          <table role="grid">
            <GridHead
              columns={works.map(({ key, project, activityTitle }) => [key, project, activityTitle])}
            />
            <HourBody
              lines={team.people.map((person) => ({
                key: person.employeeId,
                label: person.name,
                head: <PersonHead person={person} />,
              }))}
              columns={works.map(({ key, project, activityTitle }) => ({
                key,
                label: [project, activityTitle].filter(Boolean).join(' '),
              }))}
              secondsOf={secondsOf}
              write={write}
            />
          </table>
        )}
      </div>
      {mayRecord ? (
        <Suspense fallback={null}>
          <AddWork label={t('dayGrid.addColumn')} onAdd={(work) => setAdded([...added, work])} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Machines, material, expenses …: what each person has used, to look at. */
function Objects({ team, entries }: GridProps) {
  const t = useT('time');
  const amountText = useAmountText();
  const objects = objectsOf(entries);
  return (
    <div className="time-grid time-day-grid" role="region" aria-label={t('dayGrid.title')} tabIndex={0}>
      <table>
        <GridHead columns={objects.map(({ key, title }) => [key, title ?? t('dayGrid.noObject'), null])} />
        <tbody>
          {team.people.map((person) => (
            <tr key={person.employeeId}>
              <th scope="row">
                <PersonHead person={person} />
              </th>
              {objects.map(({ key }) => (
                <td key={key}>
                  {entries
                    .filter(
                      (entry) => entry.employeeId === person.employeeId && (entry.objectId ?? '') === key,
                    )
                    .map((entry) => (
                      <Text key={entry.id}>
                        <Link to={`/timetables/edit/${entry.id}`}>{amountText(entry)}</Link>
                      </Text>
                    ))}
                </td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GridHead({ columns }: { columns: readonly (readonly [string, string, string | null])[] }) {
  const t = useT('time');
  return (
    <thead>
      <tr>
        <th scope="col">{t('team.person')}</th>
        {columns.map(([key, title, sub]) => (
          <th key={key} scope="col">
            <span className="time-grid__project">{title}</span>
            {sub ? <span className="time-entry__sub">{sub}</span> : null}
          </th>
        ))}
        <th scope="col">{t('week.total')}</th>
      </tr>
    </thead>
  );
}

function PersonHead({ person }: { person: TeamOverview['people'][number] }) {
  const [day] = person.days;
  return (
    <span className="time-day-grid__person">
      <Link to={dayPath(day?.date ?? '', person.employeeId)}>{person.name}</Link>
      <LazyAwayMarks away={day?.away} short />
      {day ? <RemarkIcons day={day} withMissing /> : null}
      <Elsewhere seconds={day?.elsewhereSeconds} />
    </span>
  );
}
