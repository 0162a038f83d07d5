import { useT } from '@jahrring/tool-kit';
import { Button, Row } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import type { ReactNode } from 'react';

interface UndoListProps<T> {
  items: readonly T[];
  text: (item: T) => ReactNode;
  onUndo: (item: T) => void;
}

/** List of completed actions on duplicates, one line each with its undo. */
export function UndoList<T extends { id: string }>({ items, text, onUndo }: UndoListProps<T>) {
  const t = useT('addresses');
  return (
    <ul className="addresses-duplicates">
      {items.map((item) => (
        <li key={item.id}>
          <Row justify="between">
            <span>{text(item)}</span>
            <Button size="small" icon={restoreIcon} onClick={() => onUndo(item)}>
              {t('common:actions.undo')}
            </Button>
          </Row>
        </li>
      ))}
    </ul>
  );
}
