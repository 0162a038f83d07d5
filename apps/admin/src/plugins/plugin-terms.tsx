import { pluginCurrency, type PluginId, trialDays, type PluginView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Progress } from '@jahrring/ui';
import { checkIcon, clockIcon } from '@jahrring/ui/icons';
import { daysLeft } from './trial-days';

const soonDays = 3;

/** Shows the state of a plugin in one word. */
export function PluginStateBadge({ plugin }: { plugin: PluginView }) {
  const t = useT('admin');
  if (plugin.state === 'active' && plugin.trial?.state === 'running' && !plugin.agreement) {
    const count = daysLeft(plugin.trial.endsAt);
    return (
      <Badge tone={count <= soonDays ? 'bernstein' : 'petrol'} icon={clockIcon}>
        {t('plugin.daysLeft', { count })}
      </Badge>
    );
  }
  if (plugin.state === 'active')
    return (
      <Badge tone="wald" icon={checkIcon}>
        {t('plugin.state.active')}
      </Badge>
    );
  if (plugin.suspended) return <Badge tone="bernstein">{t('plugin.suspended')}</Badge>;
  return plugin.installed ? null : <Badge outline>{t('plugin.notInstalled')}</Badge>;
}

/** Notice that the end of another plugin's test ends this plugin too; renders nothing otherwise. */
export function EndsWith({ plugin: { endsWith } }: { plugin: PluginView }) {
  const t = useT('admin');
  const format = useFormat();
  if (!endsWith) return null;
  const plugin = t(`plugins.${endsWith.plugin}.title`);
  return <p>{t('plugin.endsWith', { plugin, moment: format.dateTime(endsWith.endsAt) })}</p>;
}

/** Shows the price of a plugin, the agreement, and the state of its test. */
export function PluginTerms({ plugin, on }: { plugin: PluginView; on: readonly PluginId[] }) {
  const t = useT('admin');
  const format = useFormat();
  const money = (price: string) => format.money(price, pluginCurrency);
  const { agreement, trial, price } = plugin;
  const cost = agreement?.price ?? price;
  const testing = trial?.state === 'running' && !agreement;
  const missing = plugin.dependsOn.filter((id) => !on.includes(id));
  const namesOf = (ids: readonly PluginId[]) => ids.map((id) => t(`plugins.${id}.title`)).join(', ');
  return (
    <div className="admin-plugin__terms">
      {plugin.released ? null : <p>{t('offer.notReleased')}</p>}
      {missing.length > 0 ? <p>{t('offer.needs', { plugins: namesOf(missing) })}</p> : null}
      {plugin.suspended ? <p>{t('plugin.suspendedText')}</p> : null}
      <p className="admin-plugin__price">
        {Number(cost ?? 0) === 0 ? (
          t('plugin.free')
        ) : (
          <>
            <strong>{money(cost ?? '0')}</strong> {t('plugin.perMonth')}
          </>
        )}
      </p>
      {agreement && Number(agreement.price) > 0 ? (
        <p>
          {t('plugin.agreed', {
            price: money(agreement.price),
            person: agreement.agreedBy,
            day: format.date(agreement.agreedAt),
          })}
          {agreement.startsOn > agreement.agreedAt.slice(0, 10)
            ? ` ${t('plugin.owedFrom', { day: format.date(agreement.startsOn) })}`
            : null}
        </p>
      ) : null}
      {testing ? (
        <>
          <Progress
            value={daysLeft(trial.endsAt) / trialDays}
            label={t('plugin.trialProgress')}
            tone="petrol"
          />
          <p>{t('plugin.trialEnds', { moment: format.dateTime(trial.endsAt) })}</p>
        </>
      ) : null}
      <EndsWith plugin={plugin} />
      {plugin.takesAlong.length > 0 ? (
        <p>{t('plugin.takesAlong', { plugins: namesOf(plugin.takesAlong) })}</p>
      ) : null}
      {trial?.state === 'stopped' ? (
        <p>{t('plugin.trialStopped', { day: format.date(trial.endsAt) })}</p>
      ) : null}
      {trial?.state === 'ended' && plugin.state === 'inactive' ? (
        <p>{t('plugin.trialEnded', { day: format.date(trial.endsAt) })}</p>
      ) : null}
    </div>
  );
}
