import type { SavedView } from '@jahrring/contracts-admin';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
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
  const discard = async ({ id, version, name, shared, content }: SavedView): Promise<void> => {
    try {
      await remove({ id, version }).unwrap();
      const restore = () => void create({ list, name, shared, content }).unwrap().catch(toast);
      notify.success(t('views.deleted', { name }), {
        action: { label: t('common:actions.undo'), run: restore },
      });
    } catch (error) {
      toast(error);
    }
  };
  return { keep, share, discard, busy: creating || updating };
}
