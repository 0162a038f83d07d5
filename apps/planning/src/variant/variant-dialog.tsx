import { addDays, localDateAt, mondayOf } from '@jahrring/contracts-common';
import { createVariant, type CreateVariant, type VariantView } from '@jahrring/contracts-planning';
import { useFormat, useNavigate, useT } from '@jahrring/tool-kit';
import { FormDialog, readAgain, useVersionedSave } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, TextField, useZodForm } from '@jahrring/ui/form';
import { useCreateVariant, useRenameVariant, useVariants } from './variant.api';

/** A new one is about a quarter, from this week on. */
const usualDays = 13 * 7;

interface VariantDialogProps {
  /** The one that gets another name; none: a new one. */
  variant?: VariantView;
  onClose: () => void;
}

/** Begins a variant with the plan as it is, or gives one another name. */
export function VariantDialog({ variant, onClose }: VariantDialogProps) {
  const t = useT('planning');
  const monday = mondayOf(localDateAt(Date.now(), useFormat().timeZone));
  const navigate = useNavigate();
  const draftOf = (stored: VariantView | undefined): CreateVariant => {
    const { title = '', firstDay = monday, lastDay = addDays(monday, usualDays - 1) } = stored ?? {};
    return { title, firstDay, lastDay };
  };
  const form = useZodForm(createVariant, draftOf(variant));
  const { refetch } = useVariants(undefined);
  const [create] = useCreateVariant();
  const [rename] = useRenameVariant();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: variant, toDraft: draftOf },
    load: readAgain(refetch, variant?.id),
    run: ({ title, ...days }, stored) =>
      stored
        ? rename({ id: stored.id, version: stored.version, title }).unwrap()
        : create({ title, ...days }).unwrap(),
    onSaved: ({ id, firstDay }) => {
      if (variant) onClose();
      else void navigate(`/scheduling-tool/weekly_plan?variant=${id}&week=${firstDay}`);
    },
  });
  return (
    <FormDialog
      title={t(variant ? 'variant.rename' : 'variant.create')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        <TextField name="title" label={t('variant.name')} autoFocus />
        {variant ? null : (
          <Columns>
            <DateField name="firstDay" label={t('field.firstDay')} />
            <DateField name="lastDay" label={t('field.lastDay')} />
          </Columns>
        )}
      </Stack>
    </FormDialog>
  );
}
