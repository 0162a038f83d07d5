import type { VatPeriodView } from '@jahrring/contracts-bookkeeping';
import { Link, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';

interface PeriodListProps {
  year: number;
  items: readonly VatPeriodView[];
}

/** Periods of a year with what became of them. */
export function PeriodList({ year, items }: PeriodListProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  return (
    <Card title={t('vat.periods', { year })}>
      <ul className="vat-periods" aria-label={t('vat.periods', { year })}>
        {items.map(({ fromDay, toDay, annual, kind, returnId, payable, isOver }) => (
          <li key={`${fromDay} ${annual}`}>
            <Link to={`/debitors/vat?year=${year}&${annual ? 'annual=1' : `from=${fromDay}`}`}>
              {annual
                ? t('vat.kind.annual')
                : t('settings.span', { from: format.date(fromDay), to: format.date(toDay) })}
            </Link>
            <span className="vat-periods__state">
              {kind === 'correction' ? <Badge>{t('vat.kind.correction')}</Badge> : null}
              {returnId === null ? (
                <Badge tone={isOver ? 'bernstein' : 'stein'} outline={!isOver}>
                  {t(isOver ? 'vat.state.open' : 'vat.state.running')}
                </Badge>
              ) : (
                <Badge tone="wald">{t('vat.state.closed')}</Badge>
              )}
            </span>
            <span className="vat-amount">{payable === null ? '' : format.money(payable, currency)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
