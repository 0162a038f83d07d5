import type { UserView } from '@jahrring/contracts-admin';
import type { Format } from '@jahrring/tool-kit';
import { Avatar, Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { banIcon, shieldIcon } from '@jahrring/ui/icons';
import '../admin.css';
import type { Translate } from '../options';

const fullName = (user: UserView) => `${user.firstName} ${user.lastName}`;

function UserMark({ user, t }: { user: UserView; t: Translate }) {
  if (user.blocked) {
    return (
      <Badge tone="rot" icon={banIcon}>
        {t('user.blocked')}
      </Badge>
    );
  }
  return user.superadmin ? (
    <Badge tone="violett" icon={shieldIcon}>
      {t('role.superadmin')}
    </Badge>
  ) : null;
}

/** Sort and filter fields are those of the contract's list spec. */
export function userColumns(t: Translate, format: Format): GridColumn<UserView>[] {
  return [
    {
      id: 'lastName',
      header: t('field.name'),
      value: fullName,
      cell: (row) => (
        <span className="admin-person">
          <Avatar name={fullName(row)} size="small" decorative />
          {fullName(row)}
        </span>
      ),
      sortable: true,
      width: 200,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'email',
      header: t('field.email'),
      value: (row) => row.email,
      sortable: true,
      width: 220,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'mark',
      header: t('field.state'),
      value: (row) => (row.blocked ? t('user.blocked') : row.superadmin ? t('role.superadmin') : ''),
      cell: (row) => <UserMark user={row} t={t} />,
      width: 140,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'memberships',
      header: t('title.licences'),
      value: (row) => row.memberships.map((membership) => membership.licenceName).join(', '),
      width: 220,
      grow: 2,
    },
    {
      id: 'lastSignInAt',
      header: t('field.lastSignInAt'),
      value: (row) => (row.lastSignInAt ? format.dateTime(row.lastSignInAt) : t('user.never')),
      sortable: true,
      width: 190,
      grow: 0,
    },
    {
      id: 'blocked',
      header: t('user.blocked'),
      value: (row) => t(row.blocked ? 'actions.yes' : 'actions.no'),
      filter: { kind: 'boolean' },
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'superadmin',
      header: t('role.superadmin'),
      value: (row) => t(row.superadmin ? 'actions.yes' : 'actions.no'),
      filter: { kind: 'boolean' },
      hiddenByDefault: true,
      card: 'none',
    },
  ];
}
