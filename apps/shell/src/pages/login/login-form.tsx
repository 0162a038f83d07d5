import { useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { CheckboxField, Form, TextField, useForm } from '@jahrring/ui/form';
import { useEffect, useState } from 'react';
import { beginSignIn } from '../../startup/sign-in';
import { enterSession, pendingOf, type PendingSignIn } from './pending-sign-in';
import { signInText } from './sign-in-text';

interface Values {
  email: string;
  password: string;
  trusted: boolean;
}

export interface LoginFormProps {
  /** A demo account to fill in; a new object fills again. */
  filled: { email: string; password: string } | null;
  /** The password was right, and more is asked for. */
  onPending: (pending: PendingSignIn) => void;
}

export function LoginForm({ filled, onPending }: LoginFormProps) {
  const t = useT('shell');
  const form = useForm<Values>({ defaultValues: { email: '', password: '', trusted: false } });
  const [failure, setFailure] = useState('');
  const { setValue } = form;
  useEffect(() => {
    if (!filled) return;
    setValue('email', filled.email);
    setValue('password', filled.password);
  }, [filled, setValue]);
  const submit = async (values: Values) => {
    setFailure('');
    const missing = (['email', 'password'] as const).filter((name) => values[name] === '');
    missing.forEach((name, index) => {
      form.setError(name, { type: 'required', message: 'validation.required' }, { shouldFocus: index === 0 });
    });
    if (missing.length > 0) return;
    try {
      const pending = pendingOf(await beginSignIn(values));
      if (pending) onPending(pending);
      else await enterSession();
    } catch (error) {
      setFailure(signInText(t, error));
      form.setFocus('password');
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={t('signIn.title')} draft={false}>
      {failure === '' ? null : <Alert kind="error">{failure}</Alert>}
      <TextField
        name="email"
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        required
        autoFocus
      />
      <TextField
        name="password"
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <CheckboxField name="trusted" label={t('signIn.trusted')} description={t('signIn.trustedHint')} />
      <Button type="submit" variant="primary" fullWidth loading={form.formState.isSubmitting}>
        {t('signIn.submit')}
      </Button>
      <Button variant="quiet" fullWidth to="/password/forgot">
        {t('signIn.forgot')}
      </Button>
      <Button variant="quiet" fullWidth to="/apply">
        {t('signIn.apply')}
      </Button>
    </Form>
  );
}
