import type { AddressView, DuplicatePair, DuplicateSide } from '@jahrring/contracts-addresses';
import { notify, problemText, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageFrame,
  Row,
  Section,
  Skeletons,
  Stack,
  Text,
  UiLink,
} from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useLazyAddress } from '../addresses.api';
import { streetLine } from '../format-address';
import { useDuplicates, useMerges, useUndoMerge } from './duplicates.api';
import './duplicates.css';
import { MergeAddresses } from './merge-addresses';

/** Addresses that are probably there twice, and the merges that can be taken back. */
export function Component() {
  const t = useT('addresses');
  const toast = useProblemToast();
  const { data, error, refetch } = useDuplicates(undefined);
  const [load] = useLazyAddress();
  const [pair, setPair] = useState<readonly [AddressView, AddressView]>();
  const start = async ({ first, second }: DuplicatePair) => {
    try {
      setPair([await load(first.id).unwrap(), await load(second.id).unwrap()]);
    } catch (problem) {
      toast(problem);
    }
  };
  return (
    <PageFrame
      title={t('title.duplicates')}
      subtitle={data ? t('duplicate.found', { count: data.total }) : undefined}
      breadcrumbs={[{ label: t('title.list'), to: '/addresses' }]}
    >
      <Stack gap={6}>
        {!data && error ? (
          <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
        ) : null}
        {data || error ? null : <Skeletons lines={4} lineHeight="7rem" />}
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
        <LatestMerges />
      </Stack>
      {pair ? <MergeAddresses pair={pair} onClose={() => setPair(undefined)} /> : null}
    </PageFrame>
  );
}

function PairCard({ pair, onMerge }: { pair: DuplicatePair; onMerge: () => void }) {
  const t = useT('addresses');
  const { first, second, reasons, score } = pair;
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
          {isExternal ? (
            <Text tone="muted">{t('list.fromDirectory')}</Text>
          ) : (
            <Button size="small" onClick={onMerge}>
              {t('duplicate.merge')}
            </Button>
          )}
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

function LatestMerges() {
  const t = useT('addresses');
  const format = useFormat();
  const toast = useProblemToast();
  const { data } = useMerges(undefined);
  const [undo] = useUndoMerge();
  if (!data || data.items.length === 0) return null;
  const takeBack = (id: string, name: string) =>
    undo(id)
      .unwrap()
      .then(() => notify.success(t('message.restored', { name })))
      .catch(toast);
  return (
    <Section title={t('duplicate.latest')}>
      <ul className="addresses-duplicates">
        {data.items.map(({ id, fromName, intoName, createdAt }) => (
          <li key={id}>
            <Row justify="between">
              <span>
                {t('duplicate.mergedInto', { from: fromName, into: intoName })}{' '}
                <Text tone="muted">{format.dateTime(createdAt)}</Text>
              </span>
              <Button size="small" icon={restoreIcon} onClick={() => void takeBack(id, fromName)}>
                {t('common:actions.undo')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  );
}
