import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Text } from '@jahrring/ui';
import { cubic } from '../figures';
import { ForwardedTable } from './forwarded-table';
import { useOriginForwarding } from './forwarding.api';

/** Shows an origin's harvested and forwarded volumes; renders nothing without either. */
export function OriginForwarding({ id }: { id: string }) {
  const t = useT('timber');
  const format = useFormat();
  const { data } = useOriginForwarding(id, { refetchOnMountOrArgChange: true });
  if (!data || data.groups.length === 0) return null;
  const { stems, harvested, forwarded, groups } = data;
  return (
    <Card title={t('forwarding.title')} flush>
      <div className="timber-empty">
        <Text>
          {t('forwarding.ofOrigin', {
            ...{ forwarded: cubic(format, forwarded), harvested: cubic(format, harvested) },
            stems: t('stem.list.count', { count: stems }),
          })}
        </Text>
      </div>
      <ForwardedTable label={t('forwarding.title')} groups={groups} volume={forwarded} />
    </Card>
  );
}
