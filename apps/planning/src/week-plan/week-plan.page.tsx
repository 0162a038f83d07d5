import { addDays, isoWeekOf, localDateAt, mondayOf, weekOf } from '@jahrring/contracts-common';
import type { BookingDraft, BookingView } from '@jahrring/contracts-planning';
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
  SegmentedControl,
  Skeletons,
  useNarrow,
} from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { chevronLeftIcon, chevronRightIcon, copyIcon } from '@jahrring/ui/icons';
import { useCopyWeek, usePlan } from '../planning.api';
import { DayList } from './day-list';
import { planOf, planViews, type PlanKinds } from './plan-cells';
import { PlanGrid, type PlanActions } from './plan-grid';
import { useMove } from './use-move';

const daysInWeek = 7;

// The form comes with its schemas: the plan does not wait for them.
const BookingDialog = lazy(async () => ({
  default: (await import('./booking-dialog')).BookingDialog,
}));

/** The shown week and what is shown of it stand in the address, so that a link shows the same. */
function useWeek() {
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const today = localDateAt(Date.now(), format.timeZone);
  const asked = params.get('week') ?? '';
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today);
  const kinds: PlanKinds = planViews.find((view) => view === params.get('show')) ?? 'people';
  const put = (week: string, show: PlanKinds) =>
    setParams(show === 'people' ? { week } : { week, show }, { replace: true });
  return {
    monday,
    today,
    kinds,
    show: (date: string) => put(mondayOf(date), kinds),
    showKinds: (next: PlanKinds) => put(monday, next),
  };
}

interface Editing {
  draft: BookingDraft;
  booking?: BookingView;
}

/** Who is where this week; planned by click, by drag or by keyboard. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  const narrow = useNarrow();
  const { can } = useAbility();
  const { pathname } = useLocation();
  const { monday, today, kinds, show, showKinds } = useWeek();
  const days = weekOf(monday);
  const to = days[daysInWeek - 1] ?? monday;
  const { data, error, refetch } = usePlan({ from: monday, to });
  const [editing, setEditing] = useState<Editing | null>(null);
  const onMove = useMove();
  const editable = can('tools.scheduling_tool.manage');
  const actions: PlanActions = {
    editable,
    onAdd: (resourceId, date) =>
      setEditing({ draft: { resourceId, firstDay: date, lastDay: date, projectId: null } }),
    onOpen: (booking) => setEditing({ booking, draft: draftOf(booking) }),
    onMove,
  };
  const hasThings = data?.resources.some(({ kind }) => kind !== 'person') ?? false;
  const plan = data && planOf(data, hasThings ? kinds : 'all');
  const week = { week: isoWeekOf(monday).week, from: format.date(monday), to: format.date(to) };
  const View = narrow ? DayList : PlanGrid;
  return (
    <PageFrame
      title={t(pathname === '/scheduling-tool' ? 'title.overview' : 'title.week')}
      subtitle={t('week.subtitle', week)}
      actions={<WeekActions monday={monday} editable={editable} onShow={show} today={today} />}
    >
      {hasThings ? (
        <SegmentedControl
          label={t('show.label')}
          value={kinds}
          onChange={showKinds}
          options={planViews.map((value) => ({ value, label: t(`show.${value}`) }))}
        />
      ) : null}
      {plan ? (
        plan.resources.length === 0 ? (
          <EmptyState title={t('week.empty')}>{t('week.emptyText')}</EmptyState>
        ) : (
          <View plan={plan} days={days} today={today} {...actions} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : (
        <Skeletons lines={12} />
      )}
      {editing && data ? (
        <Suspense>
          <BookingDialog
            // Another version begins a form of its own.
            key={editing.booking?.version}
            {...editing}
            resources={data.resources}
            onReload={(booking) => setEditing({ booking, draft: draftOf(booking) })}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}

/** What a form of the booking starts with. */
function draftOf({ id: _id, version: _version, seriesId: _series, ...booking }: BookingView): BookingDraft {
  const { projectNumber: _number, projectTitle: _title, ...draft } = booking;
  return draft;
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
