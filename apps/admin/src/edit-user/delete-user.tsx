import type { UserView } from '@jahrring/contracts-admin';
import { useBoot, useT } from '@jahrring/tool-kit';
import { useDeleteUser } from '../admin.api';
import { DeleteButton } from '../delete-button';

/** Takes somebody out of every licence; nobody themselves. */
export function DeleteUser({ user, onDeleted }: { user: UserView; onDeleted: () => void }) {
  const t = useT('admin');
  const self = useBoot().user.id;
  const [remove] = useDeleteUser();
  const name = `${user.firstName} ${user.lastName}`;
  if (user.id === self) return null;
  return (
    <DeleteButton
      label={t('user.delete')}
      text={t('user.deleteText', { name })}
      deleted={t('user.deleted', { name })}
      remove={() => remove({ id: user.id, version: user.version }).unwrap()}
      onDeleted={onDeleted}
    />
  );
}
