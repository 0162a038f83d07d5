import { notify, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { Form, TextField, useForm } from '@jahrring/ui/form';
import { changePassword, type PasswordChange } from '../../startup/auth-api';

const empty: PasswordChange = { oldPassword: '', password: '', confirmation: '' };

/** Changing it ends the person's other sessions. */
export function PasswordForm() {
  const t = useT('shell');
  const form = useForm<PasswordChange>({ defaultValues: empty });
  const showProblem = useProblemToForm(form);
  useUnsaved(form.formState.isDirty);
  const submit = async (values: PasswordChange) => {
    if (values.password !== values.confirmation) {
      form.setError(
        'confirmation',
        { type: 'confirmed', message: 'validation.confirmed' },
        { shouldFocus: true },
      );
      return;
    }
    try {
      await changePassword(values);
      form.reset(empty);
      notify.success(t('profile.passwordChanged'));
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={t('profile.password')} draft={false}>
      <TextField name="oldPassword" type="password" label={t('profile.oldPassword')} required />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('profile.newPassword')}
        description={t('profile.passwordHint')}
        required
      />
      <TextField
        name="confirmation"
        type="password"
        autoComplete="new-password"
        label={t('profile.confirmation')}
        required
      />
      <div>
        <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
          {t('profile.changePassword')}
        </Button>
      </div>
    </Form>
  );
}
