import { originLimits } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { DateField, SelectField, TextField } from '@jahrring/ui/form';
import { CodesField } from '../codes-field';
import { timberOptions } from '../timber-options';

export function Certificate({ readOnly }: { readOnly: boolean }) {
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
            readOnly={readOnly}
          />
          <TextField
            name="certificateNumber"
            label={t('origin.field.certificateNumber')}
            maxLength={originLimits.certificateNumber}
            readOnly={readOnly}
          />
        </Columns>
        <Columns>
          <DateField name="certificateFrom" label={t('origin.field.certificateFrom')} readOnly={readOnly} />
          <DateField name="certificateUntil" label={t('origin.field.certificateUntil')} readOnly={readOnly} />
        </Columns>
      </Stack>
    </Section>
  );
}

export function DueDiligence({ readOnly, species }: { readOnly: boolean; species: readonly string[] }) {
  const t = useT('timber');
  const options = timberOptions(t);
  return (
    <Section title={t('origin.dds.title')} description={t('origin.dds.text')}>
      <Stack>
        <Columns>
          <DateField name="harvestFrom" label={t('origin.field.harvestFrom')} readOnly={readOnly} />
          <DateField name="harvestUntil" label={t('origin.field.harvestUntil')} readOnly={readOnly} />
        </Columns>
        <CodesField
          name="species"
          label={t('origin.field.species')}
          options={options.species}
          selected={species}
          readOnly={readOnly}
        />
        <Columns>
          <TextField
            name="ddsReference"
            label={t('origin.field.ddsReference')}
            maxLength={originLimits.dds}
            readOnly={readOnly}
          />
          <TextField
            name="ddsVerification"
            label={t('origin.field.ddsVerification')}
            maxLength={originLimits.dds}
            readOnly={readOnly}
          />
        </Columns>
      </Stack>
    </Section>
  );
}
