import { useAbility, useListExport, useNavigate, useT, type ListArgs } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import type { GridEmpty } from '@jahrring/ui/grid';
import { arrowLeftIcon, plusIcon, searchIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';

interface ListActionsProps {
  /** True if the deleted addresses are shown. */
  deleted: boolean;
  onShowDeleted: (deleted: boolean) => void;
  /** Parameters of the list that is exported, as it is filtered and sorted. */
  args: ListArgs;
}

/** Returns true if the user may create addresses, and therefore import them too. */
const useMayCreate = () => useAbility().canAny(['tools.address.manage', 'tools.address.create']);

/** The buttons of the list's page. */
export function ListActions({ deleted, args, onShowDeleted }: ListActionsProps) {
  const t = useT('addresses');
  const { can } = useAbility();
  const navigate = useNavigate();
  const mayCreate = useMayCreate() && !deleted;
  const files = useListExport('/api/addresses/addresses/export', args, t('title.list'));
  return (
    <>
      {deleted ? (
        <Button icon={arrowLeftIcon} onClick={() => onShowDeleted(false)}>
          {t('list.showActive')}
        </Button>
      ) : null}
      {mayCreate ? (
        <Button variant="primary" icon={plusIcon} to="/addresses/create">
          {t('list.create')}
        </Button>
      ) : null}
      {mayCreate ? (
        <Button icon={uploadIcon} to="/addresses/import">
          {t('list.import')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('list.more')}
        items={[
          ...files,
          can('tools.address.merge') && {
            label: t('list.duplicates'),
            icon: searchIcon,
            onClick: () => void navigate('/addresses/duplicates'),
          },
          can('tools.address.delete') &&
            !deleted && {
              label: t('list.showDeleted'),
              icon: trashIcon,
              separated: true,
              onClick: () => onShowDeleted(true),
            },
        ]}
      />
    </>
  );
}

/** Returns the message of an empty list: the first thing to do. */
export function useEmptyList(deleted: boolean): GridEmpty {
  const t = useT('addresses');
  const mayCreate = useMayCreate();
  if (deleted) return { title: t('list.noDeletedTitle'), text: t('list.noDeletedText') };
  const action = (
    <Button variant="primary" icon={uploadIcon} to="/addresses/import">
      {t('list.import')}
    </Button>
  );
  return { title: t('list.emptyTitle'), ...(mayCreate ? { text: t('list.emptyText'), action } : {}) };
}
