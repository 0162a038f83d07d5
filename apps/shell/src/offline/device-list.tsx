import {
  Link,
  discardUnsent,
  newUuid,
  outboxValue,
  problemText,
  sendAgain,
  useConnection,
  useFormat,
  useT,
  useValue,
  type OutboxItem,
} from '@jahrring/tool-kit';
import { Badge, Button, Row, Stack, Text } from '@jahrring/ui';
import { alertIcon, checkIcon, cloudUpIcon } from '@jahrring/ui/icons';
import './device.css';

const looks = {
  waiting: { tone: 'bernstein', icon: cloudUpIcon },
  sent: { tone: 'wald', icon: checkIcon },
  refused: { tone: 'rot', icon: alertIcon },
} as const;

/** List of the items on this device, newest first: waiting, sent, or refused with the reason. */
export function DeviceList() {
  const t = useT('shell');
  const items = useValue(outboxValue).toReversed();
  const connected = useConnection();
  return (
    <Stack gap={2}>
      {connected ? null : <Text tone="muted">{t('device.offlineText')}</Text>}
      {items.length === 0 ? <Text tone="muted">{t('device.empty')}</Text> : null}
      <ul className="sh-device">
        {items.map((item) => (
          <DeviceItem key={item.id} item={item} />
        ))}
      </ul>
    </Stack>
  );
}

function DeviceItem({ item }: { item: OutboxItem }) {
  const t = useT('shell');
  const format = useFormat();
  const { tone, icon } = looks[item.state];
  return (
    <li className="sh-device__item">
      <Row gap={2}>
        <strong>{item.summary.title}</strong>
        <Badge tone={tone} icon={icon}>
          {t(`device.state.${item.state}`)}
        </Badge>
      </Row>
      {item.summary.text ? <Text size="small">{item.summary.text}</Text> : null}
      {item.problem ? <Text size="small">{problemText(t, item.problem)}</Text> : null}
      <Text size="small" tone="muted">
        {t('device.recorded', { at: format.dateTime(item.createdAt) })}
      </Text>
      {item.state === 'refused' ? <RefusedActions item={item} /> : null}
    </li>
  );
}

function RefusedActions({ item }: { item: OutboxItem }) {
  const t = useT('shell');
  const { kind, url, body, summary, mendAt } = item;
  const again = { id: newUuid(), kind, url, body, summary, ...(mendAt ? { mendAt } : {}) };
  return (
    <Row gap={2}>
      {mendAt ? <Link to={`${mendAt}?outbox=${item.id}`}>{t('device.mend')}</Link> : null}
      <Button size="small" onClick={() => void sendAgain(item, again)}>
        {t('device.again')}
      </Button>
      <Button size="small" variant="danger" onClick={() => void discardUnsent(item.id)}>
        {t('device.discard')}
      </Button>
    </Row>
  );
}
