import { listedMailKinds, type MailListItem, type MailState } from '@jahrring/contracts-admin';
import type { Format } from '@jahrring/tool-kit';
import { Badge, type BadgeProps } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { alertIcon, checkIcon, clockIcon } from '@jahrring/ui/icons';
import type { Translate } from '../options';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

const looks: Readonly<Record<MailState, Look>> = {
  queued: { tone: 'nacht', icon: clockIcon },
  sent: { tone: 'wald', icon: checkIcon },
  failed: { tone: 'rot', icon: alertIcon },
};

export function MailStateBadge({ state, t }: { state: MailState; t: Translate }) {
  return <Badge {...looks[state]}>{t(`mail.states.${state}`)}</Badge>;
}

/** Sort and filter fields are those of the contract's list spec. */
export function mailColumns(t: Translate, format: Format): GridColumn<MailListItem>[] {
  return [
    {
      id: 'subject',
      header: t('mail.subject'),
      value: (row) => row.subject,
      sortable: true,
      width: 230,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'to',
      header: t('mail.to'),
      value: (row) => row.to,
      sortable: true,
      width: 220,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'state',
      header: t('mail.state'),
      value: (row) => t(`mail.states.${row.state}`),
      cell: (row) => <MailStateBadge state={row.state} t={t} />,
      sortable: true,
      width: 120,
      grow: 0,
      card: 'badge',
      filter: {
        kind: 'options',
        options: (['queued', 'sent', 'failed'] as const).map((value) => ({
          value,
          label: t(`mail.states.${value}`),
        })),
      },
    },
    {
      id: 'kind',
      header: t('mail.kind'),
      value: (row) => t(`mail.kinds.${row.kind}`),
      width: 150,
      filter: {
        kind: 'options',
        options: listedMailKinds.map((value) => ({ value, label: t(`mail.kinds.${value}`) })),
      },
    },
    {
      id: 'createdAt',
      header: t('mail.createdAt'),
      value: (row) => format.dateTime(row.createdAt),
      sortable: true,
      width: 160,
      grow: 0,
    },
  ];
}
