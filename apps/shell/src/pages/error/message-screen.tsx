import { useT } from '@jahrring/tool-kit';
import { Logo } from '@jahrring/ui';
import type { ReactNode } from 'react';
import './screen.css';

export interface MessageScreenProps {
  code: string;
  title: string;
  text: string;
  actions: ReactNode;
}

/** A full-page message: what happened, and the ways on. */
export function MessageScreen({ code, title, text, actions }: MessageScreenProps) {
  const t = useT('shell');
  return (
    <div className="sh-screen">
      <div className="sh-screen__mark">
        <Logo size={44} label={t('product')} />
      </div>
      <p className="sh-screen__code">{code}</p>
      <h1 className="sh-screen__title">{title}</h1>
      <p className="sh-screen__text">{text}</p>
      <div className="sh-screen__actions">{actions}</div>
    </div>
  );
}
