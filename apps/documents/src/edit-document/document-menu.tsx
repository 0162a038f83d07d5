import { isDraft, type DocumentView } from '@jahrring/contracts-documents';
import { notify, saveFile, useAbility, useNavigate, useT } from '@jahrring/tool-kit';
import { useAttempt, useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, ConfirmDialog, useNarrow } from '@jahrring/ui';
import { useState } from 'react';
import { copyIcon, downloadIcon, keyIcon, lockIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import { useDuplicateDocument, useLockDocument, useMarkExported } from '../document-acts.api';
import { pdfPath } from '../document-list.api';
import { useDeleteDocument, useRestoreDocument } from '../documents.api';

interface DocumentMenuProps {
  document: DocumentView;
  /** Of a draft under the pen: saves it, and answers whether that went well. */
  onSave?: () => Promise<boolean>;
  /** True if there are unsaved changes. */
  isDirty?: boolean;
}

/** The rarer actions of a document, draft or issued. */
export function DocumentMenu({ document, onSave, isDirty = false }: DocumentMenuProps) {
  const t = useT('documents');
  const { can } = useAbility();
  const { download, duplicate, lock, markExported, remove } = useMenuActions(document);
  const [isAsking, setAsking] = useState(false);
  const narrow = useNarrow();
  const { type, locked, exportedAt } = document;
  const draft = isDraft(document);
  const copy = async () => {
    if (!onSave || (await onSave())) await duplicate();
  };
  const exportPdf = () => {
    if (!isDirty) void download();
    else {
      const save = { label: t('common:actions.save'), run: () => void onSave?.() };
      notify.warning(t('errors.notSaved'), { action: save });
    }
  };
  return (
    <>
      <ActionMenu
        label={t('list.more')}
        items={[
          // A frozen document has a button for it where there is room.
          (narrow || draft) && { label: t('edit.download'), icon: downloadIcon, onClick: exportPdf },
          type !== 'bill_correction' && {
            label: t('menu.duplicate'),
            icon: copyIcon,
            onClick: () => void copy(),
          },
          {
            label: t(locked ? 'menu.unlock' : 'menu.lock'),
            icon: locked ? keyIcon : lockIcon,
            onClick: () => void lock(),
          },
          !draft && {
            label: t(exportedAt ? 'menu.unmarkExported' : 'menu.markExported'),
            icon: uploadIcon,
            onClick: () => void markExported(),
          },
          draft &&
            can('tools.document.delete') && {
              label: t('delete.action'),
              icon: trashIcon,
              danger: true,
              separated: true,
              onClick: () => setAsking(true),
            },
        ]}
      />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={t('delete.title')}
        confirmLabel={t('delete.confirm')}
        danger
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}

function useMenuActions({ id, version, locked, exportedAt, number, title }: DocumentView) {
  const t = useT('documents');
  const navigate = useNavigate();
  const [removeOne] = useDeleteDocument();
  const [restoreOne] = useRestoreDocument();
  const [duplicateOne] = useDuplicateDocument();
  const [lockOne] = useLockDocument();
  const [mark] = useMarkExported();
  const attempt = useAttempt();
  const { remove } = useRemoval({
    remove: () => removeOne({ id, version }).unwrap(),
    restore: async () => {
      await restoreOne(id).unwrap();
      void navigate(`/documents/edit/${id}`);
    },
    removed: () => t('message.deleted'),
  });
  return {
    download: () => attempt(async () => saveFile({ url: pdfPath(id) }, `${number ?? title}.pdf`)),
    remove: async () => {
      if (await remove(id)) void navigate('/documents');
    },
    duplicate: () =>
      attempt(async () => {
        const draft = await duplicateOne({ id, body: {} }).unwrap();
        notify.success(t('message.duplicated'));
        void navigate(`/documents/edit/${draft.id}`);
      }),
    lock: () =>
      attempt(async () => {
        await lockOne({ id, version, locked: !locked }).unwrap();
        notify.success(t(locked ? 'message.unlocked' : 'message.locked', { number: number ?? '' }));
      }),
    markExported: () =>
      attempt(async () => {
        await mark({ ids: [id], exported: exportedAt === null }).unwrap();
        notify.success(t(exportedAt ? 'message.unmarked' : 'message.marked', { count: 1 }));
      }),
  };
}
