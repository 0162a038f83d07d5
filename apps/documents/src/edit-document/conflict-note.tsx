import type { DocumentView } from '@jahrring/contracts-documents';
import { notify, useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import type { Draft } from './use-draft';

/** Somebody else was faster: both versions put together, or theirs alone. */
export function ConflictNote({ draft, conflict }: { draft: Draft; conflict: DocumentView }) {
  const t = useT('documents');
  const merge = () => {
    const clashes = draft.merge(conflict);
    if (clashes.length === 0) notify.success(t('conflict.merged'));
    else
      notify.warning(
        t('conflict.clashes', { fields: clashes.map((field) => t(`field.${field}`)).join(', ') }),
      );
  };
  return (
    <Alert
      kind="warning"
      title={t('conflict.title')}
      actions={
        <>
          <Button variant="primary" onClick={merge}>
            {t('conflict.merge')}
          </Button>
          <Button onClick={() => draft.take(conflict)}>{t('conflict.takeTheirs')}</Button>
        </>
      }
    >
      {t('conflict.text')}
    </Alert>
  );
}
