import type { AddressView, DuplicatePair, DuplicateSide } from '@jahrring/contracts-addresses';
import { useProblemToast, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Badge, Button, Card, EmptyState, PageFrame, Row, Stack, Text, UiLink } from '@jahrring/ui';
import { useState } from 'react';
import { useLazyAddress } from '../addresses.api';
import { streetLine } from '../format-address';
import { DistinctPairs } from './distinct-pairs';
import { useCreateDistinctPair, useDuplicates } from './duplicates.api';
import './duplicates.css';
import { LatestMerges } from './latest-merges';
import { MergeAddresses } from './merge-addresses';

/** Addresses that are probably there twice, and the merges that can be taken back. */
export function Component() {
  const t = useT('addresses');
  const attempt = useAttempt();
  const { data, error, refetch } = useDuplicates(undefined);
  const [load] = useLazyAddress();
  const [pair, setPair] = useState<readonly [AddressView, AddressView]>();
  const start = ({ first, second }: DuplicatePair) =>
    attempt(async () => {
      setPair([await load(first.id).unwrap(), await load(second.id).unwrap()]);
    });
  return (
    <PageFrame
      title={t('title.duplicates')}
      subtitle={data ? t('duplicate.found', { count: data.total }) : undefined}
      breadcrumbs={[{ label: t('title.list'), to: '/addresses' }]}
    >
      <Stack gap={6}>
        {data ? null : <QueryState query={{ error, refetch }} lines={4} lineHeight="7rem" />}
        {data?.items.length === 0 ? (
          <EmptyState title={t('duplicate.none')}>{t('duplicate.noneText')}</EmptyState>
        ) : null}
        <ul className="addresses-duplicates">
          {data?.items.map((item) => (
            <li key={`${item.first.id} ${item.second.id}`}>
              <PairCard pair={item} onMerge={() => void start(item)} />
            </li>
          ))}
        </ul>
        <DistinctPairs />
        <LatestMerges />
      </Stack>
      {pair ? <MergeAddresses pair={pair} onClose={() => setPair(undefined)} /> : null}
    </PageFrame>
  );
}

function PairCard({ pair, onMerge }: { pair: DuplicatePair; onMerge: () => void }) {
  const t = useT('addresses');
  const toast = useProblemToast();
  const [mark, { isLoading }] = useCreateDistinctPair();
  const { first, second, reasons, score } = pair;
  const markDistinct = () => mark({ firstId: first.id, secondId: second.id }).unwrap().catch(toast);
  const isExternal = first.external || second.external;
  return (
    <Card>
      <article className="addresses-duplicate" aria-label={`${first.name}, ${second.name}`}>
        <SideText side={first} />
        <SideText side={second} />
        <div className="addresses-duplicate__foot">
          <Row>
            <Badge>{t('duplicate.score', { score })}</Badge>
            {reasons.map((reason) => (
              <Badge key={reason}>{t(`duplicate.reason.${reason}`)}</Badge>
            ))}
          </Row>
          <Row>
            {isExternal ? <Text tone="muted">{t('list.fromDirectory')}</Text> : null}
            <Button size="small" variant="quiet" loading={isLoading} onClick={() => void markDistinct()}>
              {t('duplicate.markDistinct')}
            </Button>
            {isExternal ? null : (
              <Button size="small" onClick={onMerge}>
                {t('duplicate.merge')}
              </Button>
            )}
          </Row>
        </div>
      </article>
    </Card>
  );
}

function SideText({ side }: { side: DuplicateSide }) {
  const lines = [streetLine(side), `${side.zip} ${side.city}`, side.phone ?? '', side.email ?? ''];
  return (
    <div>
      <UiLink to={`/addresses/edit/${side.id}`}>
        <strong>{side.name}</strong>
      </UiLink>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <div key={line}>{line}</div>
        ))}
    </div>
  );
}
