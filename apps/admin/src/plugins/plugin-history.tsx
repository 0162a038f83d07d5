import { pluginCurrency, type PluginId, type PluginStep } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Section, Text } from '@jahrring/ui';
import { usePluginHistory } from './offer/offer.api';

export function PluginHistory({ base, id }: { base: string; id: PluginId }) {
  const t = useT('admin');
  const query = usePluginHistory({ base, plugin: id }, { refetchOnMountOrArgChange: true });
  const items = query.data?.items;
  return (
    <Section title={t('offer.history')}>
      {query.error || !items ? <QueryState query={query} lines={3} /> : null}
      {items?.length === 0 ? <Text tone="muted">{t('offer.historyNone')}</Text> : null}
      {items && items.length > 0 ? (
        <ul className="admin-rows">
          {items.map((step) => (
            <HistoryStep key={step.id} step={step} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function HistoryStep({ step: { step, at, person, price } }: { step: PluginStep }) {
  const t = useT('admin');
  const format = useFormat();
  const label =
    step === 'agreed' && price
      ? t('offer.step.agreed', { price: format.money(price, pluginCurrency) })
      : t(`offer.step.${step}`);
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        {label}
        {person ? <small>{person}</small> : null}
      </span>
      <Text tone="muted" size="small">
        {format.dateTime(at)}
      </Text>
    </li>
  );
}
