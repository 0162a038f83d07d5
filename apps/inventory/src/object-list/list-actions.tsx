import { useAbility, useListExport, useT, type ListArgs } from '@jahrring/tool-kit';
import { ActionMenu, Button, Row } from '@jahrring/ui';
import type { GridEmpty } from '@jahrring/ui/grid';
import { arrowLeftIcon, eyeIcon, eyeOffIcon, plusIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import { objectsUrl } from '../objects.api';

interface ListActionsProps {
  /** True if the deleted objects are shown. */
  deleted: boolean;
  /** Path of the form for a new one. */
  createPath: string;
  onShowDeleted: (deleted: boolean) => void;
  /** Parameters of the list that is exported, as it is filtered and sorted. */
  args: ListArgs;
}

/** The buttons of the list's page. */
export function ListActions({ deleted, createPath, args, onShowDeleted }: ListActionsProps) {
  const t = useT('inventory');
  const mayWrite = useAbility().can('tools.settings.objects');
  const files = useListExport(`${objectsUrl}/export`, args, t('title.objects'));
  return (
    <>
      {deleted ? (
        <Button icon={arrowLeftIcon} onClick={() => onShowDeleted(false)}>
          {t('list.showLiving')}
        </Button>
      ) : null}
      {mayWrite && !deleted ? (
        <Button variant="primary" icon={plusIcon} to={createPath}>
          {t('object.create')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('object.more')}
        items={[
          mayWrite &&
            !deleted && { label: t('import.open'), icon: uploadIcon, to: '/settings/objects/import' },
          ...files,
          mayWrite &&
            !deleted && {
              label: t('object.showDeleted'),
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
export function useEmptyList(deleted: boolean, createPath: string): GridEmpty {
  const t = useT('inventory');
  const mayWrite = useAbility().can('tools.settings.objects');
  if (deleted) return { title: t('object.noneDeleted') };
  const action = (
    <Button variant="primary" icon={plusIcon} to={createPath}>
      {t('object.create')}
    </Button>
  );
  return { title: t('object.emptyTitle'), ...(mayWrite ? { text: t('object.emptyText'), action } : {}) };
}

interface BulkProps {
  onSwitch: (active: boolean) => void;
  onDelete: () => void;
}

/** Actions on all ticked objects. */
export function BulkButtons({ onSwitch, onDelete }: BulkProps) {
  const t = useT('inventory');
  return (
    <Row>
      <Button size="small" icon={eyeIcon} onClick={() => onSwitch(true)}>
        {t('object.activate')}
      </Button>
      <Button size="small" icon={eyeOffIcon} onClick={() => onSwitch(false)}>
        {t('object.deactivate')}
      </Button>
      <Button size="small" variant="danger" icon={trashIcon} onClick={onDelete}>
        {t('action.delete')}
      </Button>
    </Row>
  );
}
