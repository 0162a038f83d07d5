import {
  type EmployeeView,
  type PeriodView,
  savePeriod,
  type SavePeriod,
  spreadWeek,
} from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Columns, Modal, Stack } from '@jahrring/ui';
import {
  DateField,
  DurationField,
  Form,
  NumberField,
  SelectField,
  useFormContext,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { z } from 'zod';
import { refreshIcon } from '@jahrring/ui/icons';
import { useEmployee } from '../admin.api';
import '../admin.css';
import type { EmployeeScope } from './employee-scope';
import { useAddPeriod, useUpdatePeriod } from './employees.api';

const hour = 3_600;
/** A usual full week in Swiss forestry, and four weeks of holidays in it. */
const fullWeek = 42 * hour;
const fullYearHolidays = 4 * fullWeek;
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** A select holds text; the service wants a number. */
const formSchema = z
  .object({ weekDays: z.enum(['5', '7']).transform((days): 5 | 7 => (days === '5' ? 5 : 7)) })
  .loose()
  .pipe(savePeriod);
type PeriodForm = Omit<SavePeriod, 'weekDays'> & { weekDays: '5' | '7' };

function toDraft(period: PeriodView | undefined, employee: EmployeeView): PeriodForm {
  const like = period ?? employee.employment.periods.at(-1);
  const { pensumPercent = 100, weekDays = 5 } = like ?? {};
  return {
    validFrom: period?.validFrom ?? (like ? '' : (employee.startsOn ?? '')),
    pensumPercent,
    weekDays: weekDays === 5 ? '5' : '7',
    dailySeconds: [...(like?.dailySeconds ?? spreadWeek(fullWeek, 5))],
    yearlyHolidaySeconds: like?.yearlyHolidaySeconds ?? fullYearHolidays,
  };
}

interface PeriodDialogProps {
  scope: EmployeeScope;
  employee: EmployeeView;
  /** None: a new one. */
  period?: PeriodView;
  onClose: () => void;
}

/** Target hours from a day on. */
export function PeriodDialog({ scope, employee, period, onClose }: PeriodDialogProps) {
  const t = useT('admin');
  const draftOf = (stored: PeriodView | undefined) => toDraft(stored, employee);
  const form = useZodForm<PeriodForm, SavePeriod>(formSchema as never, draftOf(period));
  const of = { base: scope.base, id: employee.id };
  const { refetch } = useEmployee(of);
  const [add] = useAddPeriod();
  const [update] = useUpdatePeriod();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: period, toDraft: draftOf },
    load: async () => (await refetch().unwrap()).employment.periods.find(({ id }) => id === period?.id),
    run: (body, stored) =>
      stored
        ? update({ ...of, body, periodId: stored.id, version: stored.version }).unwrap()
        : add({ ...of, body }).unwrap(),
    onSaved: onClose,
    message: () => t('hr.target.saved'),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(period ? 'hr.target.editTitle' : 'hr.target.newTitle')}
      dismissible={!form.formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('hr.cancel')}</Button>
          <Button variant="primary" type="submit" form="period" loading={form.formState.isSubmitting}>
            {t('hr.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id="period" onSubmit={save} label={t('hr.target.title')}>
        {conflict}
        <PeriodFields />
      </Form>
    </Modal>
  );
}

function PeriodFields() {
  const t = useT('admin');
  const { setValue } = useFormContext<PeriodForm>();
  const pensum = useWatch<PeriodForm, 'pensumPercent'>({ name: 'pensumPercent' });
  const week = useWatch<PeriodForm, 'weekDays'>({ name: 'weekDays' });
  const spread = () => {
    const share = Number(pensum) / 100;
    setValue('dailySeconds', spreadWeek(fullWeek * share, week === '5' ? 5 : 7), { shouldDirty: true });
    setValue('yearlyHolidaySeconds', Math.round((fullYearHolidays * share) / 60) * 60, { shouldDirty: true });
  };
  return (
    <Stack>
      <Columns>
        <DateField name="validFrom" label={t('hr.field.validFrom')} required />
        <NumberField name="pensumPercent" label={t('hr.field.pensum')} decimals={2} suffix="%" required />
      </Columns>
      <Columns>
        <SelectField
          name="weekDays"
          label={t('hr.field.weekDays')}
          options={(['5', '7'] as const).map((value) => ({ value, label: t(`hr.week.${value}`) }))}
          required
        />
        <DurationField name="yearlyHolidaySeconds" label={t('hr.field.yearlyHoliday')} required />
      </Columns>
      <fieldset className="admin-week">
        <legend>{t('hr.field.dailyTarget')}</legend>
        <div className="admin-week__days">
          {weekdays.map((day) => (
            <DurationField key={day} name={`dailySeconds.${day}`} label={t(`hr.weekday.${day}`)} required />
          ))}
        </div>
        <Button size="small" icon={refreshIcon} onClick={spread}>
          {t('hr.target.spread')}
        </Button>
      </fieldset>
    </Stack>
  );
}
