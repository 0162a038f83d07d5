import { supportCaseLimits } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { TextAreaField, TextField } from '@jahrring/ui/form';

/** The fields of the form, for a new one and for an existing one. */
export function SupportCaseFormFields({ readOnly = false }: { readOnly?: boolean }) {
  const t = useT('support');
  return (
    <Stack>
      <TextField
        name="title"
        label={t('supportCase.field.title')}
        required
        maxLength={supportCaseLimits.title}
        readOnly={readOnly}
      />
      <TextAreaField
        name="note"
        label={t('supportCase.field.note')}
        maxLength={supportCaseLimits.note}
        readOnly={readOnly}
      />
    </Stack>
  );
}
