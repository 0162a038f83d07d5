import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { PositionKind } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Icon } from '@jahrring/ui';
import type { WindowedRows } from '@jahrring/ui/virtual';
import { memo, useCallback } from 'react';
import { gripIcon, layersIcon, linkIcon } from '@jahrring/ui/icons';
import { AdjustmentCells, isAdjustment } from './adjustment-cells';
import type { CellNames } from './cell-names';
import { TextCell } from './cells';
import { isPriced, type Line } from './lines';
import { PricedCells } from './priced-cells';
import { RowMenu, type RowActions } from './row-menu';

interface PositionRowProps {
  line: Line;
  /** Its number on the document; empty for a line without a price. */
  number: string;
  /** Its place in the sheet, from 0. */
  index: number;
  amount: string | null;
  /** The names of its wrong fields, joined, so that a row is drawn again only when they change. */
  wrong: string;
  selected: boolean;
  actions: RowActions;
  measure: WindowedRows['measure'];
}

/** Words that a line without a text of its own is printed with. */
const ownWords: readonly PositionKind[] = ['subtotal', 'discount', 'surcharge', 'deposit'];
const spans: Partial<Record<PositionKind, number>> = { text: 7, heading: 7, subtotal: 6, deposit: 6 };

/** One position; drawn again only when it changes itself. */
export const PositionRow = memo(function PositionRow(props: PositionRowProps) {
  const { line, number, index, amount, wrong, selected, actions, measure } = props;
  const t = useT('documents');
  const format = useFormat();
  const name = number || t('positions.line', { place: index + 1 });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: line.key });
  const cell: CellNames['cell'] = (field) => ({
    cell: `${line.key}:${field}`,
    label: t('positions.cell', { field: t(`field.${field}`), number: name }),
    invalid: wrong.split(' ').includes(field),
  });
  const set = (patch: Partial<Line>) => actions.onLine(line.key, patch);
  const rowRef = useCallback(
    (row: HTMLTableRowElement | null) => {
      setNodeRef(row);
      measure?.(row);
    },
    [setNodeRef, measure],
  );
  return (
    <tr
      ref={rowRef}
      className="documents-line"
      data-line={line.key}
      data-index={index}
      aria-rowindex={index + 2}
      data-kind={line.kind}
      data-part={line.isPart || undefined}
      data-optional={line.optional || undefined}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <td className="documents-line__number">
        <span className="documents-line__handles">
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="documents-line__grip"
            {...attributes}
            {...listeners}
            aria-label={t('positions.drag', { number: name })}
          >
            <Icon name={gripIcon} size={16} />
          </button>
          <input
            type="checkbox"
            className="jr-check"
            checked={selected}
            aria-label={t('positions.select', { number: name })}
            onChange={() => undefined}
            onClick={(event) => actions.onSelect(line.key, event.shiftKey)}
          />
          <span className="documents-line__place">{number}</span>
        </span>
      </td>
      <td className="documents-line__text" colSpan={spans[line.kind] ?? 1}>
        <TextCell
          {...cell('text')}
          value={line.text}
          placeholder={ownWords.includes(line.kind) ? t(`kind.${line.kind}`) : undefined}
          onChange={(text) => set({ text })}
        />
        <LineMarks line={line} />
      </td>
      {isPriced(line) ? <PricedCells line={line} cell={cell} set={set} /> : null}
      {isAdjustment(line) ? <AdjustmentCells line={line} cell={cell} set={set} /> : null}
      {line.kind === 'text' || line.kind === 'heading' ? null : (
        <td className="documents-line__amount" data-label={t('field.amount')}>
          {amount === null ? '' : format.amount(amount)}
        </td>
      )}
      <td className="documents-line__menu">
        <RowMenu line={line} name={name} actions={actions} />
      </td>
    </tr>
  );
});

/** Further marks of a line: its article, its entries, that it is optional. */
function LineMarks({ line }: { line: Line }) {
  const t = useT('documents');
  return (
    <span className="documents-line__marks">
      {line.articleNumber ? <Badge outline>{line.articleNumber}</Badge> : null}
      {line.kind === 'collective' ? <Badge icon={layersIcon}>{t('kind.collective')}</Badge> : null}
      {line.optional ? <Badge tone="violett">{t('positions.optional')}</Badge> : null}
      {line.sourceCount > 0 ? (
        <Badge icon={linkIcon}>{t('positions.entries', { count: line.sourceCount })}</Badge>
      ) : null}
    </span>
  );
}
