import type { TotalsView } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';
import './totals-panel.css';

const none = '0.00';
const negative = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** Sums, discount and surcharge, VAT per rate, deposits, rounding and the total. */
export function TotalsPanel({ totals, currency }: { totals: TotalsView; currency: string }) {
  const t = useT('documents');
  const format = useFormat();
  const { discount, surcharge = none, deposits, rounding } = totals;
  const isAdjusted = discount !== none || surcharge !== none;
  return (
    <Card title={t('totals.title')}>
      <dl className="documents-totals">
        {isAdjusted ? <Sum label={t('totals.subtotal')} value={totals.subtotal} /> : null}
        {discount === none ? null : <Sum label={t('totals.discount')} value={negative(discount)} />}
        {surcharge === none ? null : <Sum label={t('totals.surcharge')} value={surcharge} />}
        <Sum label={t('totals.net')} value={totals.net} />
        {totals.groups.map((group) => (
          <Sum
            key={`${group.vatKey} ${group.rate}`}
            label={
              group.vatKey === 'exempt' || group.vatKey === 'reverse'
                ? t(`totals.${group.vatKey}`, { net: format.amount(group.net) })
                : t('totals.vat', { rate: format.percent(group.rate), net: format.amount(group.net) })
            }
            value={group.vat}
          />
        ))}
        {deposits && deposits.total !== none ? (
          <Sum label={t('totals.deposits')} value={negative(deposits.total)} />
        ) : null}
        {rounding === none ? null : <Sum label={t('totals.rounding')} value={rounding} />}
        <div className="documents-totals__total">
          <dt>{t('totals.total', { currency })}</dt>
          <dd aria-live="polite">{format.amount(totals.total)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  const format = useFormat();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{format.amount(value)}</dd>
    </div>
  );
}
