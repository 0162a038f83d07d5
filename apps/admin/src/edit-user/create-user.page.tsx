import { createUser, type CreateUser } from '@jahrring/contracts-admin';
import { notify, useLeave, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useCreateUser } from '../admin.api';
import { IdentityFields, SignInFields } from './user-form-fields';

const listPath = '/admin/users';
const empty = {
  email: '',
  firstName: '',
  lastName: '',
  locale: 'de' as const,
  regionalLocale: null,
  superadmin: false,
};

/** A new identity, without a licence yet. */
export function Component() {
  const t = useT('admin');
  const form = useZodForm(createUser, empty);
  const [create] = useCreateUser();
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (values: CreateUser) => {
    const { firstName, lastName } = await create(values).unwrap();
    notify.success(t('message.userCreated', { name: `${firstName} ${lastName}` }));
    leave(listPath);
  });
  return (
    <PageFrame
      title={t('title.createUser')}
      breadcrumbs={[{ label: t('title.users'), to: listPath }]}
      width="narrow"
    >
      <Form form={form} onSubmit={save} label={t('title.createUser')}>
        <Stack gap={6}>
          <IdentityFields />
          <SignInFields withBlocked={false} />
          <FormActions submitLabel={t('user.create')} onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
