import { problemOf, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, Logo, Spinner } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { connect, type NewPassword, type SignInAnswer } from '../../startup/sign-in';
import { NewPasswordForm } from './new-password-form';
import { enterSession, pendingOf, type PendingSignIn } from './pending-sign-in';
import { SecondStep } from './second-step';
import { SignInFrame } from './sign-in-frame';
import { signInText } from './sign-in-text';
import '../error/screen.css';

/** Data shown to an invited person before they set their password. */
interface Welcome {
  licence: string;
  name: string;
  min: string;
}

/** The target of a one-time link: signs in, asks for a first password where there is none, or says why not. */
export function ConnectPage() {
  const t = useT('shell');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [failure, setFailure] = useState('');
  const [welcome, setWelcome] = useState<Welcome | null>(null);
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const started = useRef(false);
  const proceed = async (answer: SignInAnswer) => {
    const open = pendingOf(answer);
    if (open) setPending(open);
    else await enterSession();
  };
  useEffect(() => {
    if (token === '' || started.current) return;
    started.current = true;
    connect(token)
      .then(proceed)
      .catch((error: unknown) => {
        const { code, params: told } = problemOf(error);
        if (code === 'PASSWORD_NEEDED') setWelcome(toWelcome(told));
        else setFailure(signInText(t, error));
      });
  }, [token, t]);
  if (pending) {
    return (
      <SignInFrame title={t('factor.codeTitle')}>
        <SecondStep pending={pending} onCancel={() => location.assign('/login')} />
      </SignInFrame>
    );
  }
  if (welcome) {
    const set = async ({ password, confirmation }: NewPassword) =>
      proceed(await connect(token, password, confirmation));
    return (
      <SignInFrame title={t('connect.welcome', { licence: welcome.licence })}>
        <NewPasswordForm label={t('titles.connect')} submitLabel={t('connect.submit')} onPassword={set}>
          <p>{t('connect.setPassword', { name: welcome.name, min: welcome.min })}</p>
        </NewPasswordForm>
      </SignInFrame>
    );
  }
  return <ConnectScreen failure={token === '' ? t('connect.missing') : failure} />;
}

function toWelcome(params: Readonly<Record<string, string | number>> | undefined): Welcome {
  const { licence = '', name = '', min = '' } = params ?? {};
  return { licence: String(licence), name: String(name), min: String(min) };
}

function ConnectScreen({ failure }: { failure: string }) {
  const t = useT('shell');
  return (
    <div className="sh-screen">
      <Logo size={40} />
      {failure === '' ? (
        <>
          <h1 className="sh-screen__title">{t('connect.title')}</h1>
          <Spinner size={28} />
        </>
      ) : (
        <ErrorState
          title={t('connect.failed')}
          actions={
            <Button variant="primary" to="/login">
              {t('signIn.title')}
            </Button>
          }
        >
          {failure}
        </ErrorState>
      )}
    </div>
  );
}
