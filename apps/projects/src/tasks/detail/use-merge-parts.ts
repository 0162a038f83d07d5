import type { TaskView } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useShownName, useShownValue, type MergePart } from '@jahrring/tool-kit/form';
import { useUiTexts } from '@jahrring/ui';
import { emptyTaskDraft, type TaskFormDraft } from './task-draft';

type Field = keyof TaskFormDraft & string;

const labels: Partial<Record<Field, string>> = {
  projectId: 'taskFields.project',
  ownerId: 'taskFields.owner',
  assignedEmployeeIds: 'taskFields.assigned',
  plannedSeconds: 'taskFields.plannedTime',
};
/** A day and the time on it are one choice. */
const together: readonly (readonly Field[])[] = [
  ['deadline', 'deadlineTime'],
  ['plannedOn', 'plannedUntil'],
];
const parts: readonly (readonly Field[])[] = (Object.keys(emptyTaskDraft(undefined, '')) as Field[])
  .filter((field) => !together.some(([, ...others]) => others.includes(field)))
  .map((field) => together.find(([first]) => first === field) ?? [field]);

const namesOf = (tasks: readonly TaskView[]) =>
  tasks.flatMap(({ owner, assignedEmployees, projectId, projectNumber, projectTitle }) => [
    ...[...assignedEmployees, ...(owner ? [owner] : [])].map(({ id, name }) => [id, name] as const),
    [projectId, `${projectNumber ?? ''} ${projectTitle ?? ''}`.trim()] as const,
  ]);

/** Returns the parts of a task between whose versions a person chooses separately if two people changed it. */
export function useMergeParts(): (base: TaskView, theirs: TaskView) => MergePart<TaskFormDraft>[] {
  const t = useT('projects');
  const ui = useUiTexts();
  const format = useFormat();
  const shownName = useShownName();
  const shownValue = useShownValue();
  return (base, theirs) => {
    const names = namesOf([base, theirs]);
    const show = (draft: TaskFormDraft, field: Field): string => {
      const value = draft[field];
      switch (field) {
        case 'projectId':
        case 'ownerId':
          return shownName(draft[field], names);
        case 'assignedEmployeeIds':
          return (draft.assignedEmployeeIds ?? []).map((id) => shownName(id, names)).join(', ');
        case 'deadline':
        case 'plannedOn':
        case 'plannedUntil':
          return value ? format.date(String(value)) : '';
        case 'plannedSeconds':
          return draft.plannedSeconds ? format.duration(draft.plannedSeconds) : '';
        case 'priority':
          return ui.t(`priority.${draft.priority ?? 'none'}`);
        case 'recurrence':
          return t(`tasks.frequency.${draft.recurrence?.frequency ?? 'never'}`);
        case 'checklist':
          return (draft.checklist ?? []).map(({ text }) => text).join(', ');
        default:
          return shownValue(value);
      }
    };
    return parts.map((fields) => ({
      fields,
      label: t(labels[fields[0] as Field] ?? `taskFields.${fields[0]}`),
      show: (draft) =>
        fields
          .map((field) => show(draft, field))
          .filter((text) => text !== '')
          .join(' – '),
    }));
  };
}
