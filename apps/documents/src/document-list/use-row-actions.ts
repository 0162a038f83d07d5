import type { DocumentListItem } from '@jahrring/contracts-documents';
import { useAbility, useNavigate, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import {
  archiveIcon,
  editIcon,
  fileTextIcon,
  keyIcon,
  lockIcon,
  restoreIcon,
  trashIcon,
} from '@jahrring/ui/icons';
import { fitting, type BulkAct } from './bulk-acts';
import { showPdf } from './show-pdf';

export const editPath = ({ id }: Pick<DocumentListItem, 'id'>) => `/documents/edit/${id}`;

/** Returns the actions for one row, by its state and the user's permissions; `onAct` performs them. */
export function useRowActions(
  onAct: (act: BulkAct, row: DocumentListItem) => void,
): (row: DocumentListItem) => (ActionMenuItem | false)[] {
  const t = useT('documents');
  const navigate = useNavigate();
  const { can } = useAbility();
  const mayManage = can('tools.document.manage');
  const mayDelete = can('tools.document.delete');
  return (row) => {
    const act = (name: BulkAct, icon: ActionMenuItem['icon'], allowed: boolean): ActionMenuItem | false =>
      allowed &&
      fitting(name, [row]).length > 0 && {
        label: t(`menu.${name}`),
        ...(icon ? { icon } : {}),
        danger: name === 'delete',
        onClick: () => onAct(name, row),
      };
    return [
      mayManage &&
        row.deletedAt === null && {
          label: t('list.open'),
          icon: editIcon,
          onClick: () => void navigate(editPath(row)),
        },
      row.deletedAt === null && { label: t('list.pdf'), icon: fileTextIcon, onClick: () => showPdf(row) },
      act('lock', lockIcon, mayManage),
      act('unlock', keyIcon, mayManage),
      act('archive', archiveIcon, mayManage),
      act('delete', trashIcon, mayDelete),
      act('restore', restoreIcon, mayDelete),
    ];
  };
}
