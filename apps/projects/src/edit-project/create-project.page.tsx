import { wholeProject, type WholeProject } from '@jahrring/contracts-projects';
import { notify, useLeave, useNavigate, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { PageFrame } from '@jahrring/ui';
import { useZodForm } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { useCreateProject, useNumberProposal } from '../projects.api';
import { emptyDraft } from './project-draft';
import { ProjectForm } from './project-form';

/** A new project; its number is proposed and may be changed. */
export function Component() {
  const t = useT('projects');
  const navigate = useNavigate();
  const form = useZodForm(wholeProject, emptyDraft);
  const leave = useLeave(form.formState.isDirty);
  const [create] = useCreateProject();
  const proposal = useNumberProposal();
  const proposed = proposal.data?.number;

  useEffect(() => {
    if (proposed && form.getValues('number') === '') form.resetField('number', { defaultValue: proposed });
  }, [proposed, form]);

  const save = useSubmit(form, async (values: WholeProject) => {
    const project = await create({ ...values, status: 'PLAN' }).unwrap();
    notify.success(t('message.created', { number: project.number }));
    leave(`/projects/${project.id}/overview`);
  });
  return (
    <PageFrame
      title={t('title.create')}
      width="narrow"
      breadcrumbs={[{ label: t('title.list'), to: '/projects' }]}
    >
      <ProjectForm form={form} onSubmit={save} onCancel={() => void navigate('/projects')} />
    </PageFrame>
  );
}
