import { taskPriorities, type TaskView } from '@jahrring/contracts-projects';
import { useAbility, useT } from '@jahrring/tool-kit';
import { searchEmployees, searchProjects } from '@jahrring/tool-kit/record-search';
import { Columns, useUiTexts } from '@jahrring/ui';
import { EntityPicker, SelectField, useWatch } from '@jahrring/ui/form';
import type { TaskFormDraft } from './task-draft';

export function TaskPlaceFields({ task }: { task?: TaskView | undefined }) {
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
