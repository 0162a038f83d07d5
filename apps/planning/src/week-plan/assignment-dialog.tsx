import {
  createAssignment,
  dayParts,
  type AssignmentDraft,
  type AssignmentView,
  type CreateAssignment,
  type PlanView,
} from '@jahrring/contracts-planning';
import { requestJson, useProblemToForm, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { Button, Columns, Modal, Stack } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  Form,
  SelectField,
  TextField,
  useZodForm,
  type EntityItem,
} from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useCreateAssignment, useDeleteAssignment, useUpdateAssignment } from '../planning.api';

const formId = 'assignment-form';

async function searchProjects(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const call = { url: '/api/projects/projects/choices', params: { search }, onRefusal: 'pass' } as const;
  const answer = await requestJson<{ items: { id: string; number: string; title: string }[] }>(call, signal);
  return answer.items.map(({ id, number, title }) => ({ id, label: `${number} ${title}` }));
}

interface AssignmentDialogProps {
  /** What the form starts with; its person and day come from the cell. */
  draft: AssignmentDraft;
  /** The assignment that is changed; none: a new one. */
  assignment?: AssignmentView | undefined;
  people: PlanView['people'];
  onClose: () => void;
}

/** Plans somebody, moves or removes an assignment: the way that needs no pointer. */
export function AssignmentDialog({ draft, assignment, people, onClose }: AssignmentDialogProps) {
  const t = useT('planning');
  const form = useZodForm(createAssignment, draft);
  const showProblem = useProblemToForm(form);
  const [create, creating] = useCreateAssignment();
  const [update, updating] = useUpdateAssignment();
  const { remove } = useAssignmentRemoval();
  const removeAndClose = async (planned: AssignmentView) => {
    if (await remove(planned)) onClose();
  };
  const save = async (values: CreateAssignment) => {
    try {
      const { id: _id, ...patch } = values;
      if (assignment) await update({ id: assignment.id, version: assignment.version, patch }).unwrap();
      else await create(values).unwrap();
      onClose();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(assignment ? 'action.edit' : 'action.create')}
      actions={
        <>
          {assignment ? (
            <Button variant="danger" icon={trashIcon} onClick={() => void removeAndClose(assignment)}>
              {t('action.delete')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={creating.isLoading || updating.isLoading}
          >
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form<AssignmentDraft, CreateAssignment> form={form} id={formId} onSubmit={save}>
        <AssignmentFields assignment={assignment} people={people} />
      </Form>
    </Modal>
  );
}

function AssignmentFields({ assignment, people }: Pick<AssignmentDialogProps, 'assignment' | 'people'>) {
  const t = useT('planning');
  const project = assignment && {
    id: assignment.projectId,
    label: `${assignment.projectNumber} ${assignment.projectTitle}`,
  };
  return (
    <Stack>
      <EntityPicker
        name="projectId"
        label={t('field.project')}
        placeholder={t('picker.project')}
        onSearch={searchProjects}
        selected={project}
        emptyValue=""
        required
        autoFocus
      />
      <SelectField
        name="employeeId"
        label={t('field.employee')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <Columns>
        <DateField name="date" label={t('field.date')} required />
        <SelectField
          name="part"
          label={t('field.part')}
          options={dayParts.map((value) => ({ value, label: t(`part.${value}`) }))}
        />
      </Columns>
      <TextField name="note" label={t('field.note')} />
    </Stack>
  );
}

/** Removes an assignment; the message offers to put it back. */
function useAssignmentRemoval() {
  const t = useT('planning');
  const [removeOne] = useDeleteAssignment();
  const [create] = useCreateAssignment();
  return useRemoval({
    remove: ({ id, version }: AssignmentView) => removeOne({ id, version }).unwrap(),
    restore: ({ employeeId, projectId, date, part, note }: AssignmentView) =>
      create({ employeeId, projectId, date, part, note }).unwrap(),
    removed: () => t('message.removed'),
  });
}
