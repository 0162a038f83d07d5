import { updatePlanningSettings, type PlanningSettings } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { CompanyFields } from './company-fields';
import { PublishFields } from './publish-fields';
import { RuleFields } from './rule-fields';
import { usePlanningSettings, useUpdateSettings } from './settings.api';
import { SkillFields } from './skill-fields';
import { ViewFields } from './view-fields';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<PlanningSettings>;

const fieldsOf = {
  conflicts: RuleFields,
  view: ViewFields,
  skills: SkillFields,
  companies: CompanyFields,
  publishing: PublishFields,
} as const;
export type FormTab = keyof typeof fieldsOf;

interface PlanningSettingsFormProps {
  tab: FormTab;
  loaded: PlanningSettings;
  mayChange: boolean;
}

/** One tab of the settings; they are saved as a whole. */
export function PlanningSettingsForm({ tab, loaded, mayChange }: PlanningSettingsFormProps) {
  const t = useT('planning');
  const form = useZodForm(updatePlanningSettings, toValues(loaded));
  const [update] = useUpdateSettings();
  const { refetch } = usePlanningSettings();
  const Fields = fieldsOf[tab];
  return (
    <SettingsForm
      form={form}
      label={t(`settings.tab.${tab}`)}
      readOnly={!mayChange}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => update({ version, values: changed }).unwrap()}
      onReload={refetch}
    >
      <Fields />
    </SettingsForm>
  );
}
