import { machineReadingLimits } from '@jahrring/contracts-machine-control';
import { useT } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { TextAreaField, TextField } from '@jahrring/ui/form';

/** The fields of the form, for a new one and for an existing one. */
export function MachineReadingFormFields({ readOnly = false }: { readOnly?: boolean }) {
  const t = useT('machine-control');
  return (
    <Stack>
      <TextField
        name="title"
        label={t('machineReading.field.title')}
        required
        maxLength={machineReadingLimits.title}
        readOnly={readOnly}
      />
      <TextAreaField
        name="note"
        label={t('machineReading.field.note')}
        maxLength={machineReadingLimits.note}
        readOnly={readOnly}
      />
    </Stack>
  );
}
