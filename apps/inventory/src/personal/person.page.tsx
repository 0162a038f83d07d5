import type { HandoverView, HolderView, HoldingView } from '@jahrring/contracts-inventory';
import { problemText, useAbility, useFormat, useParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  PageFrame,
  Row,
  Section,
  Skeletons,
  Stack,
  Text,
} from '@jahrring/ui';
import { fileTextIcon, restoreIcon, signatureIcon } from '@jahrring/ui/icons';
import { DueDay } from './due-day';
import { handoversUrl, sheetsUrl, useHandovers, useHolders, useHoldings } from './personal.api';
import { useSavePdf } from './use-save-pdf';
import { useWaitingHandovers } from './use-waiting-handovers';
import './personal.css';

/** A person's sheet: what they hold, and every paper they have signed. */
export function Component() {
  const t = useT('inventory');
  const format = useFormat();
  const { id = '' } = useParams();
  const holders = useHolders(undefined, { refetchOnMountOrArgChange: true });
  const person = holders.data?.items.find((one) => one.id === id);
  const name = person?.name ?? '';
  return (
    <PageFrame
      title={name ? t('personal.sheetOf', { name }) : t('title.person')}
      breadcrumbs={[{ label: t('title.personal'), to: '/personal-inventory' }]}
      actions={person ? <HandoverActions person={person} /> : undefined}
    >
      {holders.error && !holders.data ? (
        <ErrorState onRetry={() => void holders.refetch()}>{problemText(t, holders.error)}</ErrorState>
      ) : null}
      {holders.data ? (
        <Stack gap={6}>
          {person && !person.active && person.held > 0 ? (
            <Alert kind="warning" title={t('personal.leaverTitle', { count: person.held })}>
              {t('personal.leaverText')}
            </Alert>
          ) : null}
          {person?.active && person.endsOn && person.held > 0 ? (
            <Alert kind="info" title={t('personal.leavesOn', { day: format.date(person.endsOn) })}>
              {t('personal.leaverText')}
            </Alert>
          ) : null}
          <Held employeeId={id} />
          <Papers employeeId={id} />
        </Stack>
      ) : holders.error ? null : (
        <Skeletons lines={8} />
      )}
    </PageFrame>
  );
}

function HandoverActions({ person: { id, name, held } }: { person: HolderView }) {
  const t = useT('inventory');
  const { can } = useAbility();
  const save = useSavePdf();
  const sheet = (
    <Button icon={fileTextIcon} onClick={() => void save(`${sheetsUrl}/${id}`, `${name}.pdf`)}>
      {t('personal.sheetPdf')}
    </Button>
  );
  if (!can('tools.personal_inventory.manage')) return sheet;
  const path = `/personal-inventory/people/${id}/handover`;
  return (
    <>
      <Button variant="primary" icon={signatureIcon} to={path}>
        {t('personal.handOver')}
      </Button>
      {held > 0 ? (
        <Button icon={restoreIcon} to={`${path}?back=all`}>
          {t('personal.takeAllBack')}
        </Button>
      ) : null}
      {sheet}
    </>
  );
}

function Held({ employeeId }: { employeeId: string }) {
  const t = useT('inventory');
  const waiting = useWaitingHandovers(employeeId);
  const query = useHoldings(
    { 'filter[employeeId]': employeeId, pageSize: 'all', sort: 'articleTitle' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={t('personal.holds')}>
      {waiting > 0 ? <Alert kind="info">{t('personal.waiting', { count: waiting })}</Alert> : null}
      {query.data ? (
        query.data.items.length === 0 ? (
          <EmptyState title={t('personal.holdsNothing')} />
        ) : (
          <ul className="inventory-lines" aria-label={t('personal.holds')}>
            {query.data.items.map((holding) => (
              <HoldingLine key={holding.id} holding={holding} />
            ))}
          </ul>
        )
      ) : (
        <QueryState query={query} lines={4} />
      )}
    </Section>
  );
}

function HoldingLine({ holding }: { holding: HoldingView }) {
  const t = useT('inventory');
  const format = useFormat();
  const { articleTitle, size, serial, open, givenOn, dueOn, dueReason } = holding;
  const told = [
    size ? t('personal.sizeIs', { size }) : '',
    serial ?? '',
    t('personal.since', { day: format.date(givenOn) }),
  ];
  return (
    <li className="inventory-line">
      <span className="inventory-line__texts">
        <Text strong>{open > 1 ? `${format.number(open)} × ${articleTitle}` : articleTitle}</Text>
        <Text tone="muted">{told.filter(Boolean).join(' · ')}</Text>
      </span>
      {dueOn ? (
        <span className="inventory-line__due">
          <Text tone="muted">{dueReason ? t(`personal.reason.${dueReason}`) : ''}</Text>{' '}
          <DueDay day={dueOn} />
        </span>
      ) : null}
    </li>
  );
}

function Papers({ employeeId }: { employeeId: string }) {
  const t = useT('inventory');
  const query = useHandovers(
    { 'filter[employeeId]': employeeId, pageSize: '100' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={t('personal.papers')}>
      {query.data ? (
        query.data.items.length === 0 ? (
          <Text tone="muted">{t('personal.noPapers')}</Text>
        ) : (
          <ul className="inventory-lines" aria-label={t('personal.papers')}>
            {query.data.items.map((handover) => (
              <PaperLine key={handover.id} handover={handover} />
            ))}
          </ul>
        )
      ) : (
        <QueryState query={query} lines={3} />
      )}
    </Section>
  );
}

function PaperLine({ handover }: { handover: HandoverView }) {
  const t = useT('inventory');
  const format = useFormat();
  const savePdf = useSavePdf();
  const { id, number, on, lines } = handover;
  const sum = (issued: boolean) =>
    lines
      .filter(({ outcome }) => (outcome === null) === issued)
      .reduce((all, { quantity }) => all + quantity, 0);
  const told = [
    sum(true) > 0 ? t('personal.issuedCount', { count: sum(true) }) : '',
    sum(false) > 0 ? t('personal.backCount', { count: sum(false) }) : '',
  ];
  const save = () => savePdf(`${handoversUrl}/${id}/pdf`, `handover-${number}.pdf`);
  return (
    <li className="inventory-line">
      <span className="inventory-line__texts">
        <Text strong>{t('personal.paper', { number, day: format.date(on) })}</Text>
        <Text tone="muted">{told.filter(Boolean).join(' · ')}</Text>
      </span>
      <Row>
        <Button size="small" icon={fileTextIcon} onClick={() => void save()}>
          {t('personal.pdf', { number })}
        </Button>
      </Row>
    </li>
  );
}
