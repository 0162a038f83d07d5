import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { EntityPicker, Form, SelectField, useForm, type EntityItem } from '@jahrring/ui/form';
import { useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { searchProjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';
import { workKey, type Work } from './work';

interface WorkDraft {
  projectId: string | null;
  activityId: string | null;
}

const empty: WorkDraft = { projectId: null, activityId: null };

/** Chooses what a new line or column of a grid is for; nothing is recorded before its first hours are. */
export function AddWork({ label, onAdd }: { label: string; onAdd: (work: Work) => void }) {
  const t = useT('time');
  const { currentData: options } = useEntryForm(undefined);
  const [project, setProject] = useState<EntityItem | null>(null);
  const form = useForm<WorkDraft>({ defaultValues: empty });
  const activities = options?.activities ?? [];
  const add = ({ projectId, activityId }: WorkDraft): void => {
    if (!projectId || !project) return;
    const activityTitle = activities.find(({ id }) => id === activityId)?.title ?? null;
    onAdd({
      key: workKey(projectId, activityId),
      projectId,
      activityId,
      project: project.label,
      activityTitle,
    });
    form.reset(empty);
    setProject(null);
  };
  return (
    <Form form={form} onSubmit={add} label={label} draft={false}>
      <div className="time-add-work">
        <EntityPicker
          name="projectId"
          label={t('field.project')}
          onSearch={searchProjects}
          selected={project}
          onChosen={setProject}
        />
        <SelectField
          name="activityId"
          label={t('field.activity')}
          options={activities.map(({ id, title }) => ({ value: id, label: title }))}
          clearable
        />
        <Button type="submit" icon={plusIcon} disabled={!project}>
          {label}
        </Button>
      </div>
    </Form>
  );
}
