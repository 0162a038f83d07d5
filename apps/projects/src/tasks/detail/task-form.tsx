import { taskFrequencies, type TaskView } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { Columns, Stack } from '@jahrring/ui';
import {
  DateField,
  DurationField,
  Form,
  FormActions,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
  useWatch,
  type ZodForm,
} from '@jahrring/ui/form';
import { ChecklistField } from './checklist-field';
import type { TaskFormDraft, TaskFormValues } from './task-draft';
import { TaskPlaceFields } from './task-place-fields';

interface TaskFormProps {
  form: ZodForm<TaskFormDraft, TaskFormValues>;
  /** The saved task; none while a new one is made. */
  task?: TaskView | undefined;
  onSubmit: (values: TaskFormValues) => Promise<unknown>;
  onCancel: () => void;
}

/** Every field of a task, over the schema the service checks with. */
export function TaskForm({ form, task, onSubmit, onCancel }: TaskFormProps) {
  const t = useT('projects');
  return (
    <Form form={form} label={t('record.task')} draft={`task ${task?.id ?? 'new'}`} onSubmit={onSubmit}>
      <Stack>
        <TextField name="title" label={t('taskFields.title')} autoFocus />
        <TextAreaField name="description" label={t('taskFields.description')} emptyValue={null} />
        <TaskPlaceFields task={task} />
        <When />
        <ChecklistField />
        <FormActions onCancel={onCancel} />
      </Stack>
    </Form>
  );
}

function When() {
  const t = useT('projects');
  const { recurrence } = useWatch<TaskFormDraft>() as TaskFormDraft;
  const recurs = recurrence && recurrence.frequency !== 'never';
  return (
    <>
      <Columns>
        <DateField name="deadline" label={t('taskFields.deadline')} withHint />
        <TimeField name="deadlineTime" label={t('taskFields.time')} />
      </Columns>
      <Columns count={3}>
        <DateField name="plannedOn" label={t('taskFields.plannedOn')} />
        <DateField name="plannedUntil" label={t('taskFields.plannedUntil')} />
        <DurationField name="plannedSeconds" label={t('taskFields.plannedTime')} />
      </Columns>
      <Columns count={3}>
        <SelectField
          name="recurrence.frequency"
          label={t('taskFields.recurrence')}
          options={taskFrequencies.map((value) => ({ value, label: t(`tasks.frequency.${value}`) }))}
        />
        {recurs ? <NumberField name="recurrence.interval" label={t('taskFields.interval')} step={1} /> : null}
        {recurs ? <DateField name="recurrence.until" label={t('taskFields.until')} /> : null}
      </Columns>
    </>
  );
}
