import { isDraft, type DocumentView } from '@jahrring/contracts-documents';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { mailIcon } from '@jahrring/ui/icons';

const SendDialog = lazy(() => import('./send-dialog').then((module) => ({ default: module.SendDialog })));

/** Opens the mail with which an issued document goes out. */
export function SendButton({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const mayManage = useAbility().can('tools.document.manage');
  const [isOpen, setOpen] = useState(false);
  if (isDraft(document) || !mayManage) return null;
  return (
    <>
      <Button icon={mailIcon} onClick={() => setOpen(true)}>
        {t('send.action')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SendDialog document={document} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
