import { accountKinds } from '@jahrring/contracts-admin';
import { vatKeys } from '@jahrring/contracts-common';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { circleCheckIcon, pauseIcon } from '@jahrring/ui/icons';
import type { NumberedKind, NumberedRecord } from './numbered-kind';

type Column = GridColumn<NumberedRecord>;

function validityColumns(t: Translate, format: Format): Column[] {
  return (['validFrom', 'validTo'] as const).map((id) => ({
    id,
    header: t(`numbered.field.${id}`),
    value: (row) => (row[id] ? format.date(row[id]) : null),
    sortable: true,
    filter: { kind: 'date' },
    width: 130,
    grow: 0,
  }));
}

function accountColumns(t: Translate): Column[] {
  const kinds = accountKinds.map((value) => ({ value, label: t(`account.kind.${value}`) }));
  const keys = vatKeys.map((value) => ({ value, label: t(`vat.${value}`) }));
  return [
    {
      id: 'kind',
      header: t('account.field.kind'),
      value: (row) => (row.kind ? t(`account.kind.${row.kind}`) : null),
      sortable: true,
      filter: { kind: 'options', options: kinds },
      width: 110,
      grow: 0,
    },
    {
      id: 'vatKey',
      header: t('account.field.vatKey'),
      value: (row) => (row.vatKey ? t(`vat.${row.vatKey}`) : null),
      filter: { kind: 'options', options: keys },
      width: 120,
      grow: 0,
    },
  ];
}

function ownColumns({ has }: NumberedKind, t: Translate, format: Format): Column[] {
  if (has === 'validity') return validityColumns(t, format);
  return has === 'account' ? accountColumns(t) : [];
}

/** Sort and filter fields are those of the contracts' list specs. */
export function numberedColumns(kind: NumberedKind, t: Translate, format: Format): Column[] {
  return [
    {
      id: 'number',
      header: t('numbered.field.number'),
      value: (row) => row.number,
      sortable: true,
      filter: true,
      width: 100,
      grow: 0,
      fixed: true,
      card: 'subtitle',
    },
    {
      id: 'title',
      header: t('numbered.field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 200,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    ...ownColumns(kind, t, format),
    {
      id: 'active',
      header: t('field.active'),
      value: (row) => t(row.active ? 'numbered.active' : 'numbered.inactive'),
      cell: (row) => (
        <Badge tone={row.active ? 'wald' : 'stein'} icon={row.active ? circleCheckIcon : pauseIcon}>
          {t(row.active ? 'numbered.active' : 'numbered.inactive')}
        </Badge>
      ),
      sortable: true,
      filter: { kind: 'boolean' },
      width: 120,
      grow: 0,
      card: 'badge',
    },
  ];
}
