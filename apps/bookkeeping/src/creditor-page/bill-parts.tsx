import type { SupplierBillView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { PartPlaces } from './part-places';

export function BillParts({ bill: { parts, currency } }: { bill: SupplierBillView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  return (
    <ul className="creditor-parts" aria-label={t('creditor.parts')}>
      {parts.map((part, index) => (
        <li key={index}>
          <span>
            {part.account} {part.text}
            <small>
              {[part.costCentre, t('creditor.rate', { rate: format.number(part.rate) })]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <PartPlaces part={part} />
          </span>
          <span className="creditor-parts__figure">
            {format.money(part.net, currency)}
            <small>{t('creditor.withVat', { amount: format.money(part.vat, currency) })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
