import { useT } from '@jahrring/tool-kit';
import { ChoiceCell, FigureCell } from './cells';
import type { Line, LineField } from './lines';
import type { CellNames } from './cell-names';

const fieldsOf = {
  discount: { percent: 'discountPercent', amount: 'discountAmount' },
  surcharge: { percent: 'surchargePercent', amount: 'surchargeAmount' },
} as const satisfies Record<string, { percent: LineField; amount: LineField }>;

interface AdjustmentCellsProps extends CellNames {
  line: Line & { kind: keyof typeof fieldsOf };
  set: (patch: Partial<Line>) => void;
}

/** Cells for the size of a section's discount or surcharge, in percent or as an amount. */
export function AdjustmentCells({ line, cell, set }: AdjustmentCellsProps) {
  const t = useT('documents');
  const fields = fieldsOf[line.kind];
  const isAmount = line[fields.amount] !== null;
  const field = isAmount ? fields.amount : fields.percent;
  const change = (how: string | null) => {
    const value = line[field] ?? '';
    set(
      how === 'amount'
        ? { [fields.amount]: value, [fields.percent]: null }
        : { [fields.percent]: value || null, [fields.amount]: null },
    );
  };
  return (
    <>
      <td data-label={t('adjustment.value')}>
        <FigureCell
          {...cell(field)}
          decimals={2}
          value={line[field]}
          // An emptied amount stays one: otherwise the way of counting would change while somebody types.
          onChange={(value) => set({ [field]: isAmount ? (value ?? '') : value })}
        />
      </td>
      <td className="documents-line__how" data-label={t('adjustment.how')} colSpan={4}>
        <ChoiceCell
          cell={`${line.key}:how`}
          label={t('adjustment.how')}
          options={[
            { value: 'percent', label: t('adjustment.percent') },
            { value: 'amount', label: t('adjustment.amount') },
          ]}
          value={isAmount ? 'amount' : 'percent'}
          onChange={change}
        />
      </td>
    </>
  );
}

/** Returns true if the line is a discount or surcharge of its section. */
export function isAdjustment(line: Line): line is AdjustmentCellsProps['line'] {
  return line.kind in fieldsOf;
}
