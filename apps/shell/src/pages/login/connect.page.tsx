import { useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, Logo, Spinner } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { connect } from '../../start/auth-api';
import { enter } from '../../start/enter';
import { fetchBoot } from '../../start/session';
import { signInText } from './sign-in-text';
import '../error/screen.css';

async function follow(token: string): Promise<void> {
  await connect(token);
  const boot = await fetchBoot();
  if (boot) await enter(boot);
}

/** The target of a one-time link: signs in, or says why not. */
export function ConnectPage() {
  const t = useT('shell');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [failure, setFailure] = useState('');
  const started = useRef(false);
  useEffect(() => {
    if (token === '' || started.current) return;
    started.current = true;
    follow(token).catch((error: unknown) => setFailure(signInText(t, error)));
  }, [token, t]);
  const text = token === '' ? t('connect.missing') : failure;
  return (
    <div className="sh-screen">
      <Logo size={40} />
      {text === '' ? (
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
          {text}
        </ErrorState>
      )}
    </div>
  );
}
