import type { TableStep } from '@jahrring/ui';
import { useRef } from 'react';

interface CellEditorProps {
  label: string;
  start: string;
  /** `step`: where the focus goes; null where it has gone elsewhere already. */
  onSave: (text: string, step: TableStep | null) => void;
  onCancel: () => void;
}

/** The one live field of a grid; Enter goes on below, Tab beside, Escape leaves everything as it was. */
export function CellEditor({ label, start, onSave, onCancel }: CellEditorProps) {
  const done = useRef(false);
  const finish = (text: string, step: TableStep | null): void => {
    if (done.current) return;
    done.current = true;
    onSave(text, step);
  };
  return (
    <input
      className="time-cell__input"
      aria-label={label}
      defaultValue={start}
      autoFocus
      inputMode="decimal"
      onKeyDown={(event) => {
        const text = event.currentTarget.value;
        event.stopPropagation();
        if (event.key === 'Escape') {
          done.current = true;
          onCancel();
        } else if (event.key === 'Enter') finish(text, { row: 1, column: 0 });
        else if (event.key === 'Tab') finish(text, { row: 0, column: event.shiftKey ? -1 : 1 });
        else return;
        event.preventDefault();
      }}
      onBlur={(event) =>
        finish(event.currentTarget.value, event.relatedTarget ? null : { row: 0, column: 0 })
      }
    />
  );
}
