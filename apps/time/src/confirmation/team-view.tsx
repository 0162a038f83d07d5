import { addDays, mondayOf, nextMonthOf } from '@jahrring/contracts-time';
import { problemText, useAbility, useT } from '@jahrring/tool-kit';
import { Button, EmptyState, ErrorState, SegmentedControl, Skeletons } from '@jahrring/ui';
import { useState } from 'react';
import type { MyTime } from '../my-time/use-my-time';
import { useTeam } from './confirmation.api';
import './confirmation.css';
import { LawHints } from './law-hints';
import { TeamGrid } from './team-grid';
import { ToConfirm } from './to-confirm';

const spans = ['week', 'month'] as const;
const perPage = 50;

/** The people one looks after, by day: what to confirm first, then the whole span. */
export function TeamView({
  date,
  employeeId,
  span,
  set,
}: Pick<MyTime, 'date' | 'employeeId' | 'span' | 'set'>) {
  const t = useT('time');
  const { can } = useAbility();
  const [page, setPage] = useState(1);
  const { from, to } = spanOf(date, span);
  const { currentData: team, error, refetch } = useTeam({ from, to, employeeId, page, pageSize: perPage });
  return (
    <div className="time-team">
      <SegmentedControl
        label={t('team.span')}
        options={spans.map((value) => ({ value, label: t(`team.${value}`) }))}
        value={span}
        onChange={(next) => set({ span: next })}
      />
      {error && !team ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {!team && !error ? <Skeletons lines={8} lineHeight="3rem" /> : null}
      {team?.people.length === 0 ? <EmptyState title={t('team.empty')} /> : null}
      {team && team.people.length > 0 ? (
        <>
          {can('tools.timeoverview.confirmation') ? <ToConfirm team={team} /> : null}
          <TeamGrid team={team} />
          <LawHints people={team.people} />
        </>
      ) : null}
      {team && team.total > page * perPage ? (
        <Button onClick={() => setPage(page + 1)}>{t('team.next')}</Button>
      ) : null}
    </div>
  );
}

function spanOf(date: string, span: MyTime['span']): { from: string; to: string } {
  if (span === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 6) };
  const from = `${date.slice(0, 8)}01`;
  return { from, to: addDays(nextMonthOf(from), -1) };
}
