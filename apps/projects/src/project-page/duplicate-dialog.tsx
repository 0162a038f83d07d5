import {
  duplicateProject,
  type DuplicateProject,
  type DuplicateProjectDraft,
  type ProjectView,
} from '@jahrring/contracts-projects';
import { notify, useNavigate, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { CheckboxField, DateField, TextField, useZodForm } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { useDuplicateProject } from '../project-work.api';
import { DuplicateWarning } from '../edit-project/duplicate-warning';
import { useNumberProposal } from '../projects.api';

const parts = ['people', 'plan', 'tasks', 'notes'] as const;

interface DuplicateDialogProps {
  project: ProjectView;
  onClose: () => void;
}

/** Makes a new project after the model of this one. */
export function DuplicateDialog({ project, onClose }: DuplicateDialogProps) {
  const t = useT('projects');
  const navigate = useNavigate();
  const draft: DuplicateProjectDraft = {
    number: '',
    title: project.title,
    startDate: null,
    people: true,
    plan: true,
    tasks: true,
    notes: false,
  };
  const form = useZodForm(duplicateProject, draft);
  const [duplicate] = useDuplicateProject();
  const proposed = useNumberProposal().data?.number;
  useEffect(() => {
    if (proposed && form.getValues('number') === '') form.setValue('number', proposed);
  }, [proposed, form]);
  const save = useSubmit(form, async (copy: DuplicateProject) => {
    const made = await duplicate({ id: project.id, copy }).unwrap();
    notify.success(t('message.created', { number: made.number }));
    onClose();
    void navigate(`/projects/${made.id}/overview`);
  });
  return (
    <FormDialog
      title={t('duplicate.title', { number: project.number })}
      form={form}
      submitLabel={t('duplicate.confirm')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <DuplicateWarning />
        <Columns>
          <TextField name="number" label={t('fields.number')} />
          <DateField name="startDate" label={t('fields.startDate')} />
        </Columns>
        <TextField name="title" label={t('fields.title')} />
        <fieldset className="projects-choices">
          <legend>{t('duplicate.with')}</legend>
          {parts.map((part) => (
            <CheckboxField key={part} name={part} label={t(`duplicate.${part}`)} />
          ))}
        </fieldset>
      </Stack>
    </FormDialog>
  );
}
