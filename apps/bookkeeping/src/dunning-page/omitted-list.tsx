import type { OmittedItem } from '@jahrring/contracts-bookkeeping';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';

/** Overdue bills that get no letter now, each with its reason. */
export function OmittedList({ items }: { items: readonly OmittedItem[] }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  if (items.length === 0) return null;
  const reasonOf = ({ reason, until, note }: OmittedItem) => {
    const day = until === null ? undefined : format.date(until);
    const text = t(`dunning.reason.${reason}`);
    return [day === undefined ? text : t('dunning.until', { text, day }), note].filter(Boolean).join(' · ');
  };
  return (
    <Card title={t('dunning.omitted', { count: items.length })}>
      <ul className="dunning-letters" aria-label={t('dunning.omitted', { count: items.length })}>
        {items.map((item) => (
          <li key={item.itemId} className="dunning-letter dunning-letter--plain">
            <span className="dunning-letter__texts">
              <span>
                {item.number} ·{' '}
                {item.addressId ? (
                  <Link to={`/debitors/edit/${item.addressId}?tab=dunning`}>{item.addressName}</Link>
                ) : (
                  item.addressName
                )}
              </span>
              <span className="dunning-letter__second">{reasonOf(item)}</span>
            </span>
            <span className="dunning-letter__figure">{format.money(item.open, item.currency)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
