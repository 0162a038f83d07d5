import { units, vatKeys, type Unit, type VatKey } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge } from '@jahrring/ui';
import { memo, useMemo } from 'react';
import { ChoiceCell, FigureCell, TextCell } from './cells';
import type { Line, LineField } from './lines';

interface PositionRowProps {
  line: Line;
  /** Its number on the document; 0 for a text line. */
  number: number;
  amount: string | null;
  wrong: readonly LineField[];
  onLine: (key: string, patch: Partial<Line>) => void;
  onMove: (key: string, by: 1 | -1) => void;
  onRemove: (key: string) => void;
}

/** One position; drawn again only when it changes itself. */
export const PositionRow = memo(function PositionRow(props: PositionRowProps) {
  const { line, number, wrong, onLine, onMove, onRemove } = props;
  const t = useT('documents');
  const label = (field: LineField) =>
    t('positions.cell', { field: t(`field.${field}`), number: number || '–' });
  const isWrong = (field: LineField) => wrong.includes(field);
  return (
    <tr className="documents-line" data-kind={line.kind}>
      <td className="documents-line__number">{number === 0 ? '' : number}</td>
      <td className="documents-line__text" colSpan={line.kind === 'text' ? 7 : 1}>
        <TextCell
          cell={`${line.key}:text`}
          label={label('text')}
          value={line.text}
          invalid={isWrong('text')}
          onChange={(text) => onLine(line.key, { text })}
        />
        {line.sourceCount > 0 ? (
          <Badge icon="link">{t('positions.entries', { count: line.sourceCount })}</Badge>
        ) : null}
      </td>
      {line.kind === 'item' ? <ItemCells {...props} label={label} isWrong={isWrong} /> : null}
      <td className="documents-line__menu">
        <ActionMenu
          label={t('positions.menu', { number: number || '–' })}
          items={[
            { label: t('positions.up'), icon: 'arrow-up', onClick: () => onMove(line.key, -1) },
            { label: t('positions.down'), icon: 'arrow-down', onClick: () => onMove(line.key, 1) },
            { label: t('positions.remove'), icon: 'trash', danger: true, onClick: () => onRemove(line.key) },
          ]}
        />
      </td>
    </tr>
  );
});

interface ItemCellsProps extends Pick<PositionRowProps, 'line' | 'amount' | 'onLine'> {
  label: (field: LineField) => string;
  isWrong: (field: LineField) => boolean;
}

function ItemCells({ line, amount, onLine, label, isWrong }: ItemCellsProps) {
  const t = useT('documents');
  const format = useFormat();
  const options = useMemo(
    () => ({
      units: units.map((value) => ({ value, label: t(`common:units.${value}`) })),
      vat: vatKeys.map((value) => ({ value, label: t(`vat.${value}`) })),
    }),
    [t],
  );
  const cell = (field: LineField) => ({
    cell: `${line.key}:${field}`,
    label: label(field),
    invalid: isWrong(field),
  });
  const set = (patch: Partial<Line>) => onLine(line.key, patch);
  return (
    <>
      <td data-label={t('field.quantity')}>
        <FigureCell
          {...cell('quantity')}
          decimals={3}
          minDecimals={2}
          value={line.quantity}
          onChange={(quantity) => set({ quantity })}
        />
      </td>
      <td data-label={t('field.unit')}>
        <ChoiceCell
          {...cell('unit')}
          options={options.units}
          value={line.unit}
          onChange={(unit) => set({ unit: unit as Unit })}
        />
      </td>
      <td data-label={t('field.unitPrice')}>
        <FigureCell
          {...cell('unitPrice')}
          decimals={4}
          minDecimals={2}
          value={line.unitPrice}
          onChange={(unitPrice) => set({ unitPrice })}
        />
      </td>
      <td data-label={t('field.discountPercent')}>
        <FigureCell
          {...cell('discountPercent')}
          decimals={2}
          value={line.discountPercent}
          onChange={(discountPercent) => set({ discountPercent })}
        />
      </td>
      <td data-label={t('field.vatKey')}>
        <ChoiceCell
          {...cell('vatKey')}
          options={options.vat}
          value={line.vatKey}
          onChange={(vatKey) => set({ vatKey: vatKey as VatKey })}
        />
      </td>
      <td className="documents-line__amount" data-label={t('field.amount')}>
        {amount === null ? '' : format.amount(amount)}
      </td>
    </>
  );
}
