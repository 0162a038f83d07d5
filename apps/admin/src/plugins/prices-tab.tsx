import { pluginCurrency, type PluginPricing } from '@jahrring/contracts-admin';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, ErrorState, Icon, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { lazy, Suspense, useState } from 'react';
import '../admin.css';
import { usePluginPriceList } from '../tools/tools.api';
import { pluginIcons } from './plugin-icons';

const OfferDialog = lazy(async () => ({ default: (await import('./offer/offer-dialog')).OfferDialog }));
const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog')).PriceDialog }));

/** Monthly prices of plugins, and the number of licences that use them. */
export function PricesTab() {
  const t = useT('admin');
  const query = usePluginPriceList(undefined, { refetchOnMountOrArgChange: true });
  const [changed, setChanged] = useState<PluginPricing>();
  const [offered, setOffered] = useState<PluginPricing>();
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  return (
    <Card title={t('price.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('price.text')}</Text>
        {query.data ? (
          <ul className="admin-rows">
            {query.data.items.map((pricing) => (
              <PriceRow
                key={pricing.id}
                pricing={pricing}
                onChange={() => setChanged(pricing)}
                onOffer={() => setOffered(pricing)}
              />
            ))}
          </ul>
        ) : (
          <Skeletons lines={8} lineHeight="3rem" />
        )}
      </Stack>
      <Suspense>
        {changed ? <PriceDialog pricing={changed} onClose={() => setChanged(undefined)} /> : null}
        {offered ? (
          <OfferDialog
            plugin={offered.id}
            name={t(`plugins.${offered.id}.title`)}
            onClose={() => setOffered(undefined)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

interface PriceRowProps {
  pricing: PluginPricing;
  onChange: () => void;
  onOffer: () => void;
}

function PriceRow({ pricing, onChange, onOffer }: PriceRowProps) {
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
      <Row gap={2}>
        <Button size="small" aria-label={t('price.changeOf', { name })} onClick={onChange}>
          {t('price.change')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('offer.title', { name })} onClick={onOffer}>
          {t('offer.open')}
        </Button>
      </Row>
    </li>
  );
}
