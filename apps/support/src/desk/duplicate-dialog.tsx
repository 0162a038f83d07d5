import { updateDeskCase } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { NumberField, useZodForm } from '@jahrring/ui/form';

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
      form={form}
      label={t('desk.duplicate')}
      draft={false}
      submitLabel={t('desk.duplicateClose')}
      size="small"
      onSubmit={async ({ duplicateOf }) => {
        if (await onChoose(duplicateOf)) onClose();
      }}
      onClose={onClose}
    >
      <Stack>
        <Text as="p">{t('desk.duplicateText')}</Text>
        <NumberField name="duplicateOf" label={t('field.duplicateOfNumber')} />
      </Stack>
    </FormDialog>
  );
}
