import type { BookingView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Form, SelectField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { splittableDays } from './selected';

const formId = 'split-form';
const split = z.object({ day: z.string().min(1) });
type Split = z.infer<typeof split>;

interface SplitDialogProps {
  booking: BookingView;
  /** Answers whether it was done. */
  onSplit: (day: string) => Promise<boolean>;
  onClose: () => void;
}

/** At which day a booking is split. */
export function SplitDialog({ booking, onSplit, onClose }: SplitDialogProps) {
  const t = useT('planning');
  const format = useFormat();
  const days = splittableDays(booking);
  const form = useZodForm(split, { day: days[0] ?? '' });
  const save = async ({ day }: Split) => {
    if (await onSplit(day)) onClose();
  };
  return (
    <FormDialog
      title={t('selection.splitTitle')}
      formId={formId}
      saving={form.formState.isSubmitting}
      submitLabel={t('selection.split')}
      onClose={onClose}
    >
      <Form<Split, Split> form={form} id={formId} onSubmit={save}>
        <SelectField
          name="day"
          label={t('selection.splitDay')}
          options={days.map((value) => ({ value, label: format.longDate(value) }))}
          required
        />
      </Form>
    </FormDialog>
  );
}
