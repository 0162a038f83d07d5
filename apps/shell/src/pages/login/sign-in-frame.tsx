import { useT } from '@jahrring/tool-kit';
import { Logo } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../../layout/language-menu';
import { ThemeMenu } from '../../layout/theme-menu';
import { GrowthRings } from './growth-rings';
import './login.css';

/** The screen of everybody who is not signed in: rings on one side, a form on the other. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT('shell');
  return (
    <div className="sh-login">
      <aside className="sh-login__art">
        <GrowthRings />
        <p className="sh-login__claim">{t('signIn.claim')}</p>
        <p className="sh-login__sub">{t('signIn.sub')}</p>
      </aside>
      <div className="sh-login__side">
        <div className="sh-login__top">
          <Logo size={32} withName label={t('product')} />
          <div className="sh-login__tools">
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </div>
        <div className="sh-login__box">
          <h1 className="sh-login__title">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
