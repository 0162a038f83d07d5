import {
  createRequirement,
  type CreateRequirement,
  type RequirementDraft,
  type RequirementView,
} from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useRemoval, useVersionedSave } from '@jahrring/tool-kit/form';
import { Button } from '@jahrring/ui';
import { useZodForm } from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import {
  useCreateRequirement,
  useRemoveRequirement,
  useRestoreRequirement,
  useUpdateRequirement,
} from './requirement.api';
import { RequirementFields } from './requirement-fields';

interface RequirementDialogProps {
  /** None: a new one. */
  requirement: RequirementView | null;
  today: string;
  onClose: () => void;
}

/** Dialog for a requirement of a project: who or what, how many, how many days and when. */
export function RequirementDialog({ requirement, today, onClose }: RequirementDialogProps) {
  const t = useT('planning');
  const form = useZodForm(createRequirement, draftOf(requirement, today));
  const [create, creating] = useCreateRequirement();
  const [update, updating] = useUpdateRequirement();
  const { save, conflict } = useVersionedSave<
    RequirementView | null,
    RequirementDraft,
    CreateRequirement,
    unknown
  >({
    ...{ form, record: requirement, toDraft: (stored) => draftOf(stored, today) },
    load: (current) => (current as RequirementView | undefined) ?? null,
    run: (values, stored) =>
      stored ? update({ id: stored.id, version: stored.version, values }).unwrap() : create(values).unwrap(),
    onSaved: onClose,
  });
  return (
    <FormDialog<RequirementDraft, CreateRequirement>
      title={t(requirement ? 'requirement.change' : 'requirement.add')}
      form={form}
      saving={creating.isLoading || updating.isLoading}
      further={requirement ? <RemoveButton requirement={requirement} onRemoved={onClose} /> : null}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict}
      <RequirementFields project={requirement ? projectOf(requirement) : null} />
    </FormDialog>
  );
}

function draftOf(requirement: RequirementView | null, today: string): RequirementDraft {
  if (!requirement) {
    return {
      projectId: '',
      kind: 'person',
      skillId: null,
      count: 1,
      days: 1,
      firstDay: today,
      lastDay: today,
    };
  }
  const { projectId, kind, skillId, count, days, firstDay, lastDay, note } = requirement;
  return { projectId, kind, skillId, count, days, firstDay, lastDay, note };
}

function projectOf({ projectId: id, projectNumber, projectTitle }: RequirementView) {
  return { id, label: `${projectNumber} ${projectTitle}` };
}

interface RemoveButtonProps {
  requirement: RequirementView;
  onRemoved: () => void;
}

/** The message offers to put it back. */
function RemoveButton({ requirement, onRemoved }: RemoveButtonProps) {
  const t = useT('planning');
  const [removeOne] = useRemoveRequirement();
  const [restore] = useRestoreRequirement();
  const { remove } = useRemoval({
    remove: ({ id, version }: RequirementView) => removeOne({ id, version }).unwrap(),
    restore: ({ id }: RequirementView) => restore(id).unwrap(),
    removed: () => t('requirement.removed'),
  });
  const removeAndClose = async () => {
    if (await remove(requirement)) onRemoved();
  };
  return (
    <Button variant="danger" icon={trashIcon} onClick={() => void removeAndClose()}>
      {t('action.delete')}
    </Button>
  );
}
