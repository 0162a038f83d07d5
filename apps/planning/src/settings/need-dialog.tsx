import { id } from '@jahrring/contracts-common';
import type { ProjectSkills, Skill } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { searchProjects } from '@jahrring/tool-kit/record-search';
import { Stack } from '@jahrring/ui';
import { CheckboxField, EntityPicker, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { useSkills, useUpdateProjectSkills } from './settings.api';

const schema = z.object({ projectId: id, skills: z.array(z.boolean()) });
type NeedForm = z.infer<typeof schema>;
type Need = Pick<ProjectSkills, 'projectId' | 'version' | 'skillIds'>;

/** Before a project is chosen. */
const noNeed: Need = { projectId: '', version: 0, skillIds: [] };

interface NeedDialogProps {
  /** None: one that is chosen here. */
  project: ProjectSkills | null;
  skills: readonly Skill[];
  onClose: () => void;
}

/** Dialog for the skills that everybody on one project must have. */
export function NeedDialog({ project, skills, onClose }: NeedDialogProps) {
  const t = useT('planning');
  const draftOf = ({ projectId, skillIds }: Need): NeedForm => ({
    projectId,
    skills: skills.map((one) => skillIds.includes(one.id)),
  });
  const record: Need = project ?? noNeed;
  const form = useZodForm(schema, draftOf(record));
  const { refetch } = useSkills();
  const [update, updating] = useUpdateProjectSkills();
  const { save, conflict } = useVersionedSave({
    ...{ form, record, toDraft: draftOf },
    load: async () => {
      const chosen = form.getValues('projectId');
      return (await refetch().unwrap()).projects.find(({ projectId }) => projectId === chosen) ?? noNeed;
    },
    run: ({ projectId, skills: chosen }, stored) => {
      const skillIds = skills.filter((_skill, index) => chosen[index]).map((one) => one.id);
      // The refusal shows the current skills of a project that is chosen here.
      const version = stored.projectId === projectId ? stored.version : 0;
      return update({ projectId, version, skillIds }).unwrap();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={project ? `${project.projectNumber} ${project.projectTitle}` : t('settings.addNeed')}
      form={form}
      saving={updating.isLoading}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={3}>
        {conflict}
        {project ? null : (
          <EntityPicker
            name="projectId"
            label={t('field.project')}
            placeholder={t('picker.project')}
            onSearch={searchProjects}
          />
        )}
        {skills.map((one, index) => (
          <CheckboxField key={one.id} name={`skills.${index}`} label={one.title} />
        ))}
      </Stack>
    </FormDialog>
  );
}
