import { useT } from '@jahrring/tool-kit';
import { Logo } from '@jahrring/ui';
import { useState } from 'react';
import { LanguageMenu } from '../../layout/language-menu';
import { ThemeMenu } from '../../layout/theme-menu';
import { DemoAccounts } from './demo-accounts';
import { GrowthRings } from './growth-rings';
import { LoginForm } from './login-form';
import './login.css';

/** The first thing anybody sees. */
export function LoginPage() {
  const t = useT('shell');
  const [filled, setFilled] = useState<{ email: string; password: string } | null>(null);
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
          <h1 className="sh-login__title">{t('signIn.title')}</h1>
          <LoginForm filled={filled} />
          <DemoAccounts onChoose={({ email, password }) => setFilled({ email, password })} />
        </div>
      </div>
    </div>
  );
}
