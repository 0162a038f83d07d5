import { useBoot, useT } from '@jahrring/tool-kit';
import { Alert, Button, Form, Modal, TextField, useForm } from '@jahrring/ui';
import { useState } from 'react';
import { giveUpSession, signInAgain } from '../../start/reauthenticate';
import { signInText } from './sign-in-text';

const formId = 'sign-in-again';

/** The session ended while a page was open: sign in over it, so that nothing typed is lost. */
export function ReauthenticationDialog() {
  const t = useT('shell');
  const { user } = useBoot();
  const form = useForm({ defaultValues: { email: user.email, password: '' } });
  const [failure, setFailure] = useState('');
  const submit = async ({ password }: { password: string }) => {
    setFailure('');
    if (password === '') {
      form.setError('password', { type: 'required', message: 'validation.required' }, { shouldFocus: true });
      return;
    }
    try {
      await signInAgain(password);
    } catch (error) {
      setFailure(signInText(t, error));
    }
  };
  return (
    <Modal
      opened
      dismissible={false}
      onClose={giveUpSession}
      title={t('again.title')}
      size="small"
      actions={
        <>
          <Button onClick={giveUpSession}>{t('again.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('signIn.submit')}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={submit} id={formId} label={t('again.title')}>
        <p>{t('again.text')}</p>
        {failure === '' ? null : <Alert kind="error">{failure}</Alert>}
        <TextField name="email" label={t('signIn.email')} type="email" autoComplete="username" readOnly />
        <TextField
          name="password"
          label={t('signIn.password')}
          type="password"
          autoComplete="current-password"
          required
          autoFocus
        />
      </Form>
    </Modal>
  );
}
