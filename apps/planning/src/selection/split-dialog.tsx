import type { BookingView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { SelectField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { splittableDays } from './selected';

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
      form={form}
      submitLabel={t('selection.split')}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        name="day"
        label={t('selection.splitDay')}
        options={days.map((value) => ({ value, label: format.longDate(value) }))}
        required
      />
    </FormDialog>
  );
}
