import { useAbility, useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import type { EditedRecord, RecordName } from './record-name';

interface ReadOnlyNoteProps {
  name: RecordName;
  loaded: EditedRecord;
  mayUpdate: boolean;
  onRestore: () => void;
}

/** Shows why the form is read-only; nothing if it may be edited. */
export function ReadOnlyNote({ name, loaded, mayUpdate, onRestore }: ReadOnlyNoteProps) {
  const t = useT('timber');
  const mayRestore = useAbility().can('tools.timber.manage');
  if (!loaded.deletedAt) return mayUpdate ? null : <Alert>{t(`${name}.hint.readOnly`)}</Alert>;
  const action = (
    <Button size="small" icon={restoreIcon} onClick={onRestore}>
      {t(`${name}.action.restore`)}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayRestore ? action : undefined}>
      {t(`${name}.hint.deleted`)}
    </Alert>
  );
}
