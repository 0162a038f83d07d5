import type { ContainerView } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useDeleteContainer, useRestoreContainer } from './container.api';

/** Deleting with a way back. */
export function useContainerRemoval() {
  const t = useT('timber');
  const [remove] = useDeleteContainer();
  const [restore] = useRestoreContainer();
  return useRemoval({
    remove: ({ id, version }: ContainerView) => remove({ id, version }).unwrap(),
    restore: ({ id }: ContainerView) => restore(id).unwrap(),
    removed: ({ title }) => t('container.message.deleted', { title }),
    restored: ({ title }) => t('container.message.restored', { title }),
  });
}
