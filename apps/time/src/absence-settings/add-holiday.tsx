import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { DateField, SelectField, TextField, useFormContext } from '@jahrring/ui/form';
import { plusIcon } from '@jahrring/ui/icons';
import { noDay, type AbsenceDraft } from './absence-settings-draft';
import { withoutDay } from './holiday-rows';

/** A day of the licence's own; one that was typed but not added is saved with the rest. */
export function AddHoliday({ onAdd }: { onAdd: (date: string) => void }) {
  const t = useT('time');
  const { getValues, setFocus, setValue, trigger } = useFormContext<AbsenceDraft>();
  const add = async () => {
    const { date, name, halves } = getValues('added');
    if (!(await trigger('added'))) return;
    if (!date) return setFocus('added.date');
    const others = withoutDay(getValues('holidays'), date);
    setValue('holidays', [...others, { date, name, halves }], { shouldDirty: true });
    setValue('added', noDay);
    onAdd(date);
  };
  const lengths = [2, 1].map((halves) => ({
    value: String(halves),
    label: t(`absenceSettings.halvesOf.${halves}`),
  }));
  return (
    <fieldset className="absence-add">
      <legend>{t('absenceSettings.addTitle')}</legend>
      <div className="time-rules__row">
        <DateField name="added.date" label={t('absenceSettings.date')} />
        <TextField name="added.name" label={t('absenceSettings.name')} />
        <SelectField
          name="added.halves"
          label={t('absenceSettings.length')}
          options={lengths}
          valueAs="number"
        />
      </div>
      <Button icon={plusIcon} size="small" onClick={() => void add()}>
        {t('absenceSettings.add')}
      </Button>
    </fieldset>
  );
}
