import { useAbility, useNavigate, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import type { GridEmpty } from '@jahrring/ui/grid';
import { arrowLeftIcon, downloadIcon, plusIcon, searchIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import type { ExportFormat } from './use-export';

interface ListActionsProps {
  /** Whether the deleted addresses are shown. */
  deleted: boolean;
  onShowDeleted: (deleted: boolean) => void;
  onExport: (format: ExportFormat) => void;
}

/** Who may create addresses may import them too. */
const useMayCreate = () => useAbility().canAny(['tools.address.manage', 'tools.address.create']);

/** The buttons of the list's page. */
export function ListActions({ deleted, onShowDeleted, onExport }: ListActionsProps) {
  const t = useT('addresses');
  const { can } = useAbility();
  const navigate = useNavigate();
  const mayCreate = useMayCreate() && !deleted;
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
          { label: t('list.exportCsv'), icon: downloadIcon, onClick: () => onExport('csv') },
          { label: t('list.exportXlsx'), icon: downloadIcon, onClick: () => onExport('xlsx') },
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

/** What the list says when nothing is there: the first thing to do. */
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
