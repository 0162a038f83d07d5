import type { SavedView } from '@jahrring/contracts-admin';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import type { GridView } from '@jahrring/ui/grid';
import { useCreateSavedView, useDeleteSavedView, useUpdateSavedView } from './saved-views.api';
import { contentOf } from './view-content';

export interface NamedView {
  name: string;
  shared: boolean;
}

/** Keeps, changes and deletes views of a list; a deleted one can be brought back. */
export function useViewActions(list: string, present: readonly SavedView[]) {
  const t = useT('shell');
  const toast = useProblemToast();
  const [create, { isLoading: creating }] = useCreateSavedView();
  const [update, { isLoading: updating }] = useUpdateSavedView();
  const [remove] = useDeleteSavedView();
  /** Under a name of one's own that is taken, the new view replaces the old one. */
  const keep = async ({ name, shared }: NamedView, view: GridView): Promise<boolean> => {
    const content = contentOf(view);
    const same = present.find((one) => one.own && one.name === name.trim());
    try {
      if (same) await update({ id: same.id, version: same.version, patch: { shared, content } }).unwrap();
      else await create({ list, name, shared, content }).unwrap();
      notify.success(t('views.kept', { name }));
      return true;
    } catch (error) {
      toast(error);
      return false;
    }
  };
  const share = ({ id, version, shared }: SavedView): Promise<unknown> =>
    update({ id, version, patch: { shared: !shared } })
      .unwrap()
      .catch(toast);
  const removal = useRemoval({
    remove: ({ id, version }: SavedView) => remove({ id, version }).unwrap(),
    restore: ({ name, shared, content }: SavedView) => create({ list, name, shared, content }).unwrap(),
    removed: ({ name }) => t('views.deleted', { name }),
  });
  return { keep, share, discard: removal.remove, busy: creating || updating };
}
