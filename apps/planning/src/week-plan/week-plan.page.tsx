import { addDays, isoWeekOf, localDateAt, mondayOf, weekOf } from '@jahrring/contracts-common';
import type { AssignmentDraft, AssignmentView } from '@jahrring/contracts-planning';
import {
  notify,
  problemText,
  useAbility,
  useFormat,
  useLocation,
  useProblemToast,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import {
  ActionMenu,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  PageFrame,
  Skeletons,
  useNarrow,
} from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { chevronLeftIcon, chevronRightIcon, copyIcon } from '@jahrring/ui/icons';
import { useCopyWeek, usePlan, useUpdateAssignment } from '../planning.api';
import { DayList } from './day-list';
import { PlanGrid, type PlanActions } from './plan-grid';

const daysInWeek = 7;

// The form comes with its schemas: the plan does not wait for them.
const AssignmentDialog = lazy(async () => ({
  default: (await import('./assignment-dialog')).AssignmentDialog,
}));

/** The shown week stands in the address, so that a link shows the same. */
function useWeek() {
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), format.timeZone);
  const asked = params.get('week') ?? '';
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today);
  const show = (date: string) => setParams({ week: mondayOf(date) }, { replace: true });
  return { monday, today, show };
}

interface Editing {
  draft: AssignmentDraft;
  assignment?: AssignmentView;
}

/** Who is where this week; planned by click, by drag or by keyboard. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  const narrow = useNarrow();
  const { can } = useAbility();
  const { pathname } = useLocation();
  const { monday, today, show } = useWeek();
  const days = weekOf(monday);
  const to = days[daysInWeek - 1] ?? monday;
  const { data: plan, error, refetch } = usePlan({ from: monday, to });
  const [editing, setEditing] = useState<Editing | null>(null);
  const move = useMove();
  const editable = can('tools.scheduling_tool.manage');
  const actions: PlanActions = {
    editable,
    onAdd: (employeeId, date) =>
      setEditing({ draft: { employeeId, date, projectId: '', part: 'full', note: null } }),
    onOpen: (assignment) => {
      const { employeeId, projectId, date, part, note } = assignment;
      setEditing({ assignment, draft: { employeeId, projectId, date, part, note } });
    },
    onMove: (assignment, employeeId, date) => void move(assignment, { employeeId, date }),
  };
  const week = { week: isoWeekOf(monday).week, from: format.date(monday), to: format.date(to) };
  const View = narrow ? DayList : PlanGrid;
  return (
    <PageFrame
      title={t(pathname === '/scheduling-tool' ? 'title.overview' : 'title.week')}
      subtitle={t('week.subtitle', week)}
      actions={<WeekActions monday={monday} editable={editable} onShow={show} today={today} />}
    >
      {plan ? (
        plan.people.length === 0 ? (
          <EmptyState title={t('week.empty')}>{t('week.emptyText')}</EmptyState>
        ) : (
          <View plan={plan} days={days} today={today} {...actions} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : (
        <Skeletons lines={12} />
      )}
      {editing && plan ? (
        <Suspense>
          <AssignmentDialog {...editing} people={plan.people} onClose={() => setEditing(null)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}

/** Moves an assignment to another day or person; the message offers the way back. */
function useMove() {
  const t = useT('planning');
  const format = useFormat();
  const toast = useProblemToast();
  const [update] = useUpdateAssignment();
  const move = async (
    { id, version, employeeId, date }: AssignmentView,
    target: { employeeId: string; date: string },
    quiet = false,
  ): Promise<void> => {
    try {
      const moved = await update({ id, version, patch: target }).unwrap();
      if (quiet) return;
      const undo = {
        label: t('action.undo'),
        run: () => void move(moved, { employeeId, date }, true),
      };
      notify.success(t('message.moved', { day: format.longDate(target.date) }), { action: undo });
    } catch (error) {
      toast(error);
    }
  };
  return move;
}

interface WeekActionsProps {
  monday: string;
  today: string;
  editable: boolean;
  onShow: (date: string) => void;
}

function WeekActions({ monday, today, editable, onShow }: WeekActionsProps) {
  const t = useT('planning');
  const toast = useProblemToast();
  const [copyWeek] = useCopyWeek();
  const copy = async () => {
    try {
      const { created, skipped } = await copyWeek({
        from: addDays(monday, -daysInWeek),
        to: monday,
      }).unwrap();
      notify.success(t('week.copied', { created, skipped }));
    } catch (error) {
      toast(error);
    }
  };
  return (
    <>
      <IconButton
        icon={chevronLeftIcon}
        label={t('week.previous')}
        onClick={() => onShow(addDays(monday, -daysInWeek))}
      />
      <Button onClick={() => onShow(today)}>{t('week.today')}</Button>
      <IconButton
        icon={chevronRightIcon}
        label={t('week.next')}
        onClick={() => onShow(addDays(monday, daysInWeek))}
      />
      {editable ? (
        <ActionMenu items={[{ label: t('week.copy'), icon: copyIcon, onClick: () => void copy() }]} />
      ) : null}
    </>
  );
}
