import {
  stackingRules,
  surchargeLimits,
  surchargePresets,
  type SurchargePreset,
  type SurchargeSettings,
} from '@jahrring/contracts-time';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { ActionMenu, Alert, Button, EmptyState, Section, Stack } from '@jahrring/ui';
import { Form, FormActions, RadioGroup, useFieldArray, useZodForm, type ZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { useSurchargeSettings, useUpdateSurchargeSettings } from './surcharges.api';
import './surcharges.css';
import { WindowCard } from './window-card';
import { fromDraft, fromPreset, toDraft, windowsDraft, type WindowsDraft } from './windows-draft';

const presets = Object.keys(surchargePresets) as SurchargePreset[];

/** All windows of the licence in one form, saved together. */
export function WindowsForm({ loaded }: { loaded: SurchargeSettings }) {
  const t = useT('time');
  const form = useZodForm(windowsDraft, toDraft(loaded));
  const { save, stale } = useSaving(loaded, form);
  const { refetch } = useSurchargeSettings(undefined);
  const list = useFieldArray({ control: form.control, name: 'windows', keyName: 'key' });
  const add = (preset: SurchargePreset) => list.append(fromPreset(preset, t(`surcharge.preset.${preset}`)));
  useUnsaved(form.formState.isDirty);
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
    <Form form={form} onSubmit={save} label={t('title.surchargeSettings')}>
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
        <Section title={t('surcharge.stackingTitle')}>
          <RadioGroup
            name="stacking"
            label={t('surcharge.stacking')}
            options={stackingRules.map((rule) => ({ value: rule, label: t(`surcharge.rule.${rule}`) }))}
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
        <FormActions onCancel={() => form.reset()} submitLabel={t('action.save')} />
      </Stack>
    </Form>
  );
}

function useSaving(loaded: SurchargeSettings, form: ZodForm<WindowsDraft, WindowsDraft>) {
  const t = useT('time');
  const toForm = useProblemToForm(form);
  const [update] = useUpdateSurchargeSettings();
  const [stale, setStale] = useState(false);
  const save = async (draft: WindowsDraft) => {
    try {
      await update({ version: loaded.version, values: fromDraft(draft) }).unwrap();
      form.reset(draft);
      notify.success(t('surcharge.saved'));
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else toForm(error);
    }
  };
  return { save, stale };
}
