import { isLocalDate, localDateAt } from '@jahrring/contracts-common';
import { type EntryForm } from '@jahrring/contracts-time';
import {
  ExtensionSlot,
  outboxValue,
  problemText,
  useAbility,
  useConnection,
  usePlugin,
  useSearchParams,
  useT,
  useValue,
} from '@jahrring/tool-kit';
import { Alert, Button, EmptyState, ErrorState, PageFrame, SegmentedControl, Skeletons } from '@jahrring/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { qrCodeIcon, refreshIcon } from '@jahrring/ui/icons';
import { QuickEntryLine } from '../quick-entry/quick-entry';
import { useKeptOptions } from '../offline/keep-options';
import { draftOfLine } from '../offline/line-draft';
import { lineKind, type UnsentLine } from '../offline/unsent-line';
import { useDayHere } from '../offline/use-days';
import { useEntryForm } from '../time.api';
import { CreateForm } from './create-form';
import { emptyDraft, modeOf, type EntryDraft } from './entry-draft';

const RecurrenceDrawer = lazy(async () => ({
  default: (await import('../recurrences/recurrence-drawer')).RecurrenceDrawer,
}));
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
  const { can, canAny } = useAbility();
  const scans = usePlugin('qr-code') && can('tools.timetable.own.create');
  const { currentData: kept, error, refetch } = useEntryForm(undefined, { refetchOnMountOrArgChange: true });
  const options = useToday(kept);
  useKeptOptions(options);
  const [recurring, setRecurring] = useState(false);
  const frame = (children: React.ReactNode) => (
    <PageFrame
      title={t('title.create')}
      breadcrumbs={[{ label: t('title.overview'), to: '/timeoverview' }]}
      actions={
        <div className="time-head">
          {scans ? (
            <Button icon={qrCodeIcon} to="/timetables/scan">
              {t('action.scan')}
            </Button>
          ) : null}
          {canAny(recordKeys) ? (
            <Button icon={refreshIcon} onClick={() => setRecurring(true)}>
              {t('recurrence.list')}
            </Button>
          ) : null}
        </div>
      }
    >
      {children}
      {recurring ? (
        <Suspense fallback={null}>
          <RecurrenceDrawer onClose={() => setRecurring(false)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
  if (!canAny(recordKeys)) return frame(<EmptyState title={t('form.forbidden')} />);
  if (error && !options) {
    return frame(<ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>);
  }
  return frame(options ? <Recording options={options} /> : <Skeletons lines={8} lineHeight="3.5rem" />);
}

/** An answer from the device may be of another day. */
function useToday(options: EntryForm | undefined): EntryForm | undefined {
  const connected = useConnection();
  return useMemo(() => {
    if (!options || connected) return options;
    return { ...options, today: localDateAt(Date.now(), options.timeZone) };
  }, [options, connected]);
}

/** The line of the device that the address asks to mend, held while it is; null where it was not there any more. */
function useMended(): UnsentLine | null | undefined {
  const [params] = useSearchParams();
  const items = useValue(outboxValue);
  const id = params.get('outbox');
  const [held, setHeld] = useState<UnsentLine | null>(null);
  if (!id) return undefined;
  if (held?.item.id === id) return held;
  const item = items.find((one) => one.id === id && one.kind === lineKind && one.state !== 'sent');
  if (!item) return null;
  const found = { item, line: item.body as UnsentLine['line'] };
  setHeld(found);
  return found;
}

/** The day, person and project the link to this page named; the rest as the person records usually. */
function useStart(options: EntryForm, mended: UnsentLine | null | undefined): EntryDraft {
  const [params] = useSearchParams();
  const date = params.get('date') ?? '';
  const [last] = options.recent;
  const [firstKind = 'hours'] = options.kinds;
  const start: EntryDraft = {
    ...emptyDraft(isLocalDate(date) ? date : options.today, params.get('employeeId')),
    kind: options.kinds.includes('hours') ? 'hours' : firstKind,
    method: options.method,
    mode: modeOf(options.method),
    commentRequired: options.settings.commentRequired,
    companyPartId: options.companyPartId,
    projectId: params.get('projectId') ?? last?.project.id ?? null,
    activityId: params.get('projectId') ? null : (last?.activity?.id ?? null),
  };
  return mended ? draftOfLine(mended.line, start, options.timeZone) : start;
}

/** One line for those who know it by heart, the form for everybody, the crew for foremen. */
function Recording({ options }: { options: EntryForm }) {
  const t = useT('time');
  const [params, setParams] = useSearchParams();
  const mended = useMended();
  const connected = useConnection();
  const start = useStart(options, mended);
  const { workDate, employeeId } = start;
  const crew = options.canRecordForOthers && params.get('crew') === '1';
  const { day } = useDayHere({ date: workDate, employeeId: employeeId ?? undefined });
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
    <div className="time-create">
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
          {mended === null ? <Alert>{t('offline.gone')}</Alert> : null}
          <QuickEntryLine
            date={workDate}
            today={options.today}
            zone={options.timeZone}
            entries={day?.entries ?? []}
            employeeId={employeeId ?? undefined}
          />
          <CreateForm
            key={mended?.item.id ?? ''}
            options={options}
            start={start}
            mended={mended ?? undefined}
          />
          {/* Below the form: on a phone a usual day is recorded on one screen. */}
          {connected && !employeeId && !mended ? (
            <ExtensionSlot point="time.create" props={{ date: workDate }} />
          ) : null}
        </>
      )}
    </div>
  );
}
