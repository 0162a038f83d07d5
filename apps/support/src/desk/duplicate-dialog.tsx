import { updateDeskCase } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { Form, NumberField, useZodForm } from '@jahrring/ui/form';

const formId = 'support-duplicate';
const schema = updateDeskCase.pick({ duplicateOf: true }).required();

interface DuplicateDialogProps {
  /** Answers whether it was done. */
  onChoose: (number: number) => Promise<boolean>;
  onClose: () => void;
}

/** Dialog to choose the case of which this one is a duplicate. */
export function DuplicateDialog({ onChoose, onClose }: DuplicateDialogProps) {
  const t = useT('support');
  const form = useZodForm(schema, { duplicateOf: null as unknown as number });
  return (
    <FormDialog
      title={t('desk.duplicate')}
      formId={formId}
      saving={form.formState.isSubmitting}
      submitLabel={t('desk.duplicateClose')}
      size="small"
      onClose={onClose}
    >
      <Form
        form={form}
        id={formId}
        label={t('desk.duplicate')}
        draft={false}
        onSubmit={async ({ duplicateOf }) => {
          if (await onChoose(duplicateOf)) onClose();
        }}
      >
        <Stack>
          <Text as="p">{t('desk.duplicateText')}</Text>
          <NumberField name="duplicateOf" label={t('field.duplicateOfNumber')} />
        </Stack>
      </Form>
    </FormDialog>
  );
}
