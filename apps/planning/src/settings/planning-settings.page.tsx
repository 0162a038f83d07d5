import { Navigate, useAbility, useParams, useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { PlanningSettingsForm, type FormTab } from './planning-settings-form';
import { usePlanningSettings } from './settings.api';
import { RailLayers } from './rail-layers';
import { SkillHolders } from './skill-holders';

const tabs = ['conflicts', 'view', 'skills', 'companies', 'publishing', 'map'] as const satisfies readonly (
  | FormTab
  | 'map'
)[];
const path = '/plugins/scheduling_tool/settings';

/** Rules of the plan, what it shows, and who can what; an unknown tab opens the first. */
export function Component() {
  const t = useT('planning');
  const { tab } = useParams();
  const mayChange = useAbility().can('tools.scheduling_tool.manage');
  const query = usePlanningSettings();
  const active = tabs.find((one) => one === tab);
  if (!active) return <Navigate to={`${path}/${tabs[0]}`} replace />;
  return (
    <SettingsFrame
      title={t('title.settings')}
      subtitle={t('settings.text')}
      tabs={tabs.map((one) => ({
        label: t(`settings.tab.${one}`),
        to: `${path}/${one}`,
        active: one === active,
      }))}
    >
      <SettingsContent query={query}>
        {(settings) => (
          <>
            {active === 'map' ? (
              <RailLayers mayChange={mayChange} />
            ) : (
              <PlanningSettingsForm key={active} tab={active} loaded={settings} mayChange={mayChange} />
            )}
            {active === 'skills' && mayChange ? <SkillHolders skills={settings.skills} /> : null}
          </>
        )}
      </SettingsContent>
    </SettingsFrame>
  );
}
