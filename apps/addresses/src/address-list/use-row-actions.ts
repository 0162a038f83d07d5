import type { AddressView } from '@jahrring/contracts-addresses';
import { useAbility, useNavigate, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { editIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useAddressRemoval } from '../use-address-removal';

export const editPath = ({ id }: Pick<AddressView, 'id'>) => `/addresses/edit/${id}`;

/** Returns the actions for one row, by its state and the user's permissions. */
export function useRowActions(): (row: AddressView) => (ActionMenuItem | false)[] {
  const t = useT('addresses');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.address.delete');
  const { remove, restore } = useAddressRemoval();
  return (row) => [
    {
      label: t('list.open', { name: row.name }),
      icon: editIcon,
      onClick: () => void navigate(editPath(row)),
    },
    mayDelete &&
      row.deletedAt === null &&
      !row.external && {
        label: t('action.delete'),
        icon: trashIcon,
        danger: true,
        onClick: () => void remove(row),
      },
    mayDelete &&
      row.deletedAt !== null && {
        label: t('action.restore'),
        icon: restoreIcon,
        onClick: () => void restore(row),
      },
  ];
}
