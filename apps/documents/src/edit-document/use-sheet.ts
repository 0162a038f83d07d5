import type { VatKey } from '@jahrring/contracts-common';
import type { PositionKind } from '@jahrring/contracts-documents';
import { notify, useT } from '@jahrring/tool-kit';
import { useMemo, useRef, useState } from 'react';
import { focusCell as focusDrawnCell } from './focus-cell';
import { bringBack, dropLines, duplicateLines, insertBelow, moveLines } from './line-list';
import { newLine, type Line } from './lines';
import type { RowActions } from './row-menu';

interface SheetInput {
  lines: readonly Line[];
  /** VAT of a new line, as the settings have it. */
  vatKey: VatKey | undefined;
  onChange: (lines: readonly Line[]) => void;
}

export interface Sheet extends RowActions {
  selected: ReadonlySet<string>;
  /** The line whose details are open. */
  detailed: string | null;
  /** The line the cursor goes to next: it has to be in the page. */
  wanted: string | null;
  /** Puts the cursor into a cell; into the text where the line has no such cell. */
  focusCell: (key: string, field: string) => void;
  closeDetails: () => void;
  selectNone: () => void;
  /** A new line below another one, or at the end. */
  add: (kind: PositionKind, below?: string) => void;
  /** Lines from elsewhere, told with an undo. */
  insert: (added: readonly Line[], below: string | null, message: string) => void;
  move: (keys: ReadonlySet<string>, by: 1 | -1) => void;
  drop: (dragged: string, over: string) => void;
  duplicate: (keys: ReadonlySet<string>) => void;
  remove: (keys: ReadonlySet<string>) => void;
  change: (keys: ReadonlySet<string>, patch: (line: Line) => Partial<Line>) => void;
  /** The chosen lines, where the line is one of them; else the line alone. */
  together: (key: string) => ReadonlySet<string>;
}

interface SheetState extends SheetInput {
  selected: ReadonlySet<string>;
}

/** Returns the actions on the lines of a draft. Its functions stay the same while the lines change. */
export function useSheet(input: SheetInput): Sheet {
  const t = useT('documents');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [detailed, setDetailed] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const lastChosen = useRef<string | null>(null);
  const latest = useRef<SheetState>({ ...input, selected });
  latest.current = { ...input, selected };

  const actions = useMemo(() => {
    const now = () => latest.current;
    const write = (lines: readonly Line[]) => {
      // Several changes may come before the next drawing.
      latest.current = { ...latest.current, lines };
      now().onChange(lines);
    };
    const focusCell: Sheet['focusCell'] = (key, field) => {
      setWanted(key);
      focusDrawnCell(key, field);
    };
    const told = (message: string, undo: () => void) =>
      notify.info(message, { action: { label: t('common:actions.undo'), run: undo } });
    const insert: Sheet['insert'] = (added, below, message) => {
      const keys = new Set(added.map((line) => line.key));
      write(insertBelow(now().lines, below, added));
      told(message, () => write(now().lines.filter((line) => !keys.has(line.key))));
    };
    const add: Sheet['add'] = (kind, below) => {
      const line = newLine(kind, now().vatKey);
      write(insertBelow(now().lines, below ?? null, [line]));
      focusCell(line.key, 'text');
    };
    const move: Sheet['move'] = (keys, by) => write(moveLines(now().lines, keys, by));
    const duplicate: Sheet['duplicate'] = (keys) => {
      const { lines, copies } = duplicateLines(now().lines, keys);
      write(lines);
      const [first] = copies;
      if (first) focusCell(first.key, 'text');
    };
    const remove: Sheet['remove'] = (keys) => {
      const before = now().lines;
      write(before.filter((line) => !keys.has(line.key)));
      setSelected(new Set([...now().selected].filter((key) => !keys.has(key))));
      told(t('positions.removed', { count: keys.size }), () => write(bringBack(now().lines, before)));
    };
    const change: Sheet['change'] = (keys, patch) =>
      write(now().lines.map((line) => (keys.has(line.key) ? { ...line, ...patch(line) } : line)));
    const together = (key: string) => (now().selected.has(key) ? now().selected : new Set([key]));
    const onSelect: Sheet['onSelect'] = (key, range) => {
      const from = range ? now().lines.findIndex((line) => line.key === lastChosen.current) : -1;
      const to = now().lines.findIndex((line) => line.key === key);
      const next = new Set(now().selected);
      if (from >= 0) {
        for (const line of now().lines.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(line.key);
      } else if (!next.delete(key)) next.add(key);
      lastChosen.current = key;
      setSelected(next);
    };
    return {
      focusCell,
      add,
      insert,
      move,
      duplicate,
      remove,
      change,
      together,
      onSelect,
      drop: (dragged: string, over: string) => write(dropLines(now().lines, now().selected, dragged, over)),
      onLine: (key: string, patch: Partial<Line>) => change(new Set([key]), () => patch),
      onMove: (key: string, by: 1 | -1) => move(together(key), by),
      onInsert: (below: string) => add('item', below),
      onDuplicate: (key: string) => duplicate(together(key)),
      onRemove: (key: string) => remove(new Set([key])),
      onDetails: setDetailed,
      closeDetails: () => setDetailed(null),
      selectNone: () => setSelected(new Set()),
    };
  }, [t]);
  return useMemo(() => ({ ...actions, selected, detailed, wanted }), [actions, selected, detailed, wanted]);
}
