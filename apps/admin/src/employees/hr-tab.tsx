import { type EmployeeView, recordingMethods } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Section, Stack } from '@jahrring/ui';
import { DurationField, SelectField } from '@jahrring/ui/form';
import '../admin.css';
import { Corrections } from './corrections';
import { useRateCategoryOptions } from './employees.api';
import type { TabProps } from './tab-props';
import { TabForm } from './tab-form';
import { TargetHours } from './target-hours';

function toDraft(employee: EmployeeView) {
  return {
    recordingMethod: employee.recordingMethod,
    rateCategoryId: employee.rateCategoryId,
    averageDaySeconds: employee.averageDaySeconds,
    startHolidaySeconds: employee.startHolidaySeconds,
    startOvertimeSeconds: employee.startOvertimeSeconds,
  };
}

/** Target hours, balances and the ledger. */
export function HrTab({ employee, scope, onReload }: TabProps) {
  const t = useT('admin');
  return (
    <Stack gap={6}>
      <TargetHours scope={scope} employee={employee} />
      <Corrections scope={scope} employee={employee} />
      <TabForm scope={scope} employee={employee} toDraft={toDraft} label={t('hr.tab.hr')} onReload={onReload}>
        <StartFields />
        <RecordingFields own={scope.own} />
      </TabForm>
    </Stack>
  );
}

function StartFields() {
  const t = useT('admin');
  return (
    <Section title={t('hr.section.start')} description={t('hr.startText')}>
      <div className="admin-fields admin-fields--thirds">
        <DurationField name="startHolidaySeconds" label={t('hr.field.startHoliday')} signed />
        <DurationField name="startOvertimeSeconds" label={t('hr.field.startOvertime')} signed />
        <DurationField
          name="averageDaySeconds"
          label={t('hr.field.averageDay')}
          description={t('hr.averageDayHint')}
        />
      </div>
    </Section>
  );
}

function RecordingFields({ own }: { own: boolean }) {
  const t = useT('admin');
  const { data: categories } = useRateCategoryOptions(undefined, { skip: !own });
  return (
    <Section title={t('hr.section.recording')}>
      <div className="admin-fields admin-fields--halves">
        <SelectField
          name="recordingMethod"
          label={t('hr.field.recordingMethod')}
          options={recordingMethods.map((value) => ({ value, label: t(`hr.recording.${value}`) }))}
          placeholder={t('hr.asLicence')}
          clearable
        />
        {own ? (
          <SelectField
            name="rateCategoryId"
            label={t('hr.field.rateCategory')}
            options={(categories?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            clearable
          />
        ) : null}
      </div>
    </Section>
  );
}
