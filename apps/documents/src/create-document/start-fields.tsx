import { useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';
import { EntityPicker, Form, useForm, type EntityItem } from '@jahrring/ui/form';
import { useState } from 'react';
import { searchProjects, searchRecipients, toProjectItem, useProjectChoice } from '../documents.api';
import type { Start } from './start';
import './create-document.css';

interface StartFieldsProps {
  start: Start;
  onProject: (id: string | null) => void;
  onRecipient: (id: string | null) => void;
}

/** The project, or without one a recipient. */
export function StartFields({ start, onProject, onRecipient }: StartFieldsProps) {
  const t = useT('documents');
  const { type, projectId, addressId } = start;
  // A link may name the project already ("bill this order"): then the picker has to be told its name.
  const chosen = useProjectChoice(projectId ?? '', { skip: projectId === null });
  const project = chosen.currentData?.items[0];
  const [recipient, setRecipient] = useState<EntityItem | null>(null);
  const form = useForm({ defaultValues: { projectId, addressId } });
  return (
    <Card>
      <Form form={form} onSubmit={() => undefined} label={t('create.whatLabel')} draft={false}>
        <EntityPicker
          name="projectId"
          label={t('field.project')}
          description={t(type === 'bill' ? 'create.projectHint' : 'create.projectHintOther')}
          onSearch={searchProjects}
          selected={project && toProjectItem(project)}
          onChosen={(item) => onProject(item?.id ?? null)}
          clearable
          autoFocus
        />
        {projectId ? null : (
          <EntityPicker
            name="addressId"
            label={t('create.orRecipient')}
            description={t('create.recipientHint')}
            onSearch={searchRecipients}
            selected={recipient}
            onChosen={(item) => {
              setRecipient(item);
              onRecipient(item?.id ?? null);
            }}
            clearable
          />
        )}
      </Form>
    </Card>
  );
}
