import { pluginCurrency, type PluginId, type TypeChangePreview } from '@jahrring/contracts-admin';
import { type LicenceType } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Alert, Checkbox, Stack, Text } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { useState } from 'react';
import { useLicenceTypePreview } from './licence-type.api';

/** Consequences of the chosen type. */
export function TypeEffects({
  id,
  onToggle,
}: {
  id: string;
  onToggle: (plugins: readonly PluginId[]) => void;
}) {
  const type = useWatch<{ type: LicenceType }, 'type'>({ name: 'type' });
  const query = useLicenceTypePreview({ id, type }, { refetchOnMountOrArgChange: true });
  const [ending, setEnding] = useState<readonly PluginId[]>([]);
  const toggle = (plugin: PluginId) => {
    const next = ending.includes(plugin) ? ending.filter((one) => one !== plugin) : [...ending, plugin];
    setEnding(next);
    onToggle(next);
  };
  if (query.error || !query.currentData) return <QueryState query={query} lines={3} />;

  return <ToldEffects effects={query.currentData} ending={ending} onToggle={toggle} />;
}

interface EffectsProps {
  effects: TypeChangePreview;
  ending: readonly PluginId[];
  onToggle: (plugin: PluginId) => void;
}

function ToldEffects({ effects: { seats, developers, plugins }, ending, onToggle }: EffectsProps) {
  const t = useT('admin');
  const format = useFormat();
  const priced = (id: PluginId, price: string | null) =>
    price && Number(price) > 0
      ? t('licenceChange.priced', {
          plugin: t(`plugins.${id}.title`),
          price: format.money(price, pluginCurrency),
        })
      : t(`plugins.${id}.title`);
  return (
    <>
      <Text as="p">
        {t(seats.before === seats.after ? 'licenceChange.seatsSame' : 'licenceChange.seats', { ...seats })}
      </Text>
      {seats.over > 0 ? <Alert>{t('licenceChange.over', { count: seats.over })}</Alert> : null}
      {developers.before === developers.after ? null : (
        <Alert>{t(developers.after ? 'licenceChange.demoBegins' : 'licenceChange.demoEnds')}</Alert>
      )}
      {plugins.length === 0 ? (
        <Text tone="muted">{t('licenceChange.noPlugins')}</Text>
      ) : (
        <fieldset>
          <legend>{t('licenceChange.plugins')}</legend>
          <Stack gap={2}>
            {plugins.map(({ id, price }) => (
              <Checkbox
                key={id}
                label={priced(id, price)}
                checked={ending.includes(id)}
                onChange={() => onToggle(id)}
              />
            ))}
          </Stack>
        </fieldset>
      )}
    </>
  );
}
