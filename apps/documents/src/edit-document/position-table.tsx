import type { VatKey } from '@jahrring/contracts-common';
import type { DocumentTotals } from '@jahrring/contracts-documents';
import { notify, useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState, Kbd } from '@jahrring/ui';
import { useCallback, useRef } from 'react';
import './position-table.css';
import { moveLine, newLine, wrongFields, type Line } from './lines';
import { PositionRow } from './position-row';
import { focusCell, useLineKeys } from './use-line-keys';

interface PositionTableProps {
  lines: readonly Line[];
  totals: DocumentTotals;
  /** VAT of a new line, as the settings have it. */
  vatKey: VatKey | undefined;
  /** Marks what is wrong; off until somebody tried to save. */
  checked: boolean;
  onChange: (lines: Line[]) => void;
}

const figureColumns = ['quantity', 'unit', 'unitPrice', 'discountPercent', 'vatKey', 'amount'] as const;

/** The positions of a draft, edited like a sheet. */
export function PositionTable({ lines, totals, vatKey, checked, onChange }: PositionTableProps) {
  const t = useT('documents');
  const onKeyDown = useLineKeys({ lines, vatKey, onChange });
  // Rows are memoised: their callbacks must stay the same while the lines change.
  const latest = useRef({ lines, onChange });
  latest.current = { lines, onChange };
  const onLine = useCallback((key: string, patch: Partial<Line>) => {
    const now = latest.current;
    now.onChange(now.lines.map((line) => (line.key === key ? { ...line, ...patch } : line)));
  }, []);
  const onMove = useCallback((key: string, by: 1 | -1) => {
    const now = latest.current;
    now.onChange(moveLine(now.lines, key, by));
  }, []);
  const onRemove = useCallback(
    (key: string) => {
      const before = [...latest.current.lines];
      latest.current.onChange(before.filter((line) => line.key !== key));
      const undo = { label: t('common:actions.undo'), run: () => latest.current.onChange(before) };
      notify.info(t('positions.removed'), { action: undo });
    },
    [t],
  );
  const add = (kind: Line['kind']) => {
    const line = newLine(kind, vatKey);
    onChange([...lines, line]);
    focusCell(line.key, 'text');
  };
  let number = 0;
  return (
    <Card title={t('positions.title')} flush>
      {lines.length === 0 ? (
        <EmptyState title={t('positions.empty')} />
      ) : (
        <table className="documents-lines" onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{t('positions.number')}</th>
              <th scope="col">{t('field.text')}</th>
              {figureColumns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`field.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="documents-lines__hidden">{t('positions.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <PositionRow
                key={line.key}
                line={line}
                number={line.kind === 'item' ? (number += 1) : 0}
                amount={totals.lines[index] ?? null}
                wrong={checked ? wrongFields(line) : []}
                onLine={onLine}
                onMove={onMove}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className="documents-lines__foot">
        <Button icon="plus" onClick={() => add('item')}>
          {t('positions.add')}
        </Button>
        <Button variant="quiet" icon="file-text" onClick={() => add('text')}>
          {t('positions.addText')}
        </Button>
        <span className="documents-lines__keys">
          <Kbd>Enter</Kbd> {t('positions.keyDown')} <Kbd>Alt ↑↓</Kbd> {t('positions.keyMove')}{' '}
          <Kbd>Ctrl Del</Kbd> {t('positions.keyRemove')}
        </span>
      </div>
    </Card>
  );
}
