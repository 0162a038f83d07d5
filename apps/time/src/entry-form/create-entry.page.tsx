import { isLocalDate, type EntryForm } from '@jahrring/contracts-time';
import { problemText, useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { EmptyState, ErrorState, PageFrame, SegmentedControl, Skeletons, Stack } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { QuickEntryLine } from '../quick-entry/quick-entry';
import { useDay, useEntryForm } from '../time.api';
import { CreateForm } from './create-form';
import { emptyDraft, modeOf, type EntryDraft } from './entry-draft';

const CrewForm = lazy(async () => ({ default: (await import('../crew/crew-form')).CrewForm }));

/** Spelled out: the browser's build must not carry the contract's table of permissions. */
const recordKeys = [
  'tools.timetable.own.create',
  'tools.timetable.own.expenses',
  'tools.timetable.own.externals',
  'tools.timetable.own.objects',
  'tools.timetable.others.create',
];

/** Recording hours and whatever else a day has cost. */
export function Component() {
  const t = useT('time');
  const { canAny } = useAbility();
  const {
    currentData: options,
    error,
    refetch,
  } = useEntryForm(undefined, { refetchOnMountOrArgChange: true });
  const frame = (children: React.ReactNode) => (
    <PageFrame title={t('title.create')} breadcrumbs={[{ label: t('title.overview'), to: '/timeoverview' }]}>
      {children}
    </PageFrame>
  );
  if (!canAny(recordKeys)) return frame(<EmptyState title={t('form.forbidden')} />);
  if (error && !options) {
    return frame(<ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>);
  }
  return frame(options ? <Recording options={options} /> : <Skeletons lines={8} lineHeight="3.5rem" />);
}

/** The day, person and project the link to this page named; the rest as the person records usually. */
function useStart(options: EntryForm): EntryDraft {
  const [params] = useSearchParams();
  const date = params.get('date') ?? '';
  const [last] = options.recent;
  const [firstKind = 'hours'] = options.kinds;
  return {
    ...emptyDraft(isLocalDate(date) ? date : options.today, params.get('employeeId')),
    kind: options.kinds.includes('hours') ? 'hours' : firstKind,
    method: options.method,
    mode: modeOf(options.method),
    commentRequired: options.settings.commentRequired,
    companyPartId: options.companyPartId,
    projectId: params.get('projectId') ?? last?.project.id ?? null,
    activityId: params.get('projectId') ? null : (last?.activity?.id ?? null),
  };
}

/** One line for those who know it by heart, the form for everybody, the crew for foremen. */
function Recording({ options }: { options: EntryForm }) {
  const t = useT('time');
  const [params, setParams] = useSearchParams();
  const start = useStart(options);
  const { workDate, employeeId } = start;
  const crew = options.canRecordForOthers && params.get('crew') === '1';
  const { currentData: day } = useDay(
    { date: workDate, employeeId: employeeId ?? undefined },
    { skip: crew },
  );
  const show = (who: 'one' | 'crew') =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (who === 'crew') next.set('crew', '1');
        else next.delete('crew');
        return next;
      },
      { replace: true },
    );
  return (
    <Stack gap={5}>
      {options.canRecordForOthers ? (
        <SegmentedControl
          label={t('crew.for')}
          options={[
            { value: 'one' as const, label: t('crew.one') },
            { value: 'crew' as const, label: t('crew.crew') },
          ]}
          value={crew ? 'crew' : 'one'}
          onChange={show}
        />
      ) : null}
      {crew ? (
        <Suspense fallback={<Skeletons lines={8} lineHeight="3.5rem" />}>
          <CrewForm options={options} start={start} />
        </Suspense>
      ) : (
        <>
          <QuickEntryLine
            date={workDate}
            today={options.today}
            zone={options.timeZone}
            entries={day?.entries ?? []}
            recent={options.recent[0] ?? null}
            employeeId={employeeId ?? undefined}
          />
          <CreateForm options={options} start={start} />
        </>
      )}
    </Stack>
  );
}
