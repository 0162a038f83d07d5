import type { PlannedPluginView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { DeleteButton } from '../../delete-button';
import { useDeletePlannedPlugin } from '../../tools/tools.api';

interface DeletePluginProps {
  plugin: PlannedPluginView;
  name: string;
  onDeleted: () => void;
}

/** Takes a plugin out again, which nobody can have while it is planned. */
export function DeletePlugin({ plugin, name, onDeleted }: DeletePluginProps) {
  const t = useT('admin');
  const [remove] = useDeletePlannedPlugin();
  return (
    <DeleteButton
      label={t('planned.delete')}
      text={t('planned.deleteText', { name })}
      deleted={t('planned.deleted', { name })}
      remove={() => remove({ id: plugin.id, version: plugin.version }).unwrap()}
      onDeleted={onDeleted}
    />
  );
}
