import { daysBetween, localDate } from '@jahrring/contracts-common';
import type { BookingView, PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { DateField, SelectField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { firstDayOf, type Shift } from './selected';

const place = z.object({ firstDay: localDate, resourceId: z.string().nullish() });
type Place = z.infer<typeof place>;

interface PlaceDialogProps {
  what: 'move' | 'copy';
  bookings: readonly BookingView[];
  resources: PlanView['resources'];
  /** Answers whether it was done. */
  onPlace: (shift: Shift) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the first day and the resource to which the selected bookings are moved or copied. */
export function PlaceDialog({ what, bookings, resources, onPlace, onClose }: PlaceDialogProps) {
  const t = useT('planning');
  const first = firstDayOf(bookings);
  const form = useZodForm(place, { firstDay: first, resourceId: null });
  const save = async ({ firstDay, resourceId }: Place) => {
    const done = await onPlace({ days: daysBetween(first, firstDay), resourceId: resourceId ?? null });
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t(`selection.${what}Title`, { count: bookings.length })}
      form={form}
      submitLabel={t(`selection.${what}`)}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <DateField name="firstDay" label={t('selection.firstDay')} autoFocus />
        <SelectField
          name="resourceId"
          label={t('field.resource')}
          placeholder={t('selection.same')}
          options={resources.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
        />
      </Stack>
    </FormDialog>
  );
}
