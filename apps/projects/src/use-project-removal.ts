import type { ProjectView } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useDeleteProject, useRestoreProject } from './projects.api';

type Restorable = Pick<ProjectView, 'id' | 'number'>;

/** Deleting a project with a way back. */
export function useProjectRemoval() {
  const t = useT('projects');
  const [removeOne] = useDeleteProject();
  const [restoreOne] = useRestoreProject();
  return useRemoval({
    remove: ({ id, version }: Restorable & { version: number }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }: Restorable) => restoreOne(id).unwrap(),
    removed: ({ number }) => t('message.deleted', { number }),
    restored: ({ number }) => t('message.restored', { number }),
  });
}
