import { useT, useValue } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { unsentQuestionValue } from './unsent-question';

/** Signing out erases what the device keeps: what the server does not have yet would be gone. */
export function UnsentDialog() {
  const t = useT('shell');
  const question = useValue(unsentQuestionValue);
  const stay = () => question?.answer(false);
  return (
    <Modal
      opened={question !== null}
      onClose={stay}
      title={t('device.leave.title')}
      size="small"
      actions={
        <>
          <Button variant="danger" onClick={() => question?.answer(true)}>
            {t('device.leave.forget')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('device.leave.stay')}
          </Button>
        </>
      }
    >
      {t('device.leave.text', { count: question?.count ?? 0 })}
    </Modal>
  );
}
