import type { OpenView } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { Button, Row } from '@jahrring/ui';
import { FigureCell } from '../edit-document/cells';
import './quantity-table.css';
import { isWrongQuantity, type Quantities, type Takable } from './chosen-quantity';

export type QuantityRow = Takable & Pick<OpenView['positions'][number], 'text' | 'unit' | 'quantity'>;

interface QuantityTableProps {
  rows: readonly QuantityRow[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}

/** Table of the quantity to use of each position, with the ordered and the remaining quantity. */
export function QuantityTable({ rows, quantities, onChange }: QuantityTableProps) {
  const t = useT('documents');
  const format = useFormat();
  const figure = (quantity: string) => format.number(quantity, { maximumFractionDigits: 3 });
  return (
    <div className="documents-quantities">
      <Row justify="end">
        <Button size="small" variant="quiet" onClick={() => onChange({})}>
          {t('follow.takeAll')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange(Object.fromEntries(rows.map(({ id }) => [id, null])))}
        >
          {t('follow.takeNone')}
        </Button>
      </Row>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field.text')}</th>
            <th scope="col">{t('follow.ordered')}</th>
            <th scope="col">{t('follow.open')}</th>
            <th scope="col">{t('follow.take')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, text, unit, quantity, most }) => {
            const typed = quantities[id];
            return (
              <tr key={id}>
                <th scope="row">{text}</th>
                <td data-label={t('follow.ordered')}>{quantityText(t, format, quantity, unit)}</td>
                <td data-label={t('follow.open')}>{figure(most)}</td>
                <td data-label={t('follow.take')}>
                  <FigureCell
                    cell={`${id}:take`}
                    label={t('follow.takeOf', { text: text.split('\n')[0] ?? '' })}
                    decimals={3}
                    value={typed === undefined ? most : typed}
                    invalid={isWrongQuantity(most, typed)}
                    onChange={(value) => onChange({ ...quantities, [id]: value })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
