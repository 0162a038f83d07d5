import { localTimeAt } from '@jahrring/contracts-common';
import type { EntryForm, TimerView } from '@jahrring/contracts-time';
import { useBoot, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Modal, Stack } from '@jahrring/ui';
import {
  EntityPicker,
  Form,
  FormActions,
  SelectField,
  TextAreaField,
  TimeField,
  useZodForm,
} from '@jahrring/ui/form';
import { projectItem, searchProjects, seenTitle } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';
import { lastMomentOf, timerDraft, type TimerDraft } from './timer-draft';
import type { TimerActions } from './use-header-timer';

interface TimerDialogProps {
  /** Timer that is changed; null starts one, on any project. */
  timer: TimerView | null;
  actions: TimerActions;
  onClose: () => void;
}

/** The timer's project, activity, start and comment. */
export function TimerDialog(props: TimerDialogProps) {
  const t = useT('time');
  const { currentData: options, error, refetch } = useEntryForm(undefined);
  const title = t(props.timer ? 'timer.change' : 'timer.startOn');
  return (
    <Modal opened onClose={props.onClose} title={title}>
      {options ? <TimerForm {...props} options={options} title={title} /> : null}
      {options ? null : <QueryState query={{ error, refetch }} lines={5} lineHeight="3.5rem" />}
    </Modal>
  );
}

function TimerForm({
  timer,
  actions,
  onClose,
  options,
  title,
}: TimerDialogProps & { options: EntryForm; title: string }) {
  const t = useT('time');
  const { licence } = useBoot();
  const zone = licence.timeZone;
  const since = timer ? localTimeAt(Date.parse(timer.startedAt), zone) : null;
  const [last] = options.recent;
  const start: TimerDraft = {
    projectId: timer ? timer.projectId : (last?.project.id ?? null),
    activityId: timer ? timer.activityId : (last?.activity?.id ?? null),
    from: since,
    comment: timer?.comment ?? '',
  };
  const form = useZodForm(timerDraft, start);
  const { projectId } = start;
  const selected = timer
    ? projectItem({ id: projectId ?? '', number: timer.projectNumber, title: timer.projectTitle })
    : last && projectItem(last.project);
  const save = async ({ projectId, activityId, from, comment }: TimerDraft) => {
    if (projectId === null) return;
    const moved = from !== null && from !== since;
    const startedAt = moved ? { startedAt: lastMomentOf(from, Date.now(), zone) } : {};
    const values = { projectId, activityId, comment, ...startedAt };
    if (
      await (timer
        ? actions.change(values)
        : actions.start(values, seenTitle(projectId) ?? selected?.label ?? ''))
    )
      onClose();
  };
  return (
    <Form form={form} onSubmit={save} label={title} draft={false}>
      <Stack gap={4}>
        <EntityPicker
          name="projectId"
          label={t('field.project')}
          required
          onSearch={searchProjects}
          selected={selected ?? null}
          clearable={false}
        />
        <SelectField
          name="activityId"
          label={t('field.activity')}
          options={options.activities.map(({ id, title }) => ({ value: id, label: title }))}
          clearable
        />
        <TimeField name="from" label={t('timer.from')} placeholder={t('timer.now')} />
        <TextAreaField name="comment" label={t('field.comment')} rows={2} />
        <FormActions
          onCancel={onClose}
          withState={false}
          submitLabel={t(timer ? 'action.save' : 'timer.start')}
        />
      </Stack>
    </Form>
  );
}
