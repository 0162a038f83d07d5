import { units, vatKeys, type Unit, type VatKey } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { ChoiceCell, FigureCell } from './cells';
import type { Line } from './lines';
import type { CellNames } from './cell-names';

interface PricedCellsProps extends CellNames {
  line: Line;
  set: (patch: Partial<Line>) => void;
}

/** Quantity, unit, price, discount and VAT of an item or a collective position. */
export function PricedCells({ line, cell, set }: PricedCellsProps) {
  const t = useT('documents');
  const options = useMemo(
    () => ({
      units: units.map((value) => ({ value, label: t(`common:units.${value}`) })),
      vat: vatKeys.map((value) => ({ value, label: t(`vat.${value}`) })),
    }),
    [t],
  );
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
    </>
  );
}
