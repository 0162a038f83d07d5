import { useBoot, useT } from '@jahrring/tool-kit';
import { Alert, Button, Modal } from '@jahrring/ui';
import { Form, TextField, useForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { giveUpSession, signInAgain, signInAgainWithCode } from '../../startup/reauthenticate';
import { signInText } from './sign-in-text';

const formId = 'sign-in-again';

/** The session ended while a page was open: sign in over it, so that nothing typed is lost. */
export function ReauthenticationDialog() {
  const t = useT('shell');
  const { user } = useBoot();
  const form = useForm({ defaultValues: { email: user.email, password: '', code: '' } });
  const [failure, setFailure] = useState('');
  const [challenge, setChallenge] = useState<string | null>(null);
  const submit = async ({ password, code }: { password: string; code: string }) => {
    setFailure('');
    const needed = challenge === null ? 'password' : 'code';
    if ({ password, code }[needed] === '') {
      form.setError(needed, { type: 'required', message: 'validation.required' }, { shouldFocus: true });
      return;
    }
    try {
      if (challenge === null) setChallenge(await signInAgain(password));
      else await signInAgainWithCode(challenge, code.trim());
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
      <Form form={form} onSubmit={submit} id={formId} label={t('again.title')} draft={false}>
        <p>{t('again.text')}</p>
        {failure === '' ? null : <Alert kind="error">{failure}</Alert>}
        <TextField name="email" label={t('signIn.email')} type="email" autoComplete="username" readOnly />
        {challenge === null ? (
          <TextField
            name="password"
            label={t('signIn.password')}
            type="password"
            autoComplete="current-password"
            required
            autoFocus
          />
        ) : (
          <TextField
            name="code"
            label={t('factor.code')}
            description={t('factor.codeText')}
            autoComplete="one-time-code"
            required
            autoFocus
          />
        )}
      </Form>
    </Modal>
  );
}
