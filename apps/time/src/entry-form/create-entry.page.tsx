import { isLocalDate, type EntryForm } from '@jahrring/contracts-time';
import {
  newUuid,
  notify,
  problemText,
  useAbility,
  useFormat,
  useLeave,
  useProblemToForm,
  useSearchParams,
  useT,
} from '@jahrring/tool-kit';
import {
  Button,
  Columns,
  EmptyState,
  ErrorState,
  Form,
  FormActions,
  PageFrame,
  Skeletons,
  Stack,
  useZodForm,
} from '@jahrring/ui';
import { useRef } from 'react';
import { QuickEntryLine } from '../quick-entry/quick-entry';
import { useCreateEntry, useDay, useEntryForm } from '../time.api';
import { DaySoFar } from './day-so-far';
import { emptyDraft, entryDraft, toCreate, type EntryDraft } from './entry-draft';
import { EntryFields } from './entry-fields';
import { projectItem } from './search-options';
import { RecentTiles } from './recent-tiles';

/** Recording hours. */
export function Component() {
  const t = useT('time');
  const { canAny } = useAbility();
  const {
    currentData: options,
    error,
    refetch,
  } = useEntryForm(undefined, { refetchOnMountOrArgChange: true });
  const allowed = canAny(['tools.timetable.own.create', 'tools.timetable.others.create']);
  const frame = (children: React.ReactNode) => (
    <PageFrame title={t('title.create')} breadcrumbs={[{ label: t('title.overview'), to: '/timeoverview' }]}>
      {children}
    </PageFrame>
  );
  if (!allowed) return frame(<EmptyState title={t('form.forbidden')} />);
  if (error && !options) {
    return frame(<ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>);
  }
  return frame(options ? <Recording options={options} /> : <Skeletons lines={8} lineHeight="3.5rem" />);
}

/** The day, person and project the link to this page named. */
function useStart(options: EntryForm): EntryDraft {
  const [params] = useSearchParams();
  const date = params.get('date') ?? '';
  const [last] = options.recent;
  return {
    ...emptyDraft(isLocalDate(date) ? date : options.today, params.get('employeeId')),
    projectId: params.get('projectId') ?? last?.project.id ?? null,
    activityId: params.get('projectId') ? null : (last?.activity?.id ?? null),
  };
}

/** One line for those who know it by heart, the form for everybody. */
function Recording({ options }: { options: EntryForm }) {
  const { workDate, employeeId } = useStart(options);
  const { currentData: day } = useDay({ date: workDate, employeeId: employeeId ?? undefined });
  return (
    <Stack gap={5}>
      <QuickEntryLine
        date={workDate}
        today={options.today}
        zone={options.timeZone}
        entries={day?.entries ?? []}
        recent={options.recent[0] ?? null}
        employeeId={employeeId ?? undefined}
      />
      <CreateForm options={options} />
    </Stack>
  );
}

function CreateForm({ options }: { options: EntryForm }) {
  const t = useT('time');
  const format = useFormat();
  const start = useStart(options);
  const form = useZodForm(entryDraft, start);
  const toForm = useProblemToForm(form);
  const [create] = useCreateEntry();
  const leave = useLeave(form.formState.isDirty);
  const next = useRef(false);
  // One id for one intention: sent again after a lost answer it is still the same entry.
  const entryId = useRef(newUuid());

  const save = async (draft: EntryDraft) => {
    try {
      const entry = await create(toCreate(draft, entryId.current)).unwrap();
      entryId.current = newUuid();
      notify.success(
        t('message.created', { hours: format.duration(entry.seconds), project: entry.projectNumber }),
      );
      if (next.current)
        form.reset({ ...draft, from: draft.to, to: null, seconds: null, breakMinutes: null, comment: '' });
      else leave(dayPath(draft));
    } catch (error) {
      toForm(error);
    }
  };
  const known = [...options.projects, ...options.recent.map((recent) => recent.project)];
  const project = known.find(({ id }) => id === form.watch('projectId'));

  return (
    <Form form={form} onSubmit={save} label={t('title.create')}>
      <Columns count="side" gap={6}>
        <Stack gap={5}>
          <RecentTiles recent={options.recent} />
          <EntryFields
            options={options}
            project={project ? projectItem(project) : null}
            withEmployee={options.canRecordForOthers}
          />
          {/* Whichever button is pressed says itself whether another entry follows. */}
          <div
            onClickCapture={() => {
              next.current = false;
            }}
          >
            <FormActions onCancel={() => leave(dayPath(form.getValues()))} submitLabel={t('action.record')}>
              <Button
                type="submit"
                onClick={() => {
                  next.current = true;
                }}
              >
                {t('action.recordNext')}
              </Button>
            </FormActions>
          </div>
        </Stack>
        <DaySoFar />
      </Columns>
    </Form>
  );
}

function dayPath({ workDate, employeeId }: EntryDraft): string {
  return `/timeoverview?view=day&date=${workDate}${employeeId ? `&person=${employeeId}` : ''}`;
}
