import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import type { LeaveAnswer } from '../startup/ask-to-leave';

/** The question whether unsaved input may go; open while there is somebody to answer. */
export function LeaveDialog({ answer }: { answer: LeaveAnswer | null }) {
  const t = useT('shell');
  const stay = () => answer?.(false);
  return (
    <Modal
      opened={answer !== null}
      onClose={stay}
      title={t('unsaved.title')}
      size="small"
      actions={
        <>
          <Button onClick={() => answer?.(true)}>{t('unsaved.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('unsaved.stay')}
          </Button>
        </>
      }
    >
      {t('unsaved.text')}
    </Modal>
  );
}
