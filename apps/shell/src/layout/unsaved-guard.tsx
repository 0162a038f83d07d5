import { useT, useValue } from '@jahrring/tool-kit';
import { unsavedValue } from '@jahrring/tool-kit/shell';
import { Button, Modal } from '@jahrring/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leaveQuestionValue } from '../start/ask-to-leave';

/** Asks before a page with unsaved input is left, inside the application and by closing the tab. */
export function UnsavedGuard() {
  const unsaved = useValue(unsavedValue);
  const t = useT('shell');
  const blocker = useBlocker(
    // Asked at the moment of leaving: a form that has just been saved is no longer in the way.
    ({ currentLocation, nextLocation }) =>
      unsavedValue.get() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  const answer = useValue(leaveQuestionValue);
  const stay = () => (answer ? answer(false) : blocker.reset?.());
  const leave = () => (answer ? answer(true) : blocker.proceed?.());
  return (
    <Modal
      opened={blocker.state === 'blocked' || answer !== null}
      onClose={stay}
      title={t('unsaved.title')}
      size="small"
      actions={
        <>
          <Button onClick={leave}>{t('unsaved.leave')}</Button>
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
