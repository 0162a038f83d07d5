import { Navigate, useAbility, useParams, useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { useSettings } from '../settings.api';
import { AccountingSettings } from './accounting-settings';
import { AccountSettings } from './account-settings';
import { DunningSettings } from './dunning-settings';
import { Periods } from './periods';
import { VatSettings } from './vat-settings';

const Opening = lazy(async () => ({ default: (await import('../opening/opening')).Opening }));

const tabs = ['accounts', 'dunning', 'vat', 'accounting', 'periods', 'opening'] as const;
const path = '/plugins/debitors/settings';

/** Automatic accounts, limit of write-offs, closed days and the opening; an unknown tab opens the first. */
export function Component() {
  const t = useT('bookkeeping');
  const { tab } = useParams();
  const mayChange = useAbility().can('tools.debitors.manage');
  const query = useSettings();
  const active = tabs.find((one) => one === tab);
  if (!active) return <Navigate to={`${path}/accounts`} replace />;
  return (
    <SettingsFrame
      title={t('settings.title')}
      subtitle={t('settings.text')}
      tabs={tabs.map((one) => ({
        label: t(`settings.tab.${one}`),
        to: `${path}/${one}`,
        active: one === active,
      }))}
    >
      {active === 'vat' ? <VatSettings mayChange={mayChange} /> : null}
      {active === 'accounting' ? <AccountingSettings mayChange={mayChange} /> : null}
      {active === 'periods' ? <Periods mayChange={mayChange} /> : null}
      {active === 'opening' ? (
        <Suspense fallback={<Skeletons lines={8} />}>
          <Opening mayChange={mayChange} />
        </Suspense>
      ) : null}
      {active === 'accounts' || active === 'dunning' ? (
        <SettingsContent query={query}>
          {(settings) =>
            active === 'accounts' ? (
              <AccountSettings loaded={settings} mayChange={mayChange} />
            ) : (
              <DunningSettings loaded={settings} mayChange={mayChange} />
            )
          }
        </SettingsContent>
      ) : null}
    </SettingsFrame>
  );
}
