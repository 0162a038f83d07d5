import { Link, outboxValue, problemText, useT, useValue, type OutboxItem } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';
import { alertIcon, cloudUpIcon } from '@jahrring/ui/icons';
import { isReportItem, reportIdOf } from './device-report';

/** Reports of which something still lies on this device: each opens where it can be sent again or mended. */
export function UnsentReports() {
  const t = useT('time');
  const items = useValue(outboxValue).filter((item) => isReportItem(item) && item.state !== 'sent');
  if (items.length === 0) return null;
  const ids = [...new Set(items.map(reportIdOf))];
  return (
    <Card title={t('report.device.title')} flush>
      <ul className="time-reports">
        {ids.map((id) => (
          <UnsentReport key={id} id={id} items={items.filter((item) => reportIdOf(item) === id)} />
        ))}
      </ul>
    </Card>
  );
}

function UnsentReport({ id, items }: { id: string; items: readonly OutboxItem[] }) {
  const summary = items[0]?.summary;
  return (
    <li className="time-reports__row">
      <Link to={`/day-reports/${id}`} className="time-reports__link">
        {summary?.text || summary?.title}
      </Link>
      <UnsentState items={items} />
    </li>
  );
}

function UnsentState({ items }: { items: readonly OutboxItem[] }) {
  const t = useT('time');
  const refused = items.find(({ state }) => state === 'refused');
  if (!refused) {
    return (
      <Badge tone="bernstein" icon={cloudUpIcon}>
        {t('report.device.parts', { count: items.length })}
      </Badge>
    );
  }
  return (
    <>
      {refused.problem ? (
        <span className="time-reports__reason">{problemText(t, refused.problem)}</span>
      ) : null}
      <Badge tone="rot" icon={alertIcon}>
        {t('offline.state.refused')}
      </Badge>
    </>
  );
}
