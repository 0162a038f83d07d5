import type { DocumentView } from '@jahrring/contracts-documents';
import { notify, useAbility, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, ConfirmDialog } from '@jahrring/ui';
import { useState } from 'react';
import { useDeleteDocument } from '../documents.api';

/** The rarer actions of a draft. */
export function DraftMenu({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const { can } = useAbility();
  const navigate = useNavigate();
  const toast = useProblemToast();
  const [remove] = useDeleteDocument();
  const [isAsking, setAsking] = useState(false);
  if (!can('tools.document.delete')) return null;
  const confirm = async () => {
    try {
      await remove({ id: document.id, version: document.version }).unwrap();
      notify.success(t('message.deleted'));
      void navigate('/documents');
    } catch (error) {
      toast(error);
    }
  };
  return (
    <>
      <ActionMenu
        label={t('list.more')}
        items={[{ label: t('delete.action'), icon: 'trash', danger: true, onClick: () => setAsking(true) }]}
      />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('delete.title')}
        confirmLabel={t('delete.confirm')}
        danger
      >
        <p>{t('delete.text')}</p>
      </ConfirmDialog>
    </>
  );
}
