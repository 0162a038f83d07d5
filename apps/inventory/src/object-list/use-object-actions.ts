import type { ObjectView } from '@jahrring/contracts-inventory';
import { notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { useActivateObjects, useDeleteObject, useDeleteObjects, useRestoreObject } from '../objects.api';
import { useTitledRemoval } from '../use-titled-removal';

type Versioned = Pick<ObjectView, 'id' | 'version'>;

const versions = (items: readonly Versioned[]) => items.map(({ id, version }) => ({ id, version }));

/** Returns the actions on objects from their list. Each reports its failure and returns true if it succeeded. */
export function useObjectActions() {
  const t = useT('inventory');
  const [removeOne] = useDeleteObject();
  const [restoreOne] = useRestoreObject();
  const [activate] = useActivateObjects();
  const [removeMany] = useDeleteObjects();
  const attempt = useAttempt();
  const removal = useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
  const switchAll = (items: Versioned[], active: boolean) =>
    attempt(async () => {
      const { ids } = await activate({ items: versions(items), active }).unwrap();
      notify.success(t(active ? 'message.switchedOn' : 'message.switchedOff', { count: ids.length }));
    });
  const removeAll = (items: Versioned[]) =>
    attempt(async () => {
      const { ids } = await removeMany({ items: versions(items) }).unwrap();
      notify.success(t('message.removedMany', { count: ids.length }));
    });
  return { ...removal, switchAll, removeAll };
}
