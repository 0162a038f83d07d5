import {
  applicationStates,
  type ApplicationState,
  type LicenceApplicationView,
} from '@jahrring/contracts-admin';
import type { Format } from '@jahrring/tool-kit';
import { Badge, type BadgeProps } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { banIcon, circleCheckIcon, clockIcon, mailIcon } from '@jahrring/ui/icons';
import { adminOptions, type Translate } from '../options';

const looks: Readonly<Record<ApplicationState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  sent: { tone: 'stein', icon: mailIcon },
  waiting: { tone: 'bernstein', icon: clockIcon },
  activated: { tone: 'wald', icon: circleCheckIcon },
  declined: { tone: 'rot', icon: banIcon },
};

export function ApplicationStateBadge({ state, t }: { state: ApplicationState; t: Translate }) {
  return <Badge {...looks[state]}>{t(`application.states.${state}`)}</Badge>;
}

/** Sort and filter fields are those of the contract's list spec. */
export function applicationColumns(t: Translate, format: Format): GridColumn<LicenceApplicationView>[] {
  return [
    {
      id: 'licenceName',
      header: t('application.company'),
      value: (row) => row.licenceName,
      sortable: true,
      width: 220,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'state',
      header: t('field.state'),
      value: (row) => t(`application.states.${row.state}`),
      cell: (row) => <ApplicationStateBadge state={row.state} t={t} />,
      sortable: true,
      filter: {
        kind: 'options',
        options: applicationStates.map((value) => ({ value, label: t(`application.states.${value}`) })),
      },
      width: 190,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'lastName',
      header: t('application.person'),
      value: (row) => `${row.firstName} ${row.lastName}`,
      sortable: true,
      width: 170,
      card: 'subtitle',
    },
    {
      id: 'email',
      header: t('field.email'),
      value: (row) => row.email,
      width: 220,
      grow: 2,
    },
    {
      id: 'type',
      header: t('field.type'),
      value: (row) => t(`licenceType.${row.type}`),
      sortable: true,
      filter: {
        kind: 'options',
        options: adminOptions(t).licenceType.filter(({ value }) => value !== 'demo'),
      },
      width: 140,
    },
    {
      id: 'createdAt',
      header: t('application.createdAt'),
      value: (row) => format.dateTime(row.createdAt),
      sortable: true,
      width: 160,
      grow: 0,
    },
  ];
}
