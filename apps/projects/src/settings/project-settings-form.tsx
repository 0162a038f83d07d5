import {
  projectNumberDelimiters,
  projectNumberFormats,
  projectNumberWidths,
  updateProjectSettings,
  type ProjectSettings,
  type UpdateProjectSettings,
} from '@jahrring/contracts-projects';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Button, Columns, Section, Stack } from '@jahrring/ui';
import {
  Form,
  FormActions,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { useState } from 'react';
import { useProjectSettings, useUpdateProjectSettings } from '../controlling.api';

/** All rules in one form, saved together. */
export function ProjectSettingsForm({ loaded }: { loaded: ProjectSettings }) {
  const t = useT('projects');
  const { version, ...values } = loaded;
  const form = useZodForm(updateProjectSettings, values);
  const toForm = useProblemToForm(form);
  const [update] = useUpdateProjectSettings();
  const { refetch } = useProjectSettings();
  const [stale, setStale] = useState(false);
  useUnsaved(form.formState.isDirty);
  const save = async (draft: UpdateProjectSettings) => {
    try {
      await update({ version, values: draft }).unwrap();
      form.reset(draft);
      notify.success(t('settings.saved'));
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else toForm(error);
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('title.settings')}>
      <Stack gap={6}>
        {stale ? (
          <Alert
            kind="warning"
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {t('settings.reload')}
              </Button>
            }
          >
            {t('settings.stale')}
          </Alert>
        ) : null}
        <NumberRules />
        <Section title={t('settings.billingTitle')}>
          <Stack>
            <SwitchField
              name="billsElsewhere"
              label={t('settings.billsElsewhere')}
              description={t('settings.billsElsewhereText')}
            />
            <NumberField
              name="budgetWarningPercent"
              label={t('settings.budgetWarning')}
              description={t('settings.budgetWarningText')}
              suffix="%"
              required
            />
          </Stack>
        </Section>
        <FormActions onCancel={() => form.reset()} submitLabel={t('action.save')} />
      </Stack>
    </Form>
  );
}

function NumberRules() {
  const t = useT('projects');
  const format = useWatch<UpdateProjectSettings, 'numberFormat'>({ name: 'numberFormat' });
  return (
    <Section title={t('settings.numberTitle')} description={t('settings.numberText')}>
      <Stack>
        <SelectField
          name="numberFormat"
          label={t('settings.numberFormat')}
          required
          options={projectNumberFormats.map((value) => ({ value, label: t(`settings.format.${value}`) }))}
        />
        {format === 'continue' ? null : (
          <Columns count={3}>
            <TextField name="numberPrefix" label={t('settings.numberPrefix')} />
            {format === 'consecutive' ? null : (
              <SelectField
                name="numberDelimiter"
                label={t('settings.numberDelimiter')}
                required
                emptyValue=""
                options={projectNumberDelimiters.map((value) => ({
                  value,
                  label: value === '' ? t('settings.noDelimiter') : value,
                }))}
              />
            )}
            {format === 'year' || format === 'year_month' ? (
              <SelectField
                name="numberWidth"
                label={t('settings.numberWidth')}
                required
                valueAs="number"
                options={projectNumberWidths.map((width) => ({
                  value: String(width),
                  label: t('settings.digits', { count: width }),
                }))}
              />
            ) : null}
          </Columns>
        )}
      </Stack>
    </Section>
  );
}
