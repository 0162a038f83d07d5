import { problemOf, useParams, useT } from '@jahrring/tool-kit';
import { Alert, Button, Spinner, Stack } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { confirmApplication } from '../../startup/sign-in';
import { SignInFrame } from '../login/sign-in-frame';
import { signInText } from '../login/sign-in-text';

type State = { step: 'asking' } | { step: 'done'; licence: string } | { step: 'failed'; text: string };

/** The target of the link in the mail: says that the application waits now. */
export function ConfirmApplicationPage() {
  const t = useT('shell');
  const { token = '' } = useParams();
  const [state, setState] = useState<State>({ step: 'asking' });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    confirmApplication(token)
      .then(({ licenceName }) => setState({ step: 'done', licence: licenceName }))
      .catch((error: unknown) => {
        const invalid = problemOf(error).code === 'LINK_INVALID';
        setState({ step: 'failed', text: invalid ? t('apply.invalidText') : signInText(t, error) });
      });
  }, [token, t]);
  return (
    <SignInFrame title={t('titles.applyConfirm')}>
      <Stack>
        {state.step === 'asking' ? <Spinner size={28} /> : null}
        {state.step === 'done' ? (
          <Alert kind="success" title={t('apply.waitingTitle')}>
            {t('apply.waitingText', { licence: state.licence })}
          </Alert>
        ) : null}
        {state.step === 'failed' ? (
          <>
            <Alert kind="error" title={t('reset.invalid')}>
              {state.text}
            </Alert>
            <Button to="/apply">{t('apply.again')}</Button>
          </>
        ) : null}
        <Button variant="primary" to="/login">
          {t('reset.back')}
        </Button>
      </Stack>
    </SignInFrame>
  );
}
