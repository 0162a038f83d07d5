import type { ReadSupplierBill } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';

/** The positions of an electronic invoice, as its supplier charges them. */
export function ReadPositions({ read: { positions, currency } }: { read: ReadSupplierBill }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  return (
    <ul className="creditor-parts" aria-label={t('creditor.read.positions')}>
      {positions.map(({ text, quantity, price, rate, net }, index) => (
        <li key={index}>
          <span>
            {text}
            <small>
              {format.number(quantity)} × {format.money(price, currency)} ·{' '}
              {t('creditor.rate', { rate: format.number(rate) })}
            </small>
          </span>
          <span className="creditor-parts__figure">{format.money(net, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
