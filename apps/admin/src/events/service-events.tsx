import type { DeadLetterView, EventSummary } from '@jahrring/contracts-common';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, Button, ConfirmDialog, Skeletons } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { circleCheckIcon, circleXIcon, clockIcon, refreshIcon, trashIcon } from '@jahrring/ui/icons';
import { toolName } from '../tools/tool-names';
import { useDeadLetters, useDiscardDeadLetter, useRetryDeadLetter } from './events.api';
import type { ShownState } from './shown-states';

const ResyncDialog = lazy(async () => ({ default: (await import('./resync-dialog')).ResyncDialog }));

const pageSize = 25;
const refreshEvery = 10_000;

interface ServiceEventsProps {
  service: string;
  shown: ShownState;
}

/** The events of one service that did not arrive, with what can be done. */
export function ServiceEvents({ service, shown }: ServiceEventsProps) {
  const t = useT('admin');
  const [pages, setPages] = useState(1);
  const query = useDeadLetters(
    { service, page: 1, pageSize: pageSize * pages, ...(shown === 'all' ? {} : { state: shown }) },
    { pollingInterval: refreshEvery, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const [resyncing, setResyncing] = useState(false);
  const { data } = query;
  const name = toolName(t, service);
  const republishes = data?.summary.republishes ?? [];
  return (
    <section className="admin-service" aria-label={name}>
      <div className="admin-service__head">
        <h2>{name}</h2>
        {data ? <Summary summary={data.summary} /> : null}
        {republishes.length > 0 ? (
          <Button
            size="small"
            icon={refreshIcon}
            aria-label={t('event.resyncOf', { service: name })}
            onClick={() => setResyncing(true)}
          >
            {t('event.resync')}
          </Button>
        ) : null}
      </div>
      {!data && query.error ? (
        <p className="admin-tool__none">
          {t(problemOf(query.error).status === 404 ? 'event.noService' : 'event.unreachable')}
        </p>
      ) : null}
      {!data && !query.error ? <Skeletons lines={1} /> : null}
      {data && data.items.length > 0 ? (
        <ul className="admin-rows">
          {data.items.map((letter) => (
            <Letter key={letter.id} service={service} letter={letter} />
          ))}
        </ul>
      ) : null}
      {data && data.total > data.items.length ? (
        <div>
          <Button size="small" onClick={() => setPages(pages + 1)}>
            {t('event.more', { count: data.total - data.items.length })}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {resyncing ? (
          <ResyncDialog service={service} events={republishes} onClose={() => setResyncing(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}

function Summary({ summary }: { summary: EventSummary }) {
  const t = useT('admin');
  const format = useFormat();
  const { outbox, oldestSeconds, repeated, dead } = summary;
  if (outbox === 0 && repeated === 0 && dead === 0)
    return (
      <Badge tone="wald" icon={circleCheckIcon}>
        {t('event.allTold')}
      </Badge>
    );
  return (
    <div className="admin-tool__buttons">
      {dead > 0 ? (
        <Badge tone="rot" icon={circleXIcon}>
          {t('event.dead', { count: dead })}
        </Badge>
      ) : null}
      {repeated > 0 ? (
        <Badge tone="bernstein" icon={refreshIcon}>
          {t('event.repeated', { count: repeated })}
        </Badge>
      ) : null}
      {outbox > 0 ? (
        <Badge tone="petrol" icon={clockIcon}>
          {t('event.outbox', { count: outbox, age: format.duration(Math.max(60, oldestSeconds)) })}
        </Badge>
      ) : null}
    </div>
  );
}

function Letter({ service, letter }: { service: string; letter: DeadLetterView }) {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const [retry, { isLoading }] = useRetryDeadLetter();
  const [discard] = useDiscardDeadLetter();
  const [asking, setAsking] = useState(false);
  const { id, name, version, side, state, consumer, attempts, lastError, occurredAt, nextAttemptAt } = letter;
  const again = async () => {
    try {
      const after = await retry({ service, id }).unwrap();
      if (after.state === 'dead') notify.error(t('event.failedAgain', { name }));
      else notify.success(t('event.retried', { name }));
    } catch (error) {
      toast(error);
    }
  };
  const drop = async () => {
    try {
      await discard({ service, id }).unwrap();
      notify.success(t('event.discarded', { name }));
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main admin-letter">
        <span className="admin-tool__buttons">
          <code className="admin-version">{`${name} v${version}`}</code>
          <Badge
            tone={state === 'dead' ? 'rot' : 'bernstein'}
            icon={state === 'dead' ? circleXIcon : refreshIcon}
          >
            {t(`event.state.${state}`)}
          </Badge>
        </span>
        <small>
          {side === 'outbox' ? t('event.notSent') : t('event.consumer', { consumer: consumer ?? '' })} ·{' '}
          {t('event.attempts', { count: attempts })} ·{' '}
          {t('event.occurred', { moment: format.dateTime(occurredAt) })}
          {nextAttemptAt ? ` · ${t('event.next', { moment: format.dateTime(nextAttemptAt) })}` : null}
        </small>
        {lastError ? <small className="admin-letter__error">{lastError}</small> : null}
      </span>
      <span className="admin-tool__buttons">
        <Button
          size="small"
          icon={refreshIcon}
          loading={isLoading}
          aria-label={t('event.retryOf', { name })}
          onClick={() => void again()}
        >
          {t('event.retry')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={trashIcon}
          aria-label={t('event.discardOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('event.discard')}
        </Button>
      </span>
      {asking ? (
        <ConfirmDialog
          opened
          danger
          onClose={() => setAsking(false)}
          onConfirm={drop}
          title={t('event.discardTitle', { name })}
          confirmLabel={t('event.discard')}
        >
          {t('event.discardText')}
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
