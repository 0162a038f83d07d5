import { Avatar, Badge, type GridColumn } from '@jahrring/ui';
import '../admin.css';
import { adminOptions, type Translate } from '../options';
import type { EmployeeRow } from './employee-scope';
import { RoleBadge } from './role-badge';

/** Sort and filter fields are those of the contract's list spec. */
export function employeeColumns(t: Translate): GridColumn<EmployeeRow>[] {
  return [
    {
      id: 'lastName',
      header: t('field.name'),
      value: (row) => row.name,
      cell: (row) => (
        <span className="admin-person">
          <Avatar name={row.name} size="small" decorative />
          <span className="admin-person__text">
            {row.name}
            {row.function ? <small>{row.function}</small> : null}
          </span>
        </span>
      ),
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
    {
      id: 'email',
      header: t('field.email'),
      value: (row) => row.email,
      width: 220,
      grow: 2,
      card: 'subtitle',
    },
    { id: 'phone', header: t('field.phone'), value: (row) => row.mobile ?? row.phone, width: 150, grow: 0 },
    {
      id: 'active',
      header: t('field.active'),
      value: (row) => t(row.active ? 'employee.active' : 'employee.inactive'),
      cell: (row) => (
        <Badge tone={row.active ? 'wald' : 'stein'} icon={row.active ? 'circle-check' : 'pause'}>
          {t(row.active ? 'employee.active' : 'employee.inactive')}
        </Badge>
      ),
      sortable: true,
      filter: { kind: 'boolean' },
      width: 130,
      grow: 0,
    },
  ];
}
