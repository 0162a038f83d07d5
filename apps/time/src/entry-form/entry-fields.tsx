import { kindFields, type EntryForm, type EntryView } from '@jahrring/contracts-time';
import { useAbility, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import {
  DateField,
  EntityPicker,
  MoneyField,
  SelectField,
  SwitchField,
  TextAreaField,
  useFormContext,
  useReadOnly,
  useWatch,
  type EntityItem,
} from '@jahrring/ui/form';
import { useState } from 'react';
import type { EntryDraft } from './entry-draft';
import './entry-form.css';
import { ObjectFields } from './object-fields';
import { searchEmployees, searchProjects } from './search-options';
import { TimeFields } from './time-fields';

interface EntryFieldsProps {
  options: EntryForm;
  /** Names what the form starts with. */
  project?: EntityItem | null;
  activity?: { id: string; title: string } | null;
  object?: EntityItem | null;
  employee?: EntityItem | null;
  /** Price of the stored entry, and the rate it comes from. */
  rate?: Pick<EntryView, 'unitPrice' | 'priceSource'>;
  /** Offers to record for somebody else. */
  withEmployee?: boolean;
}

/** All fields of an entry, the ones used every day first. */
export function EntryFields(props: EntryFieldsProps) {
  const { options, project, activity, object, employee, withEmployee = false, rate } = props;
  const readOnly = useReadOnly();
  const t = useT('time');
  const [kind, method] = useWatch<EntryDraft, ['kind', 'method']>({ name: ['kind', 'method'] });
  const { times } = kindFields[kind];
  // Whoever records the simple way is asked for the project and how much of the day, nothing else.
  const simple = method === 'simplified' && !readOnly;
  const titles = new Map(options.activities.map(({ id, title }) => [id, title]));
  // An activity that is no longer offered still has its name here.
  if (activity) titles.set(activity.id, activity.title);
  return (
    <div className="time-fields">
      {withEmployee ? <EmployeeField employee={employee} /> : null}
      <EntityPicker
        name="projectId"
        label={t('field.project')}
        required
        onSearch={searchProjects}
        selected={project}
        clearable={false}
      />
      <div className="time-field--half">
        <DateField name="workDate" label={t('field.date')} today={options.today} max={options.today} />
      </div>
      {times && !simple ? (
        <div className="time-field--half">
          <SelectField
            name="activityId"
            label={t('field.activity')}
            options={[...titles].map(([value, label]) => ({ value, label }))}
            clearable
          />
        </div>
      ) : null}
      {times ? (
        <TimeFields
          zone={options.timeZone}
          targetSeconds={options.targetSeconds}
          usualTimes={options.usualTimes}
        />
      ) : (
        <ObjectFields kind={kind} object={object} />
      )}
      <TextAreaField
        name="comment"
        label={t('field.comment')}
        rows={2}
        required={options.settings.commentRequired}
      />
      {options.companyParts.length > 0 && !simple ? <CompanyPartField options={options} /> : null}
      {simple ? null : <PriceField rate={rate} />}
      {simple ? null : <SwitchField name="billable" label={t('field.billable')} />}
    </div>
  );
}

/** Whose entry it is; on a phone below what every day needs, unless the form is opened for somebody. */
function EmployeeField({ employee }: Pick<EntryFieldsProps, 'employee'>) {
  const t = useT('time');
  const { getValues } = useFormContext<EntryDraft>();
  const [isPreset] = useState(() => getValues('employeeId') !== null);
  return (
    <div className={isPreset ? undefined : 'time-field--seldom'}>
      <EntityPicker
        name="employeeId"
        label={t('field.employee')}
        onSearch={searchEmployees}
        selected={employee}
        placeholder={t('form.myself')}
      />
    </div>
  );
}

/** A price of the entry itself, instead of what the rates say; prices are for those who see them. */
function PriceField({ rate }: { rate: EntryFieldsProps['rate'] }) {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const { can } = useAbility();
  if (!can('tools.project.showprice')) return null;
  const byRate = rate?.unitPrice && rate.priceSource && rate.priceSource !== 'entry';
  const description = byRate
    ? t('form.priceOfRate', {
        price: format.money(rate.unitPrice ?? '', licence.currency),
        source: t(`rates.source.${rate.priceSource}`),
      })
    : t('form.priceByRates');
  return (
    <MoneyField
      name="unitPrice"
      label={t('field.unitPrice')}
      description={description}
      decimals={4}
      currency={licence.currency}
    />
  );
}

/** Shown to everybody, changed only by those who may switch. */
function CompanyPartField({ options }: { options: EntryForm }) {
  const readOnly = useReadOnly();
  const t = useT('time');
  const parts = options.companyParts.map(({ id, number, title }) => ({
    value: id,
    label: `${number} ${title}`,
  }));
  const fixed = !options.canSwitchCompanyPart;
  return (
    <SelectField
      name="companyPartId"
      label={t('field.companyPart')}
      description={fixed ? t('errors.companyPartFixed') : undefined}
      options={parts}
      clearable
      readOnly={readOnly || fixed}
    />
  );
}
