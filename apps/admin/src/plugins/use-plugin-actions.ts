import { pluginCurrency, type PluginView } from '@jahrring/contracts-admin';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { useStartTrial, useSwitchPlugin } from '../admin.api';

export interface PluginActions {
  busy: boolean;
  /** True once the plugin is on; false where the price is not the one agreed to, which the list then shows anew. */
  activate: (price: string | null) => Promise<boolean>;
  deactivate: () => Promise<void>;
  startTrial: () => Promise<void>;
}

/** Returns the actions on a plugin for people who may switch plugins, each with a message about its result. */
export function usePluginActions(base: string, plugin: PluginView, refetch: () => void): PluginActions {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const [change] = useSwitchPlugin();
  const [start] = useStartTrial();
  const [busy, setBusy] = useState(false);
  const name = t(`plugins.${plugin.id}.title`);
  const run = async (action: () => Promise<string>): Promise<boolean> => {
    setBusy(true);
    try {
      notify.success(await action());
      return true;
    } catch (error) {
      const { code, params } = problemOf(error);
      if (code === 'PLUGIN_PRICE') {
        notify.error(
          t('plugin.priceChanged', { price: format.money(String(params?.['price']), pluginCurrency) }),
        );
        refetch();
      } else toast(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    activate: (price) =>
      run(async () => {
        const agreed = price === null ? {} : { price };
        await change({ base, plugin: plugin.id, change: { state: 'active', ...agreed } }).unwrap();
        return t('message.pluginOn', { name });
      }),
    deactivate: async () => {
      await run(async () => {
        await change({ base, plugin: plugin.id, change: { state: 'inactive' } }).unwrap();
        return t('message.pluginOff', { name });
      });
    },
    startTrial: async () => {
      await run(async () => {
        const view = await start({ base, plugin: plugin.id }).unwrap();
        return t('plugin.trialBegun', { name, day: format.date(view.trial?.endsAt ?? '') });
      });
    },
  };
}
