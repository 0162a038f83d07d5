import { caseUrgencies } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { NumberField } from '@jahrring/ui/form';

/** Working hours until an answer and until it is solved, by urgency; and when a solved case is closed. */
export function TargetFields() {
  const t = useT('support');
  return (
    <Stack gap={6}>
      {caseUrgencies.toReversed().map((urgency) => (
        <Section key={urgency} title={t(`urgency.${urgency}`)}>
          <Columns>
            <NumberField name={`targets.${urgency}.first`} label={t('settings.firstTarget')} suffix="h" />
            <NumberField name={`targets.${urgency}.solve`} label={t('settings.solveTarget')} suffix="h" />
          </Columns>
        </Section>
      ))}
      <Section title={t('settings.closing')}>
        <NumberField
          name="closeAfterDays"
          label={t('settings.closeAfterDays')}
          description={t('settings.closeAfterText')}
        />
      </Section>
    </Stack>
  );
}
