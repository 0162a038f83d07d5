import { useFormat, useT } from '@jahrring/tool-kit';
import { arrowStep, type TableStep } from '@jahrring/ui';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { CellEditor } from './cell-editor';
import { cellsOf } from './pasted-cells';

export interface GridLine {
  key: string;
  /** Names the line for screen readers. */
  label: string;
  head: ReactNode;
}

export interface HourBodyProps {
  lines: readonly GridLine[];
  columns: readonly { key: string; label: string }[];
  /** Seconds of a cell; 0 or nothing is an empty one. */
  secondsOf: (line: string, column: string) => number | undefined;
  /** Writes the typed text; returns true if it was written. A refusal has been reported to the user. */
  write: (line: string, column: string, text: string) => Promise<boolean>;
  /** The line whose first cell gets the focus once it is there. */
  focusLine?: string | null;
}

/** Hours in a grid: a cell is text until it is edited, and one tab stop leads into all of them. */
export function HourBody({ lines, columns, secondsOf, write, focusLine = null }: HourBodyProps) {
  const t = useT('time');
  const format = useFormat();
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState<TableStep>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const added = lines.findIndex(({ key }) => key === focusLine);

  const focus = (place: TableStep): void => {
    const row = Math.min(Math.max(place.row, 0), lines.length - 1);
    const column = Math.min(Math.max(place.column, 0), columns.length - 1);
    setAt({ row, column });
    wanted.current = `${row} ${column}`;
  };
  // Once the editor has gone, which would take the focus along, and before the next key is handled.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    body.current?.querySelector<HTMLElement>(`[data-cell="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  useEffect(() => {
    if (added >= 0) body.current?.querySelector<HTMLElement>(`[data-cell="${added} 0"]`)?.focus();
  }, [added, focusLine]);
  const writeAt = async (place: TableStep, text: string): Promise<boolean> => {
    const [line, column] = [lines[place.row], columns[place.column]];
    return line && column ? write(line.key, column.key, text) : true;
  };
  const save = async (place: TableStep, text: string, next: TableStep | null): Promise<void> => {
    setEditing(null);
    if (next) focus(next);
    await writeAt(place, text);
  };
  const paste = async (event: ClipboardEvent, place: TableStep): Promise<void> => {
    event.preventDefault();
    for (const cell of cellsOf(event.clipboardData.getData('text'))) {
      const target = { row: place.row + cell.row, column: place.column + cell.column };
      if (!(await writeAt(target, cell.text))) return;
    }
  };
  const keyDown = (event: KeyboardEvent, place: TableStep, shown: string): void => {
    const step = arrowStep(event.key);
    const typed = /^[\d.,]$/.test(event.key) && !event.ctrlKey && !event.metaKey;
    if (step) focus({ row: place.row + step.row, column: place.column + step.column });
    else if (event.key === 'Enter' || event.key === 'F2') setEditing(shown);
    else if (event.key === 'Delete' || event.key === 'Backspace') void save(place, '', place);
    else if (typed) setEditing(event.key);
    else return;
    event.preventDefault();
  };

  return (
    <tbody ref={body}>
      {lines.map((line, row) => (
        <tr key={line.key}>
          <th scope="row">{line.head}</th>
          {columns.map((column, index) => {
            const place = { row, column: index };
            const active = at.row === row && at.column === index;
            const seconds = secondsOf(line.key, column.key);
            const shown = seconds ? format.duration(seconds) : '';
            const words = { row: line.label, day: column.label };
            if (active && editing !== null) {
              return (
                <td key={column.key} className="time-cell">
                  <CellEditor
                    label={t('weekGrid.editor', words)}
                    start={editing}
                    onSave={(text, step) =>
                      void save(place, text, step && { row: row + step.row, column: index + step.column })
                    }
                    onCancel={() => {
                      setEditing(null);
                      focus(place);
                    }}
                  />
                </td>
              );
            }
            return (
              <td
                key={column.key}
                className="time-cell"
                data-cell={`${row} ${index}`}
                tabIndex={active ? 0 : -1}
                aria-label={t('weekGrid.cell', { ...words, hours: shown || t('weekGrid.empty') })}
                onFocus={() => setAt(place)}
                onKeyDown={(event) => keyDown(event, place, shown)}
                onDoubleClick={() => setEditing(shown)}
                onPaste={(event) => void paste(event, place)}
              >
                {shown}
              </td>
            );
          })}
          <LineSum seconds={columns.reduce((sum, { key }) => sum + (secondsOf(line.key, key) ?? 0), 0)} />
        </tr>
      ))}
    </tbody>
  );
}

function LineSum({ seconds }: { seconds: number }) {
  const format = useFormat();
  return <td className="time-grid__sum">{seconds ? format.duration(seconds) : ''}</td>;
}
