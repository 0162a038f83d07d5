import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { useState, type KeyboardEvent } from 'react';
import type { ChosenObject } from './object-line';
import { ObjectPicker } from './object-picker';

interface ObjectDialogProps {
  projectId: string | null;
  onClose: () => void;
  onInsert: (chosen: readonly ChosenObject[]) => void;
}

/** Several objects of the inventory become lines of the draft. */
export function ObjectDialog({ projectId, onClose, onInsert }: ObjectDialogProps) {
  const t = useT('documents');
  const [chosen, setChosen] = useState<readonly ChosenObject[]>([]);
  const insert = () => {
    onInsert(chosen);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || chosen.length === 0) return;
    event.preventDefault();
    insert();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('objects.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={insert}>
            {t('objects.confirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div onKeyDown={onKeyDown}>
        <ObjectPicker chosen={chosen} onChange={setChosen} projectId={projectId} autoFocus />
      </div>
    </Modal>
  );
}
