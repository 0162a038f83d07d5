import type { ProposalList as Proposals, ProposalView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { Button, Card, Row, Stack, Text } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { useDecision } from './use-decision';

// The form comes with its schemas: the overview does not wait for them.
const ProposalDialog = lazy(async () => ({ default: (await import('./proposal-dialog')).ProposalDialog }));

/** Proposals that are shown before one asks for all. */
const shownFirst = 5;

interface ProposalListProps {
  proposals: Proposals;
  /** Reads them again. */
  onReload: () => Promise<Proposals | null | undefined>;
}

/** Lists undecided proposals of agreed orders; renders nothing where there are none. */
export function ProposalList({ proposals: data, onReload }: ProposalListProps) {
  const t = useT('planning');
  const [all, setAll] = useState(false);
  const [opened, setOpened] = useState<ProposalView | null>(null);
  if (data.total === 0) return null;
  const shown = all ? data.items : data.items.slice(0, shownFirst);
  return (
    <Card title={t('proposal.title', { count: data.total })}>
      <Stack gap={4}>
        <Text tone="muted">{t('proposal.text')}</Text>
        {shown.map((one) => (
          <ProposalItem key={one.id} proposal={one} onOpen={() => setOpened(one)} />
        ))}
        {shown.length < data.items.length ? (
          <div>
            <Button size="small" onClick={() => setAll(true)}>
              {t('conflict.all', { count: data.items.length })}
            </Button>
          </div>
        ) : null}
      </Stack>
      {opened ? (
        <Suspense>
          <ProposalDialog
            proposal={opened}
            onReload={async () => (await onReload())?.items.find(({ id }) => id === opened.id)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

interface ProposalItemProps {
  proposal: ProposalView;
  onOpen: () => void;
}

function ProposalItem({ proposal, onOpen }: ProposalItemProps) {
  const t = useT('planning');
  const format = useFormat();
  const { busy, take, dismiss } = useDecision(proposal);
  const { orderNumber, text, quantity, unit, kind, objectTitle, count, days } = proposal;
  const what = objectTitle ?? t(`kind.${kind}`);
  const when = { count: days, from: format.date(proposal.firstDay), to: format.date(proposal.lastDay) };
  const ordered = { order: orderNumber, quantity: quantityText(t, format, quantity, unit), text };
  const name = `${orderNumber}, ${text}`;
  return (
    <Stack gap={2}>
      <div>
        <Text as="div" strong>
          {`${proposal.projectNumber} ${proposal.projectTitle}`}
        </Text>
        <Text as="div">{t('proposal.ordered', ordered)}</Text>
        <Text as="div" tone="muted">{`${count} × ${what}, ${t('requirement.when', when)}`}</Text>
      </div>
      <Row gap={2}>
        <Button
          size="small"
          aria-label={t('proposal.takeOf', { name })}
          loading={busy}
          onClick={() => void take()}
        >
          {t('proposal.take')}
        </Button>
        <Button size="small" aria-label={t('proposal.changeOf', { name })} onClick={onOpen}>
          {t('proposal.change')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('proposal.dismissOf', { name })}
          onClick={() => void dismiss()}
        >
          {t('proposal.dismiss')}
        </Button>
      </Row>
    </Stack>
  );
}
