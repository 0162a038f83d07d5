import { Avatar, Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import type { Format } from '@jahrring/tool-kit';
import { circleCheckIcon, pauseIcon } from '@jahrring/ui/icons';
import '../admin.css';
import { adminOptions, type Translate } from '../options';
import type { EmployeeRow } from './employee-scope';
import { InvitationBadge } from './invitation-badge';
import { RoleBadge } from './role-badge';

/** Sort and filter fields are those of the contract's list spec. */
export function employeeColumns(t: Translate, format: Format): GridColumn<EmployeeRow>[] {
  return [
    {
      id: 'lastName',
      header: t('field.name'),
      value: (row) => row.name,
      cell: (row) => <PersonCell row={row} />,
      sortable: true,
      width: 220,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'role',
      header: t('field.role'),
      value: (row) => t(`role.${row.role}`),
      cell: (row) => <RoleBadge role={row.role} />,
      sortable: true,
      filter: { kind: 'options', options: adminOptions(t).role },
      width: 170,
      grow: 0,
      card: 'badge',
    },
    { id: 'function', header: t('field.function'), value: (row) => row.function, width: 150 },
    {
      id: 'team',
      header: t('hr.field.team'),
      value: (row) => row.team,
      sortable: true,
      filter: true,
      width: 130,
    },
    {
      id: 'pensum',
      header: t('hr.field.pensum'),
      value: (row) =>
        row.pensumPercent === null || row.pensumPercent === undefined
          ? null
          : format.percent(row.pensumPercent),
      align: 'end',
      width: 90,
      grow: 0,
      hiddenByDefault: true,
    },
    {
      id: 'active',
      header: t('hr.field.state'),
      value: (row) => t(row.active ? 'employee.active' : 'employee.inactive'),
      cell: (row) => <StateCell row={row} t={t} />,
      sortable: true,
      filter: { kind: 'boolean' },
      width: 150,
      grow: 0,
    },
    ...contactColumns(t),
    ...hiddenColumns(t, format),
  ];
}

function PersonCell({ row }: { row: EmployeeRow }) {
  return (
    <span className="admin-person">
      <Avatar name={row.name} size="small" decorative />
      <span className="admin-person__name">{row.name}</span>
    </span>
  );
}

function StateCell({ row, t }: { row: EmployeeRow; t: Translate }) {
  if (row.active && (row.invitation === 'sent' || row.invitation === 'expired'))
    return <InvitationBadge state={row.invitation} />;
  return (
    <Badge tone={row.active ? 'wald' : 'stein'} icon={row.active ? circleCheckIcon : pauseIcon}>
      {t(row.active ? 'employee.active' : 'employee.inactive')}
    </Badge>
  );
}

function contactColumns(t: Translate): GridColumn<EmployeeRow>[] {
  return [
    {
      id: 'email',
      header: t('field.email'),
      value: (row) => row.email,
      width: 160,
      grow: 2,
      card: 'subtitle',
    },
    { id: 'phone', header: t('field.phone'), value: (row) => row.mobile ?? row.phone, width: 150, grow: 0 },
  ];
}

function hiddenColumns(t: Translate, format: Format): GridColumn<EmployeeRow>[] {
  const day = (value: string | null | undefined) => (value ? format.date(value) : null);
  return [
    {
      id: 'externalId',
      header: t('hr.field.externalId'),
      value: (row) => row.externalId,
      sortable: true,
      width: 130,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'startsOn',
      header: t('field.entersOn'),
      value: (row) => day(row.startsOn),
      sortable: true,
      width: 120,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'endsOn',
      header: t('field.leavesOn'),
      value: (row) => day(row.endsOn),
      sortable: true,
      width: 120,
      hiddenByDefault: true,
      card: 'none',
    },
  ];
}
