import { id } from '@jahrring/contracts-common';
import type { ProjectSkills, Skill } from '@jahrring/contracts-planning';
import { useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { CheckboxField, EntityPicker, Form, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { searchProjects } from '../booking/search-projects';
import { useUpdateProjectSkills } from './settings.api';

const formId = 'need-form';
const schema = z.object({ projectId: id, skills: z.array(z.boolean()) });
type NeedForm = z.infer<typeof schema>;

interface NeedDialogProps {
  /** None: one that is chosen here. */
  project: ProjectSkills | null;
  /** Of which something was saved already. */
  known: readonly ProjectSkills[];
  skills: readonly Skill[];
  onClose: () => void;
}

/** What everybody on one project has to have. */
export function NeedDialog({ project, known, skills, onClose }: NeedDialogProps) {
  const t = useT('planning');
  const form = useZodForm(schema, {
    projectId: project?.projectId ?? '',
    skills: skills.map((one) => project?.skillIds.includes(one.id) ?? false),
  });
  const showProblem = useProblemToForm(form);
  const [update, updating] = useUpdateProjectSkills();
  const save = async ({ projectId, skills: chosen }: NeedForm) => {
    const version = known.find((one) => one.projectId === projectId)?.version ?? 0;
    const skillIds = skills.filter((_skill, index) => chosen[index]).map((one) => one.id);
    try {
      await update({ projectId, version, skillIds }).unwrap();
      onClose();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={project ? `${project.projectNumber} ${project.projectTitle}` : t('settings.addNeed')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={updating.isLoading}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        <Stack gap={3}>
          {project ? null : (
            <EntityPicker
              name="projectId"
              label={t('field.project')}
              placeholder={t('picker.project')}
              onSearch={searchProjects}
              required
            />
          )}
          {skills.map((one, index) => (
            <CheckboxField key={one.id} name={`skills.${index}`} label={one.title} />
          ))}
        </Stack>
      </Form>
    </Modal>
  );
}
