import { addDays, mondayOf, nextMonthOf } from '@jahrring/contracts-common';
import { useAbility, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, Row, SegmentedControl, Skeletons } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { teamSpans, type MyTime } from '../my-time/use-my-time';
import { useTeam } from './confirmation.api';
import './confirmation.css';
import { LawHints } from './law-hints';
import { ProjectFilter } from './project-filter';
import { TeamGrid } from './team-grid';
import { ToConfirm } from './to-confirm';
import { UnlockedDays } from './unlocked-days';

const DayGrid = lazy(async () => ({ default: (await import('./day-grid')).DayGrid }));
const TeamOvertime = lazy(async () => ({ default: (await import('./team-overtime')).TeamOvertime }));
const perPage = 50;

type TeamViewProps = Pick<MyTime, 'date' | 'employeeId' | 'projectId' | 'span' | 'set'>;

/** The people one looks after, by day: what to confirm first, then the whole span; of one project where one is chosen. */
export function TeamView({ date, employeeId, projectId, span, set }: TeamViewProps) {
  const t = useT('time');
  const { can } = useAbility();
  const [page, setPage] = useState(1);
  const { from, to } = spanOf(date, span);
  const people = { employeeId, page, pageSize: perPage };
  const asked = { from, to, projectId, ...people };
  const { currentData: team, error, refetch } = useTeam(asked);
  return (
    <div className="time-team">
      <Row gap={4} align="end">
        <SegmentedControl
          label={t('team.span')}
          options={teamSpans.map((value) => ({ value, label: t(`team.${value}`) }))}
          value={span}
          onChange={(next) => set({ span: next })}
        />
        <ProjectFilter project={team?.project ?? null} onChange={(id) => set({ projectId: id })} />
      </Row>
      {team ? null : <QueryState query={{ error, refetch }} lines={8} lineHeight="3rem" />}
      {team?.people.length === 0 ? <EmptyState title={t('team.empty')} /> : null}
      {team && team.people.length > 0 ? (
        <>
          {can('tools.timeoverview.confirmation') ? <ToConfirm team={team} /> : null}
          {can('tools.timetable.edit_expired') ? <UnlockedDays /> : null}
          {span === 'day' ? (
            <Suspense fallback={<Skeletons lines={6} lineHeight="3rem" />}>
              <DayGrid team={team} projectId={projectId} />
            </Suspense>
          ) : (
            <TeamGrid team={team} />
          )}
          <LawHints people={team.people} />
          {span === 'month' && !projectId ? (
            <Suspense fallback={<Skeletons lines={4} lineHeight="3rem" />}>
              <TeamOvertime month={from.slice(0, 'YYYY-MM'.length)} {...people} />
            </Suspense>
          ) : null}
        </>
      ) : null}
      {team && team.total > page * perPage ? (
        <Button onClick={() => setPage(page + 1)}>{t('team.next')}</Button>
      ) : null}
    </div>
  );
}

function spanOf(date: string, span: MyTime['span']): { from: string; to: string } {
  if (span === 'day') return { from: date, to: date };
  if (span === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 6) };
  const from = `${date.slice(0, 8)}01`;
  return { from, to: addDays(nextMonthOf(from), -1) };
}
