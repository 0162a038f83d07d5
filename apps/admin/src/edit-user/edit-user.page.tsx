import { updateUser, type UpdateUser, type UserView } from '@jahrring/contracts-admin';
import { Link, notify, useFormat, useLeave, useParams, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Badge, Card, PageFrame, Stack, Text } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { banIcon } from '@jahrring/ui/icons';
import { useUpdateUser, useUser } from '../admin.api';
import { changesOf } from '../changes-of';
import { employeesOfLicence } from '../employees/employee-scope';
import { RoleBadge } from '../employees/role-badge';
import { RecordPage } from '../record-page';
import { DeleteUser } from './delete-user';
import { EmailNote } from './email-note';
import { RemoveSecondFactor } from './remove-second-factor';
import { IdentityFields, SignInFields } from './user-form-fields';

const listPath = '/admin/users';

/** One identity and the licences it belongs to. */
export function Component() {
  const t = useT('admin');
  const { id = '' } = useParams();
  const query = useUser(id);
  const reload = () => void query.refetch();
  const user = query.currentData;
  if (!user) {
    const breadcrumbs = [{ label: t('title.users'), to: listPath }];
    return (
      <RecordPage title={t('title.user')} breadcrumbs={breadcrumbs} error={query.error} onRetry={reload} />
    );
  }
  return <EditUser key={user.id} user={user} onReload={() => query.refetch().unwrap()} />;
}

/** Returns the form's values of a person. */
function toDraft({ email, firstName, lastName, locale, regionalLocale, superadmin, blocked }: UserView) {
  return { email, firstName, lastName, locale, regionalLocale, superadmin, blocked };
}

function EditUser({ user, onReload }: { user: UserView; onReload: () => Promise<UserView> }) {
  const t = useT('admin');
  const format = useFormat();
  const name = `${user.firstName} ${user.lastName}`;
  const form = useZodForm(updateUser, toDraft(user));
  const [update] = useUpdateUser();
  const leave = useLeave(form.formState.isDirty);
  const { base, save, conflict } = useVersionedSave({
    ...{ form, record: user, toDraft, load: onReload },
    run: (values: UpdateUser, { id, version, ...from }) =>
      update({ id, version, patch: changesOf(from, values) }).unwrap(),
    onSaved: () => leave(listPath),
    message: () => t('message.userSaved', { name }),
  });
  const submit = async (values: UpdateUser) => {
    if (Object.keys(changesOf(base, values)).length > 0) return save(values);
    notify.info(t('message.unchanged'));
    leave(listPath);
  };
  return (
    <PageFrame
      title={name}
      titleExtra={
        user.blocked ? (
          <Badge tone="rot" icon={banIcon}>
            {t('user.blocked')}
          </Badge>
        ) : undefined
      }
      subtitle={
        user.lastSignInAt
          ? t('user.lastSignIn', { date: format.dateTime(user.lastSignInAt) })
          : t('user.never')
      }
      breadcrumbs={[{ label: t('title.users'), to: listPath }]}
      width="narrow"
      actions={
        <>
          <RemoveSecondFactor user={user} />
          <DeleteUser user={user} onDeleted={() => leave(listPath)} />
        </>
      }
    >
      <Stack gap={6}>
        <EmailNote user={user} />
        <Memberships user={user} />
        <Form form={form} onSubmit={submit} label={name}>
          <Stack gap={6}>
            {conflict}
            <IdentityFields />
            <SignInFields withBlocked />
            <FormActions onCancel={() => leave(listPath)} />
          </Stack>
        </Form>
      </Stack>
    </PageFrame>
  );
}

function Memberships({ user }: { user: UserView }) {
  const t = useT('admin');
  return (
    <Card title={t('user.memberships')}>
      {user.memberships.length === 0 ? (
        <Text tone="muted">{t('user.noMemberships')}</Text>
      ) : (
        <ul className="admin-rows">
          {user.memberships.map(({ employeeId, licenceId, licenceName, role, active }) => (
            <li key={employeeId} className="admin-rows__row">
              <span className="admin-rows__main">
                <Link to={employeesOfLicence(licenceId).tabPath(employeeId, 'personal')}>{licenceName}</Link>
                {active ? null : <small>{t('employee.inactive')}</small>}
              </span>
              <RoleBadge role={role} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
