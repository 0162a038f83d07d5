import { useNavigate, useOptionalBoot, useT } from '@jahrring/tool-kit';
import { Button, Logo } from '@jahrring/ui';
import type { ReactNode } from 'react';
import './screen.css';

export interface MessageScreenProps {
  code: string;
  title: string;
  text: string;
  /** Requested address, as it was written. */
  detail?: string;
  actions: ReactNode;
}

/** A full-page message: what happened, and the ways on. */
export function MessageScreen({ code, title, text, detail, actions }: MessageScreenProps) {
  const t = useT('shell');
  return (
    <div className="sh-screen">
      <div className="sh-screen__mark">
        <Logo size={44} label={t('product')} />
      </div>
      <p className="sh-screen__code">{code}</p>
      <h1 className="sh-screen__title">{title}</h1>
      <p className="sh-screen__text">{text}</p>
      {detail === undefined ? null : <p className="sh-screen__detail">{detail}</p>}
      <div className="sh-screen__actions">{actions}</div>
    </div>
  );
}

/** Back to where one was, and to the start or the sign-in. */
export function MessageActions() {
  const t = useT('shell');
  const navigate = useNavigate();
  const signedIn = useOptionalBoot() !== null;
  return (
    <>
      <Button onClick={() => void navigate(-1)}>{t('screen.back')}</Button>
      <Button variant="primary" to={signedIn ? '/' : '/login'}>
        {t(signedIn ? 'screen.home' : 'signIn.title')}
      </Button>
    </>
  );
}
