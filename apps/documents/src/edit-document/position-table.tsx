import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { VatKey } from '@jahrring/contracts-common';
import type { DocumentTotals, VatMode } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Card, EmptyState, Kbd } from '@jahrring/ui';
import { lazy, Suspense, useMemo, useState, type ClipboardEvent, type ReactNode } from 'react';
import { AddBar } from './add-bar';
import { LineRows } from './line-rows';
import { lineNumbers, newLine, type Line } from './lines';
import './position-table.css';
import type { PastedLine } from './paste/read-block';
import { SelectionBar } from './selection-bar';
import { useLineKeys } from './use-line-keys';
import { useSheet } from './use-sheet';

const PasteDialog = lazy(async () => ({ default: (await import('./paste/paste-dialog')).PasteDialog }));
const LineDetails = lazy(async () => ({ default: (await import('./line-details')).LineDetails }));

interface PositionTableProps {
  lines: readonly Line[];
  totals: DocumentTotals;
  vatMode: VatMode;
  /** VAT of a new line, as the settings have it. */
  vatKey: VatKey | undefined;
  /** Whose rates come first for objects. */
  projectId: string | null;
  /** Marks what is wrong; off until somebody tried to save. */
  checked: boolean;
  onChange: (lines: readonly Line[]) => void;
}

const figureColumns = ['quantity', 'unit', 'unitPrice', 'discountPercent', 'vatKey', 'amount'] as const;

/** The positions of a draft, edited like a sheet. */
export function PositionTable({
  lines,
  totals,
  vatMode,
  vatKey,
  projectId,
  checked,
  onChange,
}: PositionTableProps) {
  const t = useT('documents');
  const sheet = useSheet({ lines, vatKey, onChange });
  const onKeyDown = useLineKeys(lines, sheet);
  const paste = usePaste(lines);
  const numbers = lineNumbers(lines);
  const { selected, detailed } = sheet;
  const open = lines.find((line) => line.key === detailed);
  return (
    <Card title={t('positions.title')} flush>
      {lines.length === 0 ? (
        <EmptyState title={t('positions.empty')}>{t('positions.emptyText')}</EmptyState>
      ) : (
        <Sortable lines={lines} numbers={numbers} onDrop={sheet.drop}>
          <div className="documents-lines__frame">
            <table
              className="documents-lines"
              // Not every row of a long sheet is in the page.
              aria-rowcount={lines.length + 1}
              onKeyDown={onKeyDown}
              onPaste={paste.onPaste}
            >
              <thead>
                <tr>
                  <th scope="col">{t('positions.number')}</th>
                  <th scope="col">{t('field.text')}</th>
                  {figureColumns.map((column) => (
                    <th key={column} scope="col" data-column={column}>
                      {column === 'amount' && vatMode === 'inclusive'
                        ? t('positions.amountWithVat')
                        : t(`field.${column}`)}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="jr-hidden">{t('positions.actions')}</span>
                  </th>
                </tr>
              </thead>
              <LineRows lines={lines} totals={totals} checked={checked} sheet={sheet} />
            </table>
          </div>
        </Sortable>
      )}
      {selected.size > 0 ? <SelectionBar sheet={sheet} lines={lines} /> : null}
      <AddBar sheet={sheet} vatKey={vatKey} projectId={projectId} onPaste={() => paste.ask('', null)} />
      {lines.length > 0 ? <KeyHelp /> : null}
      <Suspense fallback={null}>
        {paste.block ? (
          <PasteDialog
            text={paste.block.text}
            onClose={paste.close}
            onInsert={(pasted) =>
              sheet.insert(
                pasted.map((line) => fromPasted(line, vatKey)),
                paste.block?.below ?? null,
                t('paste.done', { count: pasted.length }),
              )
            }
          />
        ) : null}
        {open ? (
          <LineDetails
            line={open}
            onClose={sheet.closeDetails}
            onChange={(patch) => sheet.onLine(open.key, patch)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

function fromPasted(pasted: PastedLine, vatKey: VatKey | undefined): Line {
  const { kind, text, quantity, unit, unitPrice, discountPercent, articleNumber } = pasted;
  const line = newLine(kind, vatKey);
  if (kind === 'text') return { ...line, text };
  return {
    ...line,
    text,
    quantity: quantity ?? '1',
    unit: unit ?? 'piece',
    unitPrice,
    discountPercent,
    articleNumber,
  };
}

interface PastedBlock {
  text: string;
  /** Key of the line below which it goes; null for the end. */
  below: string | null;
}

/** A block of several cells pasted into the sheet asks first; a single value goes where the cursor is. */
function usePaste(lines: readonly Line[]) {
  const [block, setBlock] = useState<PastedBlock | null>(null);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\t/.test(text)) return;
    event.preventDefault();
    const [key] = (event.target as HTMLElement).dataset['cell']?.split(':') ?? [];
    setBlock({ text, below: lines.find((line) => line.key === key)?.key ?? null });
  };
  const ask = (text: string, below: string | null) => setBlock({ text, below });
  return { block, onPaste, ask, close: () => setBlock(null) };
}

interface SortableProps {
  lines: readonly Line[];
  numbers: readonly string[];
  onDrop: (dragged: string, over: string) => void;
  children: ReactNode;
}

/** Lets rows be dragged by their grip, with the mouse, a finger or the keyboard. */
function Sortable({ lines, numbers, onDrop, children }: SortableProps) {
  const t = useT('documents');
  const keys = useMemo(() => lines.map((line) => line.key), [lines]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const say = (text: string) => (active: string | number, over?: string | number) => {
    const at = keys.indexOf(String(active));
    const place = keys.indexOf(String(over ?? active)) + 1;
    return t(text, { number: numbers[at] || at + 1, place, count: keys.length });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('positions.dragged.start')(active.id),
    onDragOver: ({ active, over }) => say('positions.dragged.over')(active.id, over?.id),
    onDragEnd: ({ active, over }) => say('positions.dragged.end')(active.id, over?.id),
    onDragCancel: ({ active }) => say('positions.dragged.cancel')(active.id),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('positions.dragged.help') } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function KeyHelp() {
  const t = useT('documents');
  const keys = [
    ['Enter', 'keyDown'],
    ['Ctrl Enter', 'keyInsert'],
    ['Alt ↑↓', 'keyMove'],
    ['Ctrl D', 'keyCopy'],
    ['Ctrl Del', 'keyRemove'],
    ['Alt Enter', 'keyDetails'],
  ] as const;
  return (
    <p className="documents-lines__keys">
      {keys.map(([key, word]) => (
        <span key={key}>
          <Kbd>{key}</Kbd> {t(`positions.${word}`)}
        </span>
      ))}
    </p>
  );
}
