import { problemOf, useParams, useT } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { type NewPassword, resetPassword } from '../../startup/sign-in';
import { NewPasswordForm } from './new-password-form';
import { SignInFrame } from './sign-in-frame';

type State = 'open' | 'done' | 'invalid';

/** The target of the link in the mail: a new password, once. */
export function PasswordResetPage() {
  const t = useT('shell');
  const { token = '' } = useParams();
  const [state, setState] = useState<State>('open');
  const set = async (values: NewPassword) => {
    try {
      await resetPassword(token, values);
      setState('done');
    } catch (error) {
      if (problemOf(error).code !== 'LINK_INVALID') throw error;
      setState('invalid');
    }
  };
  return (
    <SignInFrame title={t('titles.passwordReset')}>
      {state === 'open' ? (
        <NewPasswordForm label={t('titles.passwordReset')} submitLabel={t('reset.submit')} onPassword={set}>
          <p>{t('reset.text')}</p>
        </NewPasswordForm>
      ) : (
        <Stack>
          {state === 'done' ? (
            <Alert kind="success">{t('reset.done')}</Alert>
          ) : (
            <Alert kind="error" title={t('reset.invalid')}>
              {t('reset.invalidText')}
            </Alert>
          )}
          {state === 'invalid' ? <Button to="/password/forgot">{t('reset.again')}</Button> : null}
          <Button variant="primary" to="/login">
            {t('reset.back')}
          </Button>
        </Stack>
      )}
    </SignInFrame>
  );
}
