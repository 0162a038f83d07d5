import { notify, useT } from '@jahrring/tool-kit';
import { useRevokeExport } from '../accounting.api';
import { ReasonDialog } from '../reason-dialog';

/** Asks for the reason an export is taken back. */
export function RevokeExportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('bookkeeping');
  const [takeBack] = useRevokeExport();
  return (
    <ReasonDialog
      title={t('accounting.takeBack')}
      text={t('accounting.takeBackText')}
      label={t('field.reopenReason')}
      action={t('accounting.takeBack')}
      onSubmit={async (reason) => {
        await takeBack({ id, reason }).unwrap();
        notify.success(t('accounting.takenBack'));
      }}
      onClose={onClose}
    />
  );
}
