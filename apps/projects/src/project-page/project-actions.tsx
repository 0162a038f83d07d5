import type { ProjectView } from '@jahrring/contracts-projects';
import { useAbility, useNavigate, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { copyIcon, editIcon, fileTextIcon, trashIcon } from '@jahrring/ui/icons';
import { useProjectRemoval } from '../use-project-removal';
import { StatusMenu } from './status-menu';
import { useProjectSheet } from './use-project-sheet';

const DuplicateDialog = lazy(async () => ({
  default: (await import('./duplicate-dialog')).DuplicateDialog,
}));

export function ProjectActions({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const navigate = useNavigate();
  const { can } = useAbility();
  const removal = useProjectRemoval();
  const sheet = useProjectSheet(project);
  const [copying, setCopying] = useState(false);
  const remove = async () => {
    if (await removal.remove(project)) void navigate('/projects');
  };
  return (
    <>
      {can('tools.project.manage') ? (
        <Button variant="primary" icon={editIcon} to={`/projects/edit/${project.id}`}>
          {t('action.edit')}
        </Button>
      ) : null}
      <StatusMenu project={project} />
      <ActionMenu
        items={[
          can('tools.document.manage') && {
            label: t('action.sheet'),
            icon: fileTextIcon,
            disabled: sheet.busy,
            onClick: sheet.create,
          },
          can('tools.project.manage') && {
            label: t('action.duplicate'),
            icon: copyIcon,
            onClick: () => setCopying(true),
          },
          can('tools.project.delete') && {
            label: t('action.delete'),
            icon: trashIcon,
            danger: true,
            separated: true,
            onClick: () => void remove(),
          },
        ]}
      />
      <Suspense>
        {copying ? <DuplicateDialog project={project} onClose={() => setCopying(false)} /> : null}
      </Suspense>
    </>
  );
}
