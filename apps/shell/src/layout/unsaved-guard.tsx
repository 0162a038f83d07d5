import { useT, useValue } from '@jahrring/tool-kit';
import { unsavedValue } from '@jahrring/tool-kit/shell';
import { Button, Modal } from '@jahrring/ui';
import { useEffect } from 'react';
import { leaveQuestionValue } from '../start/ask-to-leave';

/** Asks before a page with unsaved input is left, inside the application and by closing the tab. */
export function UnsavedGuard() {
  const unsaved = useValue(unsavedValue);
  const t = useT('shell');
  const answer = useValue(leaveQuestionValue);
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
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
