import type { TotalsView } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';
import './totals-panel.css';

/** Sums, VAT per rate, rounding and the total. */
export function TotalsPanel({ totals, currency }: { totals: TotalsView; currency: string }) {
  const t = useT('documents');
  const format = useFormat();
  const hasDiscount = totals.discount !== '0.00';
  return (
    <Card title={t('totals.title')}>
      <dl className="documents-totals">
        {hasDiscount ? <Sum label={t('totals.subtotal')} value={totals.subtotal} /> : null}
        {hasDiscount ? <Sum label={t('totals.discount')} value={`-${totals.discount}`} /> : null}
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
        {totals.rounding === '0.00' ? null : <Sum label={t('totals.rounding')} value={totals.rounding} />}
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
      <dd>{format.amount(value.replace(/^--/, ''))}</dd>
    </div>
  );
}
