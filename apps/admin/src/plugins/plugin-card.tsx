import { type PluginDefinition, type PluginId, plugins, type PluginView } from '@jahrring/contracts-admin';
import { useAbility, useBoot, useT } from '@jahrring/tool-kit';
import { Button, Icon } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { arrowRightIcon, playIcon, settingsIcon } from '@jahrring/ui/icons';
import { PluginPicture } from './offer/plugin-picture';
import { pluginLinks } from './plugin-links';
import { pluginIcons } from './plugin-icons';
import { PluginStateBadge, PluginTerms } from './plugin-terms';
import { type PluginActions, usePluginActions } from './use-plugin-actions';

const AgreeDialog = lazy(async () => ({ default: (await import('./agree-dialog')).AgreeDialog }));
const PluginDetails = lazy(async () => ({ default: (await import('./plugin-details')).PluginDetails }));
const StopDialog = lazy(async () => ({ default: (await import('./stop-dialog')).StopDialog }));

/** The collection of one's own licence. */
const ownPlugins = '/api/admin/plugins';
const catalogue: readonly PluginDefinition[] = plugins;

interface PluginCardProps {
  base: string;
  plugin: PluginView;
  /** Plugins that are on in the licence. */
  on: readonly PluginId[];
  maySwitch: boolean;
  refetch: () => void;
}

/** A plugin with its state, its price, and what can be done with it. */
export function PluginCard({ base, plugin, on, maySwitch, refetch }: PluginCardProps) {
  const t = useT('admin');
  const actions = usePluginActions(base, plugin, refetch);
  const { user } = useBoot();
  const [reading, setReading] = useState(false);
  const name = t(`plugins.${plugin.id}.title`);
  const definition = catalogue.find(({ id }) => id === plugin.id);
  const own = base === ownPlugins;
  const mayThis = maySwitch && (user.superadmin || !definition?.operatorOnly);
  return (
    <li className="admin-plugin" data-active={plugin.state === 'active' || undefined}>
      <PluginPicture plugin={plugin.id} pictureId={plugin.pictureId} />
      <Icon name={pluginIcons[plugin.id]} size={24} className="admin-plugin__icon" />
      <div className="admin-plugin__body">
        <div className="admin-plugin__head">
          <h3 className="admin-plugin__title">{name}</h3>
          <PluginStateBadge plugin={plugin} />
        </div>
        <p className="admin-plugin__text">{t(`plugins.${plugin.id}.text`)}</p>
        <PluginTerms plugin={plugin} on={on} />
        <div className="admin-plugin__actions">
          {own && plugin.state === 'active' ? <PluginPages plugin={plugin} name={name} /> : null}
          {mayThis ? <PluginButtons plugin={plugin} on={on} name={name} actions={actions} /> : null}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('offer.detailsOf', { name })}
            onClick={() => setReading(true)}
          >
            {t('offer.details')}
          </Button>
        </div>
      </div>
      <Suspense>
        {reading ? (
          <PluginDetails
            base={base}
            plugin={plugin}
            on={on}
            withHistory={maySwitch}
            onClose={() => setReading(false)}
          />
        ) : null}
      </Suspense>
    </li>
  );
}

/** The way to what the plugin brings, and to where it is set. */
function PluginPages({ plugin, name }: { plugin: PluginView; name: string }) {
  const t = useT('admin');
  const { tools } = useBoot();
  const { canAny } = useAbility();
  const { page, settings } = pluginLinks(tools, plugin.id, canAny);
  return (
    <>
      {page ? (
        <Button size="small" icon={arrowRightIcon} to={page} aria-label={t('plugin.openOf', { name })}>
          {t('plugin.open')}
        </Button>
      ) : null}
      {settings ? (
        <Button size="small" icon={settingsIcon} to={settings} aria-label={t('plugin.settingsOf', { name })}>
          {t('plugin.settings')}
        </Button>
      ) : null}
    </>
  );
}

interface PluginButtonsProps {
  plugin: PluginView;
  on: readonly PluginId[];
  name: string;
  actions: PluginActions;
}

function PluginButtons({ plugin, on: activePlugins, name, actions }: PluginButtonsProps) {
  const t = useT('admin');
  const [asking, setAsking] = useState<'agree' | 'stop'>();
  const { price, trial, agreement } = plugin;
  const on = plugin.state === 'active';
  const testing = trial?.state === 'running' && !agreement;
  const ready = plugin.released && plugin.dependsOn.every((id) => activePlugins.includes(id));
  const mayTest = !on && price !== null && plugin.installed && trial?.state !== 'ended';
  const activate = () => (price === null ? void actions.activate(null) : setAsking('agree'));
  const close = () => setAsking(undefined);
  return (
    <>
      {mayTest ? (
        <Button
          size="small"
          icon={playIcon}
          loading={actions.busy}
          disabled={!ready}
          aria-label={t(trial ? 'plugin.resumeTrialOf' : 'plugin.startTrialOf', { name })}
          onClick={() => void actions.startTrial()}
        >
          {t(trial ? 'plugin.resumeTrial' : 'plugin.startTrial')}
        </Button>
      ) : null}
      {plugin.installed && (!on || testing) ? (
        <Button
          size="small"
          variant={testing ? 'primary' : mayTest ? 'quiet' : 'secondary'}
          loading={actions.busy && !mayTest}
          disabled={!ready}
          aria-label={t(testing ? 'plugin.keepOf' : 'plugin.switchOn', { name })}
          onClick={activate}
        >
          {t(testing ? 'plugin.keep' : 'plugin.turnOn')}
        </Button>
      ) : null}
      {on || plugin.suspended ? (
        <Button
          size="small"
          variant="quiet"
          loading={actions.busy && !testing}
          aria-label={t('plugin.switchOff', { name })}
          onClick={() => setAsking('stop')}
        >
          {t('plugin.turnOff')}
        </Button>
      ) : null}
      <Suspense>
        {asking === 'agree' ? (
          <AgreeDialog
            plugin={plugin}
            price={price ?? '0.00'}
            onClose={close}
            onAgree={() => actions.activate(price)}
          />
        ) : null}
        {asking === 'stop' ? (
          <StopDialog plugin={plugin} on={activePlugins} onClose={close} onStop={actions.deactivate} />
        ) : null}
      </Suspense>
    </>
  );
}
