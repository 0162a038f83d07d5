import type { WeekView } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useHourCells } from './use-hour-cells';
import type { WeekRow } from './week-rows';

interface HourRowsProps {
  week: WeekView;
  rows: readonly WeekRow[];
  employeeId: string | undefined;
  refetch: () => void;
}

interface Place {
  row: number;
  day: number;
}

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, day: 0 },
  ArrowDown: { row: 1, day: 0 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowRight: { row: 0, day: 1 },
};

/** The rows of the week grid: a cell is text until it is edited, and one tab stop leads into all of them. */
export function HourRows({ week, rows, employeeId, refetch }: HourRowsProps) {
  const t = useT('time');
  const format = useFormat();
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, day: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const write = useHourCells(week, employeeId, refetch);

  const focus = (place: Place): void => {
    const row = Math.min(Math.max(place.row, 0), rows.length - 1);
    const day = Math.min(Math.max(place.day, 0), week.days.length - 1);
    setAt({ row, day });
    // After the editor has gone, so that it does not take the focus along.
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-cell="${row} ${day}"]`)?.focus(),
    );
  };
  const save = async (place: Place, text: string, next: Place): Promise<void> => {
    setEditing(null);
    focus(next);
    const [row, day] = [rows[place.row], week.days[place.day]];
    if (row && day) await write(row, day.date, text);
  };
  const paste = async (event: ClipboardEvent, place: Place): Promise<void> => {
    const lines = event.clipboardData.getData('text').replace(/\r/g, '').replace(/\n$/, '').split('\n');
    event.preventDefault();
    for (const [down, line] of lines.entries()) {
      for (const [right, text] of line.split('\t').entries()) {
        const [row, day] = [rows[place.row + down], week.days[place.day + right]];
        if (row && day && !(await write(row, day.date, text))) return;
      }
    }
  };
  const keyDown = (event: KeyboardEvent, place: Place, shown: string): void => {
    const step = steps[event.key];
    const typed = /^[\d.,]$/.test(event.key) && !event.ctrlKey && !event.metaKey;
    if (step) focus({ row: place.row + step.row, day: place.day + step.day });
    else if (event.key === 'Enter' || event.key === 'F2') setEditing(shown);
    else if (event.key === 'Delete' || event.key === 'Backspace') void save(place, '', place);
    else if (typed) setEditing(event.key);
    else return;
    event.preventDefault();
  };

  return (
    <tbody ref={body}>
      {rows.map((row, rowIndex) => {
        const label = `${row.projectNumber} ${row.activityTitle ?? t('form.noActivity')}`;
        return (
          <tr key={row.key}>
            <th scope="row">
              <span className="time-grid__project">
                {row.projectNumber} {row.projectTitle}
              </span>
              <span className="time-entry__sub">{row.activityTitle ?? t('form.noActivity')}</span>
            </th>
            {week.days.map(({ date }, dayIndex) => {
              const place = { row: rowIndex, day: dayIndex };
              const active = at.row === rowIndex && at.day === dayIndex;
              const seconds = row.seconds[date];
              const shown = seconds ? format.duration(seconds) : '';
              const day = format.longDate(date);
              if (active && editing !== null) {
                return (
                  <td key={date} className="time-cell">
                    <CellEditor
                      label={t('weekGrid.editor', { row: label, day })}
                      start={editing}
                      onSave={(text, step) =>
                        void save(place, text, { row: rowIndex + step.row, day: dayIndex + step.day })
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
                  key={date}
                  className="time-cell"
                  data-cell={`${rowIndex} ${dayIndex}`}
                  tabIndex={active ? 0 : -1}
                  aria-label={t('weekGrid.cell', { row: label, day, hours: shown || t('weekGrid.empty') })}
                  onFocus={() => setAt(place)}
                  onKeyDown={(event) => keyDown(event, place, shown)}
                  onDoubleClick={() => setEditing(shown)}
                  onPaste={(event) => void paste(event, place)}
                >
                  {shown}
                </td>
              );
            })}
            <td className="time-grid__sum">{row.totalSeconds ? format.duration(row.totalSeconds) : ''}</td>
          </tr>
        );
      })}
    </tbody>
  );
}

interface CellEditorProps {
  label: string;
  start: string;
  onSave: (text: string, step: Place) => void;
  onCancel: () => void;
}

function CellEditor({ label, start, onSave, onCancel }: CellEditorProps) {
  const done = useRef(false);
  const finish = (text: string, step: Place): void => {
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
        } else if (event.key === 'Enter') finish(text, { row: 1, day: 0 });
        else if (event.key === 'Tab') finish(text, { row: 0, day: event.shiftKey ? -1 : 1 });
        else return;
        event.preventDefault();
      }}
      onBlur={(event) => finish(event.currentTarget.value, { row: 0, day: 0 })}
    />
  );
}
