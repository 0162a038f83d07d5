import { useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { DateField, SelectField, TextField } from '@jahrring/ui/form';
import { CodesField } from '../codes-field';
import { timberOptions } from '../timber-options';

export function Certificate() {
  const t = useT('timber');
  const { certificate } = timberOptions(t);
  return (
    <Section title={t('origin.certificate.title')} description={t('origin.certificate.text')}>
      <Stack>
        <Columns>
          <SelectField
            name="certificateKind"
            label={t('origin.field.certificateKind')}
            options={certificate}
            clearable
          />
          <TextField name="certificateNumber" label={t('origin.field.certificateNumber')} />
        </Columns>
        <Columns>
          <DateField name="certificateFrom" label={t('origin.field.certificateFrom')} />
          <DateField name="certificateUntil" label={t('origin.field.certificateUntil')} />
        </Columns>
      </Stack>
    </Section>
  );
}

export function DueDiligence({ species }: { species: readonly string[] }) {
  const t = useT('timber');
  const options = timberOptions(t);
  return (
    <Section title={t('origin.dds.title')} description={t('origin.dds.text')}>
      <Stack>
        <Columns>
          <DateField name="harvestFrom" label={t('origin.field.harvestFrom')} />
          <DateField name="harvestUntil" label={t('origin.field.harvestUntil')} />
        </Columns>
        <CodesField
          name="species"
          label={t('origin.field.species')}
          options={options.species}
          selected={species}
        />
        <Columns>
          <TextField name="ddsReference" label={t('origin.field.ddsReference')} />
          <TextField name="ddsVerification" label={t('origin.field.ddsVerification')} />
        </Columns>
      </Stack>
    </Section>
  );
}
