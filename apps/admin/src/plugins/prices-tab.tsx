import { pluginCurrency, type PluginPricing } from '@jahrring/contracts-admin';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, ErrorState, Icon, Skeletons, Stack, Text } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { lazy, Suspense, useState } from 'react';
import '../admin.css';
import { usePluginPriceList } from '../tools/tools.api';
import { pluginIcons } from './plugin-icons';

const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog')).PriceDialog }));

/** What plugins cost per month, and how many licences use them. */
export function PricesTab() {
  const t = useT('admin');
  const query = usePluginPriceList(undefined, { refetchOnMountOrArgChange: true });
  const [changed, setChanged] = useState<PluginPricing>();
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  return (
    <Card title={t('price.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('price.text')}</Text>
        {query.data ? (
          <ul className="admin-rows">
            {query.data.items.map((pricing) => (
              <PriceRow key={pricing.id} pricing={pricing} onChange={() => setChanged(pricing)} />
            ))}
          </ul>
        ) : (
          <Skeletons lines={8} lineHeight="3rem" />
        )}
      </Stack>
      <Suspense>
        {changed ? <PriceDialog pricing={changed} onClose={() => setChanged(undefined)} /> : null}
      </Suspense>
    </Card>
  );
}

function PriceRow({ pricing, onChange }: { pricing: PluginPricing; onChange: () => void }) {
  const t = useT('admin');
  const format = useFormat();
  const { id, price, prices, licences, trials } = pricing;
  const name = t(`plugins.${id}.title`);
  const [next] = prices.filter(({ validFrom }) => validFrom > localToday()).slice(-1);
  const money = (amount: string) =>
    Number(amount) === 0 ? t('plugin.free') : format.money(amount, pluginCurrency);
  return (
    <li className="admin-rows__row admin-price">
      <Icon name={pluginIcons[id]} size={20} className="admin-price__icon" />
      <span className="admin-rows__main">
        {name}
        <small>
          {t('price.used', { count: licences })}
          {trials > 0 ? ` · ${t('price.trials', { count: trials })}` : null}
        </small>
      </span>
      <span className="admin-price__amount">
        <strong>{money(price ?? '0')}</strong>
        {next ? (
          <small>{t('price.from', { price: money(next.price), day: format.date(next.validFrom) })}</small>
        ) : null}
      </span>
      <Button size="small" aria-label={t('price.changeOf', { name })} onClick={onChange}>
        {t('price.change')}
      </Button>
    </li>
  );
}
