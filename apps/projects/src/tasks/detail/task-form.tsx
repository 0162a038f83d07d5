import { taskFrequencies, taskLimits, taskPriorities, type TaskView } from '@jahrring/contracts-projects';
import { requestJson, useAbility, useT } from '@jahrring/tool-kit';
import { Columns, Stack, useUiTexts } from '@jahrring/ui';
import {
  DateField,
  DurationField,
  EntityPicker,
  Form,
  FormActions,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
  useWatch,
  type EntityItem,
  type ZodForm,
} from '@jahrring/ui/form';
import { searchEmployees } from '../../pickers';
import { ChecklistField } from './checklist-field';
import type { TaskFormDraft, TaskFormValues } from './task-draft';

interface TaskFormProps {
  form: ZodForm<TaskFormDraft, TaskFormValues>;
  /** The saved task; none while a new one is made. */
  task?: TaskView | undefined;
  onSubmit: (values: TaskFormValues) => Promise<unknown>;
  onCancel: () => void;
}

async function searchProjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/projects/projects/choices', params: { search }, onRefusal: 'pass' } as const;
  const answer = await requestJson<{ items: { id: string; number: string; title: string }[] }>(call, signal);
  return answer.items.map(({ id, number, title }) => ({ id, label: `${number} ${title}` }));
}

/** Every field of a task, over the schema the service checks with. */
export function TaskForm({ form, task, onSubmit, onCancel }: TaskFormProps) {
  const t = useT('projects');
  return (
    <Form<TaskFormDraft, TaskFormValues>
      form={form}
      label={t('record.task')}
      draft={`task ${task?.id ?? 'new'}`}
      onSubmit={onSubmit}
    >
      <Stack>
        <TextField
          name="title"
          label={t('taskFields.title')}
          maxLength={taskLimits.title}
          required
          autoFocus
        />
        <TextAreaField name="description" label={t('taskFields.description')} emptyValue={null} />
        <WhereAndWho task={task} />
        <When />
        <ChecklistField />
        <FormActions onCancel={onCancel} />
      </Stack>
    </Form>
  );
}

function WhereAndWho({ task }: { task?: TaskView | undefined }) {
  const t = useT('projects');
  const ui = useUiTexts();
  const { can } = useAbility();
  const form = useWatch<TaskFormDraft>() as TaskFormDraft;
  const project = task?.projectId
    ? { id: task.projectId, label: `${task.projectNumber ?? ''} ${task.projectTitle ?? ''}` }
    : form.projectId
      ? { id: form.projectId, label: t('tasks.thisProject') }
      : undefined;
  const owner = task?.owner ? { id: task.owner.id, label: task.owner.name } : undefined;
  const mayNameOthers = can('tools.task.others.create') || can('tools.task.others.update');
  return (
    <>
      <Columns>
        {can('tools.project.index') ? (
          <EntityPicker
            name="projectId"
            label={t('taskFields.project')}
            placeholder={t('tasks.picker.project')}
            onSearch={searchProjects}
            selected={project}
            clearable
          />
        ) : null}
        <SelectField
          name="priority"
          label={t('taskFields.priority')}
          options={taskPriorities.map((value) => ({ value, label: ui.t(`priority.${value}`) }))}
        />
      </Columns>
      {mayNameOthers ? (
        <Columns>
          <EntityPicker
            name="ownerId"
            label={t('taskFields.owner')}
            placeholder={t('picker.employee')}
            onSearch={searchEmployees}
            selected={owner}
            clearable
          />
          <EntityPicker
            name="assignedEmployeeIds"
            label={t('taskFields.assigned')}
            placeholder={t('picker.employee')}
            onSearch={searchEmployees}
            selected={task?.assignedEmployees.map(({ id, name }) => ({ id, label: name }))}
            multiple
          />
        </Columns>
      ) : null}
    </>
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
