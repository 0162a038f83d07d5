import type { TeamOverview } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { EntityPicker, Form, useForm } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { projectItem, searchProjects } from '../entry-form/search-options';

interface ProjectFilterProps {
  project: TeamOverview['project'];
  onChange: (projectId: string | undefined) => void;
}

/** Narrows the team's work to one project, to confirm it as a whole. */
export function ProjectFilter({ project, onChange }: ProjectFilterProps) {
  const t = useT('time');
  const id = project?.id ?? null;
  const form = useForm<{ project: string | null }>({ defaultValues: { project: id } });
  useEffect(() => form.setValue('project', id), [form, id]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('team.project')} draft={false}>
      <EntityPicker
        name="project"
        label={t('team.project')}
        hideLabel
        onSearch={searchProjects}
        selected={project ? projectItem(project) : null}
        placeholder={t('team.anyProject')}
        onChosen={(chosen) => onChange(chosen?.id)}
      />
    </Form>
  );
}
