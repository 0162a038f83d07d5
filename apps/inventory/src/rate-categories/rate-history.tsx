import { localDateAt } from '@jahrring/contracts-common';
import { inForceOn, type RateCategoryDraft, type RateView } from '@jahrring/contracts-inventory';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Card, Columns, Stack, Text } from '@jahrring/ui';
import { useWatch, type EntityItem } from '@jahrring/ui/form';
import { Timeline } from '../timeline';
import { rateGroups } from './rate-groups';

const isComplete = (rate: Partial<RateView>): rate is RateView =>
  Boolean(rate.validFrom && rate.price && (rate.kind ?? rate.objectId));

/**
 * Past, present and future rates of each target. Below the form's buttons, so that nothing shifts under the pointer
 * when it grows.
 */
export function RateHistory({ named }: { named: readonly EntityItem[] }) {
  const t = useT('inventory');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const rates = useWatch<RateCategoryDraft, 'rates'>({ name: 'rates' }) ?? [];
  const complete = rates
    .map((rate) => ({ objectId: null, kind: null, unit: null, ...rate }))
    .map((rate) => (rate.kind ? { ...rate, objectId: null } : { ...rate, unit: null }))
    .filter(isComplete);
  const today = localDateAt(Date.now(), format.timeZone);
  if (complete.length === 0) return null;
  const target = ({ kind, objectId, unit }: RateView) => {
    if (!kind) return named.find(({ id }) => id === objectId)?.label ?? t('rate.oneObject');
    return `${t(`kinds.${kind}`)}, ${unit ? t(`unit.${unit}`) : t('rate.anyUnit')}`;
  };
  return (
    <Card title={t('rate.section.history')}>
      <Columns count={3} gap={5}>
        {rateGroups(complete).map((group) => {
          const [first] = group;
          const current = inForceOn(group, today);
          return (
            <Stack gap={2} key={first?.id ?? ''}>
              <Text tone="muted">{first ? target(first) : ''}</Text>
              <Timeline
                steps={group.map((rate) => ({
                  validFrom: rate.validFrom,
                  text: format.money(rate.price, currency),
                  now: rate === current,
                }))}
              />
            </Stack>
          );
        })}
      </Columns>
    </Card>
  );
}
