import { useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { giveUpPage, returnToLicence } from '../startup/licence-change';

/** Another window works in another licence, and this page holds input that belongs to its own. */
export function LicenceChangeDialog() {
  const t = useT('shell');
  const { licence } = useBoot();
  const toast = useProblemToast();
  return (
    <Modal
      opened
      dismissible={false}
      onClose={giveUpPage}
      title={t('licenceChange.title')}
      size="small"
      actions={
        <>
          <Button onClick={giveUpPage}>{t('unsaved.leave')}</Button>
          <Button variant="primary" onClick={() => void returnToLicence().catch(toast)}>
            {t('licenceChange.back', { name: licence.name })}
          </Button>
        </>
      }
    >
      {t('licenceChange.text', { name: licence.name })}
    </Modal>
  );
}
