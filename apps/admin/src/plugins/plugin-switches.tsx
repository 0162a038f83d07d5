import type { PluginView } from '@jahrring/contracts-admin';
import { notify, problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, ErrorState, Icon, type IconName, Skeletons, Stack, Switch, Text } from '@jahrring/ui';
import { useState } from 'react';
import { usePluginList, useSwitchPlugin } from '../admin.api';
import '../admin.css';

const icons: Readonly<Record<PluginView['id'], IconName>> = {
  creditors: 'receipt',
  debitors: 'wallet',
  'hsm-admin': 'help',
  'machine-inventory': 'tractor',
  machinecontrol: 'activity',
  'my-hsm': 'message',
  'personal-inventory': 'tool',
  'qr-code': 'qr-code',
  scheduling_tool: 'calendar-week',
  surcharges: 'percentage',
  timber: 'wood',
};

interface PluginSwitchesProps {
  /** The collection's path: the own licence's or that of a licence. */
  base: string;
  maySwitch: boolean;
}

/** The catalogue of plugins, each with its switch. */
export function PluginSwitches({ base, maySwitch }: PluginSwitchesProps) {
  const t = useT('admin');
  const query = usePluginList(base);
  if (query.error) {
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  }
  if (!query.data) return <Skeletons lines={4} lineHeight="6rem" />;
  const groups = ['extension', 'industry_solution'] as const;
  return (
    <Stack gap={5}>
      {groups.map((group) => (
        <Stack key={group} gap={3}>
          <Text strong>{t(`plugin.group.${group}`)}</Text>
          <ul className="admin-plugins">
            {query.data.items
              .filter((plugin) => plugin.group === group)
              .map((plugin) => (
                <PluginCard key={plugin.id} base={base} plugin={plugin} maySwitch={maySwitch} />
              ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}

interface PluginCardProps {
  base: string;
  plugin: PluginView;
  maySwitch: boolean;
}

function PluginCard({ base, plugin, maySwitch }: PluginCardProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [change] = useSwitchPlugin();
  const [busy, setBusy] = useState(false);
  const active = plugin.state === 'active';
  const name = t(`plugins.${plugin.id}.title`);
  const flip = async (next: boolean) => {
    setBusy(true);
    try {
      await change({ base, plugin: plugin.id, change: { state: next ? 'active' : 'inactive' } }).unwrap();
      notify.success(t(next ? 'message.pluginOn' : 'message.pluginOff', { name }));
    } catch (error) {
      toast(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="admin-plugin" data-active={active || undefined}>
      <Icon name={icons[plugin.id]} size={24} className="admin-plugin__icon" />
      <div>
        <h3 className="admin-plugin__title">{name}</h3>
        <p className="admin-plugin__text">{t(`plugins.${plugin.id}.text`)}</p>
        {plugin.installed ? null : <Badge outline>{t('plugin.notInstalled')}</Badge>}
      </div>
      {maySwitch ? (
        <Switch
          checked={active}
          onChange={(next) => void flip(next)}
          label={t(active ? 'plugin.switchOff' : 'plugin.switchOn', { name })}
          hideLabel
          disabled={busy}
        />
      ) : (
        <Badge tone={active ? 'wald' : 'stein'}>{t(`plugin.state.${plugin.state}`)}</Badge>
      )}
    </li>
  );
}
