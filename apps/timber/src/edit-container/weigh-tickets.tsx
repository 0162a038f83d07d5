import type { ContainerView, WeighTicketView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, IconButton, Text } from '@jahrring/ui';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useDeleteWeighTicket, useRestoreWeighTicket, useWeighTickets } from '../container.api';
import { cubic } from '../figures';
import '../sums.css';

const WeighTicketDialog = lazy(async () => ({
  default: (await import('./weigh-ticket.dialog')).WeighTicketDialog,
}));

/** Weigh tickets of the container, newest first, with its content at that time. */
export function WeighTickets({ container }: { container: ContainerView }) {
  const t = useT('timber');
  const { data, error, refetch } = useWeighTickets(container.id);
  const [adding, setAdding] = useState(false);
  const add = (
    <Button size="small" icon={plusIcon} onClick={() => setAdding(true)}>
      {t('ticket.add')}
    </Button>
  );
  return (
    <Card title={t('ticket.title')} actions={container.deletedAt ? undefined : add} flush>
      {error || !data ? <QueryState query={{ error, refetch }} lines={3} /> : null}
      {data?.items.length === 0 ? (
        <div className="timber-empty">
          <Text>{t('ticket.none')}</Text>
        </div>
      ) : null}
      {data && data.items.length > 0 ? <TicketTable tickets={data.items} /> : null}
      <Suspense fallback={null}>
        {adding ? <WeighTicketDialog container={container} onClose={() => setAdding(false)} /> : null}
      </Suspense>
    </Card>
  );
}

function TicketTable({ tickets }: { tickets: readonly WeighTicketView[] }) {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const remove = useTicketRemoval();
  const kg = (value: number | null) => (value === null ? '–' : `${format.number(value)} kg`);
  return (
    <div className="timber-sums" role="region" aria-label={t('ticket.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['weighedOn', 'grossKg', 'tareKg', 'netKg', 'moisture', 'dryKg', 'solid'].map((field) => (
              <th key={field} scope="col">
                {t(`ticket.${field}`)}
              </th>
            ))}
            {can('tools.timber.manage') ? (
              <th scope="col">
                <span className="jr-hidden">{t('container.list.more')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {tickets.map((ticket) => (
            <tr key={ticket.id}>
              <th scope="row">
                {[format.date(ticket.weighedOn), ticket.ticketNumber, ticket.place]
                  .filter(Boolean)
                  .join(' · ')}
              </th>
              <td>{kg(ticket.grossKg)}</td>
              <td>{kg(ticket.tareKg)}</td>
              <td>{kg(ticket.netKg)}</td>
              <td>{ticket.moisture === null ? '–' : `${format.number(ticket.moisture)} %`}</td>
              <td>{kg(ticket.dryKg)}</td>
              <td>{ticket.solid === null ? '–' : cubic(format, ticket.solid)}</td>
              {can('tools.timber.manage') ? (
                <td>
                  <IconButton
                    icon={trashIcon}
                    label={t('ticket.delete', { date: format.date(ticket.weighedOn) })}
                    onClick={() => void remove(ticket)}
                  />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useTicketRemoval() {
  const t = useT('timber');
  const [remove] = useDeleteWeighTicket();
  const [restore] = useRestoreWeighTicket();
  const removal = useRemoval({
    remove: ({ id, version }: WeighTicketView) => remove({ id, version }).unwrap(),
    restore: ({ id }: WeighTicketView) => restore(id).unwrap(),
    removed: () => t('ticket.deleted'),
  });
  return removal.remove;
}
