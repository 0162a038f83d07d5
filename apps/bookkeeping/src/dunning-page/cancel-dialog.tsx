import type { DunningLetterView } from '@jahrring/contracts-bookkeeping';
import { notify, useT } from '@jahrring/tool-kit';
import { useCancelDunning } from '../dunning.api';
import { ReasonDialog } from '../reason-dialog';

/** Takes an issued letter back, with a reason. */
export function CancelDialog({ letter, onClose }: { letter: DunningLetterView; onClose: () => void }) {
  const t = useT('bookkeeping');
  const [cancel] = useCancelDunning();
  return (
    <ReasonDialog
      title={t('dunning.cancelTitle', { number: letter.number })}
      text={t('dunning.cancelText')}
      action={t('dunning.cancel')}
      danger
      onSubmit={async (reason) => {
        await cancel({ id: letter.id, version: letter.version, reason }).unwrap();
        notify.success(t('dunning.cancelDone'));
      }}
      onClose={onClose}
    />
  );
}
