import { problemOf, useT } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { Form, TextField, useForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { askForReset } from '../../startup/sign-in';
import { SignInFrame } from './sign-in-frame';
import { signInText } from './sign-in-text';

/** Asks for a mail with a link; the answer is the same whether or not there is such an account. */
export function PasswordForgotPage() {
  const t = useT('shell');
  const form = useForm({ defaultValues: { email: '' } });
  const [sentTo, setSentTo] = useState('');
  const [failure, setFailure] = useState('');
  const submit = async ({ email }: { email: string }) => {
    setFailure('');
    try {
      await askForReset(email);
      setSentTo(email);
    } catch (error) {
      const { status, params } = problemOf(error);
      if (status === 422) {
        form.setError('email', { type: 'email', message: 'validation.email' }, { shouldFocus: true });
      } else if (status === 429) setFailure(t('reset.tooMany', { seconds: '', ...params }));
      else setFailure(signInText(t, error));
    }
  };
  return (
    <SignInFrame title={t('titles.passwordForgot')}>
      {sentTo === '' ? (
        <Form form={form} onSubmit={submit} label={t('titles.passwordForgot')} draft={false}>
          {failure === '' ? null : <Alert kind="error">{failure}</Alert>}
          <p>{t('reset.forgotText')}</p>
          <TextField
            name="email"
            label={t('signIn.email')}
            type="email"
            autoComplete="username"
            required
            autoFocus
          />
          <Button type="submit" variant="primary" fullWidth loading={form.formState.isSubmitting}>
            {t('reset.send')}
          </Button>
          <Button variant="quiet" fullWidth to="/login">
            {t('reset.back')}
          </Button>
        </Form>
      ) : (
        <Stack>
          <Alert kind="success" title={t('reset.sentTitle')}>
            {t('reset.sentText', { email: sentTo })}
          </Alert>
          <Button to="/login">{t('reset.back')}</Button>
        </Stack>
      )}
    </SignInFrame>
  );
}
