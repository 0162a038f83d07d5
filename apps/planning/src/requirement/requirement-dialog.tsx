import {
  createRequirement,
  resourceKinds,
  type CreateRequirement,
  type RequirementDraft,
  type RequirementView,
} from '@jahrring/contracts-planning';
import { problemOf, useProblemToForm, useT } from '@jahrring/tool-kit';
import { ConflictNote, useRemoval } from '@jahrring/tool-kit/form';
import { Button, Columns, Modal, Stack } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  Form,
  NumberField,
  SelectField,
  TextField,
  useZodForm,
} from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { searchProjects } from '../booking/search-projects';
import { usePlanningSettings } from '../settings/settings.api';
import {
  useCreateRequirement,
  useRemoveRequirement,
  useRestoreRequirement,
  useUpdateRequirement,
} from './requirement.api';

const formId = 'requirement-form';

interface RequirementDialogProps {
  /** None: a new one. */
  requirement: RequirementView | null;
  today: string;
  onClose: () => void;
}

/** What a project needs: who or what, how many, how many days and when. */
export function RequirementDialog({ requirement, today, onClose }: RequirementDialogProps) {
  const t = useT('planning');
  const form = useZodForm(createRequirement, draftOf(requirement, today));
  const showProblem = useProblemToForm(form);
  const [create, creating] = useCreateRequirement();
  const [update, updating] = useUpdateRequirement();
  const [isStale, setStale] = useState(false);
  const save = async (values: CreateRequirement) => {
    try {
      if (requirement) {
        const { id, version } = requirement;
        await update({ id, version, values }).unwrap();
      } else await create(values).unwrap();
      onClose();
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(requirement ? 'requirement.change' : 'requirement.add')}
      actions={
        <>
          {requirement ? <RemoveButton requirement={requirement} onRemoved={onClose} /> : null}
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
      {isStale ? <ConflictNote onReload={onClose} /> : null}
      <Form<RequirementDraft, CreateRequirement> form={form} id={formId} onSubmit={save}>
        <RequirementFields requirement={requirement} />
      </Form>
    </Modal>
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

function RequirementFields({ requirement }: { requirement: RequirementView | null }) {
  const t = useT('planning');
  const { data: settings } = usePlanningSettings();
  const project = requirement && {
    id: requirement.projectId,
    label: `${requirement.projectNumber} ${requirement.projectTitle}`,
  };
  return (
    <Stack>
      <EntityPicker
        name="projectId"
        label={t('field.project')}
        placeholder={t('picker.project')}
        selected={project ? [project] : []}
        onSearch={searchProjects}
        required
      />
      <Columns>
        <SelectField
          name="kind"
          label={t('field.resource')}
          options={resourceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          required
        />
        <SelectField
          name="skillId"
          label={t('requirement.skill')}
          options={(settings?.skills ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          clearable
        />
      </Columns>
      <Columns>
        <NumberField name="count" label={t('requirement.count')} required />
        <NumberField name="days" label={t('requirement.days')} required />
      </Columns>
      <Columns>
        <DateField name="firstDay" label={t('field.firstDay')} required />
        <DateField name="lastDay" label={t('field.lastDay')} required />
      </Columns>
      <TextField name="note" label={t('field.note')} emptyValue={null} />
    </Stack>
  );
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
