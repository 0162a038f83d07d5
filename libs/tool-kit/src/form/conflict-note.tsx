import { useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { refreshIcon } from '@jahrring/ui/icons';

/** Somebody else was faster: nothing is written, and their version can be loaded. */
export function ConflictNote({ onReload }: { onReload: () => void }) {
  const t = useT();
  return (
    <Alert
      kind="warning"
      title={t('conflict.title')}
      actions={
        <Button size="small" icon={refreshIcon} onClick={onReload}>
          {t('conflict.reload')}
        </Button>
      }
    >
      {t('conflict.text')}
    </Alert>
  );
}
