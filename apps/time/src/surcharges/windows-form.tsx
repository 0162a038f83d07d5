import {
  stackingRules,
  sundayRules,
  surchargeLimits,
  surchargePresets,
  type SurchargePreset,
  type SurchargeSettings,
} from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm } from '@jahrring/tool-kit/form';
import { ActionMenu, EmptyState, Section, Stack } from '@jahrring/ui';
import { RadioGroup, useFieldArray, useZodForm } from '@jahrring/ui/form';
import { plusIcon } from '@jahrring/ui/icons';
import { useSurchargeSettings, useUpdateSurchargeSettings } from './surcharges.api';
import './surcharges.css';
import { WindowCard } from './window-card';
import { fromDraft, fromPreset, toDraft, windowsDraft } from './windows-draft';

const presets = Object.keys(surchargePresets) as SurchargePreset[];

/** All windows of the licence. */
export function WindowsForm({ loaded }: { loaded: SurchargeSettings }) {
  const t = useT('time');
  const form = useZodForm(windowsDraft, toDraft(loaded));
  const [update] = useUpdateSurchargeSettings();
  const { refetch } = useSurchargeSettings(undefined);
  const list = useFieldArray({ control: form.control, name: 'windows', keyName: 'key' });
  const add = (preset: SurchargePreset) => list.append(fromPreset(preset, t(`surcharge.preset.${preset}`)));
  const menu = (
    <ActionMenu
      text={t('surcharge.add')}
      icon={plusIcon}
      items={presets.map((preset) => ({
        label: t(`surcharge.presetText.${preset}`),
        disabled: list.fields.length >= surchargeLimits.windows,
        onClick: () => add(preset),
      }))}
    />
  );
  return (
    <SettingsForm
      form={form}
      label={t('title.surchargeSettings')}
      record={loaded}
      toDraft={toDraft}
      onSave={(draft, { version }) => update({ version, values: fromDraft(draft) }).unwrap()}
      onReload={refetch}
    >
      <Section title={t('surcharge.stackingTitle')}>
        <RadioGroup
          name="stacking"
          label={t('surcharge.stacking')}
          options={stackingRules.map((rule) => ({ value: rule, label: t(`surcharge.rule.${rule}`) }))}
        />
        <RadioGroup
          name="sundayRule"
          label={t('surcharge.sunday')}
          options={sundayRules.map((rule) => ({ value: rule, label: t(`surcharge.sundayRule.${rule}`) }))}
        />
      </Section>
      <Section title={t('surcharge.windows')} actions={menu}>
        <p className="surcharge-hint">{t('surcharge.windowsText')}</p>
        {list.fields.length === 0 ? (
          <EmptyState title={t('surcharge.emptyTitle')}>{t('surcharge.emptyText')}</EmptyState>
        ) : (
          <Stack gap={4}>
            {list.fields.map(({ key }, index) => (
              <WindowCard
                key={key}
                index={index}
                first={index === 0}
                last={index === list.fields.length - 1}
                onMove={(by) => list.move(index, index + by)}
                onRemove={() => list.remove(index)}
              />
            ))}
          </Stack>
        )}
      </Section>
    </SettingsForm>
  );
}
