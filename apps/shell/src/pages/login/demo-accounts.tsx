import { telemetry, useT } from '@jahrring/tool-kit';
import { useEffect, useId, useState } from 'react';
import { fetchDemoAccounts, type DemoAccount } from '../../startup/auth-api';

export interface DemoAccountsProps {
  onChoose: (account: DemoAccount) => void;
}

/** On a demo installation: who one can be. A click fills the form. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const t = useT('shell');
  const id = useId();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    fetchDemoAccounts().then(setAccounts, (error: unknown) => telemetry.error('demo.accounts', error));
  }, []);
  if (accounts.length === 0) return null;
  return (
    <section className="sh-demo" aria-labelledby={id} data-demo-accounts>
      <h2 className="sh-demo__title" id={id}>
        {t('demo.title')}
      </h2>
      <p className="sh-demo__text">{t('demo.text')}</p>
      <ul className="sh-demo__list">
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className="sh-demo__account" onClick={() => onChoose(account)}>
              <span className="sh-demo__role">
                {t(`roles.${account.role}`, { defaultValue: account.role })}
              </span>
              <span className="sh-demo__email">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
