import { lotLimits } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { TextAreaField, TextField } from '@jahrring/ui/form';

/** The fields of the form, for a new one and for an existing one. */
export function LotFormFields({ readOnly = false }: { readOnly?: boolean }) {
  const t = useT('timber');
  return (
    <Stack>
      <TextField
        name="title"
        label={t('lot.field.title')}
        required
        maxLength={lotLimits.title}
        readOnly={readOnly}
      />
      <TextAreaField name="note" label={t('lot.field.note')} maxLength={lotLimits.note} readOnly={readOnly} />
    </Stack>
  );
}
