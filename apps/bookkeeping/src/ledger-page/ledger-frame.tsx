import { useAbility, useT } from '@jahrring/tool-kit';
import { ActionMenu, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { settingsIcon } from '@jahrring/ui/icons';
import type { ReactNode } from 'react';

export const ledgerPath = '/debitors/ledger';
const views = ['journal', 'balances', 'items'] as const;

interface LedgerFrameProps {
  view: (typeof views)[number];
  /** Of the account whose sheet is shown. */
  account?: string;
  exportItems: ActionMenuItem[];
  children: ReactNode;
}

/** The page around journal, balances and items of a day. */
export function LedgerFrame({ view, account, exportItems, children }: LedgerFrameProps) {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const settings = {
    label: t('debtor.action.settings'),
    icon: settingsIcon,
    to: '/plugins/debitors/settings/periods',
  };
  const toView = (one: string) => (one === 'journal' ? ledgerPath : `${ledgerPath}?view=${one}`);
  return (
    <PageFrame
      title={account ?? t('ledger.title')}
      subtitle={account === undefined ? t('ledger.subtitle') : t('ledger.sheet')}
      breadcrumbs={[
        { label: t('debtor.title.list'), to: '/debitors' },
        ...(account === undefined ? [] : [{ label: t('ledger.tab.balances'), to: toView('balances') }]),
      ]}
      actions={<ActionMenu items={[...exportItems, can('tools.plugin.index') && settings]} />}
      tabs={views.map((one) => ({
        label: t(`ledger.tab.${one}`),
        to: toView(one),
        active: one === view,
      }))}
    >
      {children}
    </PageFrame>
  );
}
