import { useAbility, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { cashIcon, chartIcon, plusIcon, settingsIcon } from '@jahrring/ui/icons';
import type { ReactNode } from 'react';

interface ListFrameProps {
  view: 'debtors' | 'items';
  exportItems: ActionMenuItem[];
  children: ReactNode;
}

/** The page around both lists. */
export function ListFrame({ view, exportItems, children }: ListFrameProps) {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const settings = {
    label: t('debtor.action.settings'),
    icon: settingsIcon,
    to: '/plugins/debitors/settings/accounts',
  };
  const selfBilling = { label: t('selfBilling.action'), icon: plusIcon, to: '/debitors/self-billing' };
  const views = { label: t('views.title'), icon: chartIcon, to: '/plugins/debitors/views' };
  return (
    <PageFrame
      title={t('debtor.title.list')}
      subtitle={t('debtor.list.subtitle')}
      actions={
        <>
          {can('tools.debitors.manage') ? (
            <Button variant="primary" icon={cashIcon} to="/debitors/create">
              {t('debtor.action.pay')}
            </Button>
          ) : null}
          <ActionMenu
            items={[
              can('tools.debitors.manage') && selfBilling,
              ...exportItems,
              can('tools.plugin.index') && views,
              can('tools.plugin.index') && settings,
            ]}
          />
        </>
      }
      tabs={[
        { label: t('debtor.list.byDebtor'), to: '/debitors', active: view === 'debtors' },
        { label: t('debtor.list.byItem'), to: '/debitors?view=items', active: view === 'items' },
        { label: t('bank.title'), to: '/debitors/statements', active: false },
        { label: t('dunning.title'), to: '/debitors/dunning', active: false },
        { label: t('ledger.title'), to: '/debitors/ledger', active: false },
        { label: t('vat.title'), to: '/debitors/vat', active: false },
        { label: t('accounting.title'), to: '/debitors/accounting', active: false },
      ]}
    >
      {children}
    </PageFrame>
  );
}
