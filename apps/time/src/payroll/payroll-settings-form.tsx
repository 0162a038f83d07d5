import {
  updatePayrollSettings,
  type PayrollSettings,
  type PayrollSourceOption,
} from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { FormatSection } from './format-section';
import { usePayrollSettings, useUpdatePayrollSettings } from './payroll.api';
import './payroll.css';
import { WageTypesSection } from './wage-types-section';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<PayrollSettings>;

interface PayrollSettingsFormProps {
  loaded: PayrollSettings;
  sources: readonly PayrollSourceOption[];
}

/** Wage types and file. */
export function PayrollSettingsForm({ loaded, sources }: PayrollSettingsFormProps) {
  const t = useT('time');
  const form = useZodForm(updatePayrollSettings, toValues(loaded));
  const [update] = useUpdatePayrollSettings();
  const { refetch } = usePayrollSettings(undefined);
  return (
    <SettingsForm
      form={form}
      label={t('title.payrollSettings')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => update({ version, values: changed }).unwrap()}
      onReload={refetch}
    >
      <WageTypesSection sources={sources} />
      <FormatSection />
    </SettingsForm>
  );
}
