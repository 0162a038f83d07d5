import { useFormat, useT } from '@jahrring/tool-kit';
import './sum-bar.css';

/** The total at the foot of the window, wherever in a long draft somebody is; the sums themselves stand in their card. */
export function SumBar({ total, currency }: { total: string; currency: string }) {
  const t = useT('documents');
  const format = useFormat();
  return (
    <div className="documents-sum" data-lower-edge aria-hidden="true">
      <span>{t('totals.total', { currency })}</span>
      <strong>{format.amount(total)}</strong>
    </div>
  );
}
