import {
  labelLines,
  labelSheets,
  labelSheetKeys,
  updateLabelSettings,
  type LabelLine,
  type LabelSettings,
  type UpdateLabelSettings,
} from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { SettingsContent, SettingsForm } from '@jahrring/tool-kit/form';
import { Columns, Section, Stack } from '@jahrring/ui';
import {
  CheckboxField,
  NumberField,
  SelectField,
  SwitchField,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { z } from 'zod';
import { LabelLogo } from './label-logo';
import { useLabelSettings, useUpdateLabelSettings } from './labels.api';

/** Lines are ticked one by one; on the label they stand in their usual order. */
const filledIn = updateLabelSettings
  .omit({ lines: true })
  .extend({ ticked: z.record(z.enum(labelLines), z.boolean()) });
type FilledIn = z.infer<typeof filledIn>;

/** Settings for the sheet on which labels are printed, and their content. */
export function LabelSettingsTab() {
  const query = useLabelSettings();
  return (
    <SettingsContent query={query}>
      {(settings) => (
        <Stack gap={6}>
          <LabelForm loaded={settings} />
          <LabelLogo settings={settings} />
        </Stack>
      )}
    </SettingsContent>
  );
}

function LabelForm({ loaded }: { loaded: LabelSettings }) {
  const t = useT('inventory');
  const form = useZodForm(filledIn, toForm(loaded));
  const [update] = useUpdateLabelSettings();
  const { refetch } = useLabelSettings();
  return (
    <SettingsForm
      form={form}
      label={t('labels.settings')}
      record={loaded}
      toDraft={toForm}
      onSave={(changed, { version }) => update({ version, values: toValues(changed) }).unwrap()}
      onReload={refetch}
    >
      <SheetFields />
      <Section title={t('labels.says')}>
        <Stack>
          <SwitchField
            name="showNumber"
            label={t('labels.showNumber')}
            description={t('labels.numberText')}
          />
          {labelLines.map((line) => (
            <CheckboxField key={line} name={`ticked.${line}`} label={t(`labels.line.${line}`)} />
          ))}
          <SwitchField name="showLogo" label={t('labels.showLogo')} />
          <SwitchField name="cutLines" label={t('labels.cutLines')} description={t('labels.cutLinesText')} />
        </Stack>
      </Section>
    </SettingsForm>
  );
}

function SheetFields() {
  const t = useT('inventory');
  const sheet = useWatch<FilledIn, 'sheet'>({ name: 'sheet' });
  const { margin, label, columns, rows, ...found } = labelSheets[sheet];
  const roll = 'roll' in found ? found.roll : undefined;
  return (
    <Section
      title={t('labels.sheet')}
      description={t('labels.sheetText', { columns, rows, width: label.width, height: label.height })}
    >
      <Stack>
        <SelectField
          name="sheet"
          label={t('labels.sheet')}
          options={labelSheetKeys.map((value) => ({ value, label: t(`labels.sheets.${value}`) }))}
        />
        {roll === 'cut' ? <NumberField name="rollLength" label={t('labels.rollLength')} suffix="mm" /> : null}
        {roll ? null : (
          <Columns>
            <NumberField
              name="marginLeft"
              label={t('labels.marginLeft')}
              description={t('labels.marginText', { value: margin.left })}
              decimals={2}
              suffix="mm"
            />
            <NumberField
              name="marginTop"
              label={t('labels.marginTop')}
              description={t('labels.marginText', { value: margin.top })}
              decimals={2}
              suffix="mm"
            />
          </Columns>
        )}
      </Stack>
    </Section>
  );
}

function toForm({ version: _version, hasLogo: _hasLogo, lines, ...values }: LabelSettings): FilledIn {
  const ticked = Object.fromEntries(labelLines.map((line) => [line, lines.includes(line)]));
  return { ...values, ticked: ticked as Record<LabelLine, boolean> };
}

function toValues({ ticked, ...values }: FilledIn): UpdateLabelSettings {
  return { ...values, lines: labelLines.filter((line) => ticked[line]) };
}
