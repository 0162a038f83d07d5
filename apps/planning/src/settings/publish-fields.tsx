import { localDateAt } from '@jahrring/contracts-common';
import { publishModes, type UpdatePlanningSettings } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Checkbox, Columns, Section, Stack, Text } from '@jahrring/ui';
import { SelectField, useFormContext, useWatch } from '@jahrring/ui/form';
import { usePlan } from '../planning.api';

/** When others see what is planned, who publishes it, and whether they are told. */
export function PublishFields() {
  const t = useT('planning');
  const { setValue } = useFormContext<UpdatePlanningSettings>();
  const publishing = useWatch<UpdatePlanningSettings, 'publishing'>({ name: 'publishing' });
  return (
    <>
      <Section title={t('settings.publishing')} description={t('settings.publishingText')}>
        <Stack>
          <SelectField
            name="publishing.mode"
            label={t('settings.mode')}
            options={publishModes.map((value) => ({ value, label: t(`settings.modes.${value}`) }))}
            required
          />
          <Checkbox
            label={t('settings.tellPeople')}
            checked={publishing.tellPeople}
            disabled={publishing.mode === 'atOnce'}
            onChange={(on) => setValue('publishing.tellPeople', on, { shouldDirty: true })}
          />
        </Stack>
      </Section>
      {publishing.mode === 'byHand' ? <Publishers chosen={publishing.publisherIds} /> : null}
    </>
  );
}

/** People, by name; nobody chosen: everybody who plans. */
function Publishers({ chosen }: { chosen: readonly string[] }) {
  const t = useT('planning');
  const format = useFormat();
  const { setValue } = useFormContext<UpdatePlanningSettings>();
  const today = localDateAt(Date.now(), format.timeZone);
  const { data: plan } = usePlan({ from: today, to: today });
  const people = (plan?.resources ?? []).filter(({ kind }) => kind === 'person');
  const set = (id: string, on: boolean) =>
    setValue('publishing.publisherIds', on ? [...chosen, id] : chosen.filter((one) => one !== id), {
      shouldDirty: true,
    });
  return (
    <Section title={t('settings.publishers')} description={t('settings.publishersText')}>
      <Stack gap={3}>
        <Columns count={3}>
          {people.map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(on) => set(id, on)} />
          ))}
        </Columns>
        {chosen.length === 0 ? <Text tone="muted">{t('settings.everyPlanner')}</Text> : null}
      </Stack>
    </Section>
  );
}
