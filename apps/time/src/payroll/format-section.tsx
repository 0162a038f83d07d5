import {
  monthFormats,
  payrollColumns,
  type PayrollColumn,
  type PayrollSettingsDraft,
} from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, IconButton, Section, Stack } from '@jahrring/ui';
import { SelectField, SwitchField, useFormContext, useWatch } from '@jahrring/ui/form';
import { arrowDownIcon, arrowUpIcon, plusIcon, xIcon } from '@jahrring/ui/icons';

const delimiters = [
  [';', 'semicolon'],
  [',', 'comma'],
  ['\t', 'tab'],
] as const;

const monthKeys = {
  'yyyy-mm': 'iso',
  'mm.yyyy': 'dotted',
  'mm/yyyy': 'slashed',
  'dd.mm.yyyy': 'lastDay',
} as const;

/** Settings of the file format, as the payroll program requires it. */
export function FormatSection() {
  const t = useT('time');
  return (
    <Section title={t('payroll.format')} description={t('payroll.formatText')}>
      <Stack gap={5}>
        <div className="payroll-format">
          <SelectField
            name="format.delimiter"
            label={t('payroll.delimiter')}
            options={delimiters.map(([value, key]) => ({ value, label: t(`payroll.delimiterOf.${key}`) }))}
          />
          <SelectField
            name="format.decimalMark"
            label={t('payroll.decimalMark')}
            options={[
              { value: '.', label: '12.50' },
              { value: ',', label: '12,50' },
            ]}
          />
          <SelectField
            name="format.monthFormat"
            label={t('payroll.column.month')}
            options={monthFormats.map((value) => ({
              value,
              label: t(`payroll.monthFormat.${monthKeys[value]}`),
            }))}
          />
          <SelectField
            name="format.encoding"
            label={t('payroll.encoding')}
            options={[
              { value: 'utf-8', label: 'UTF-8' },
              { value: 'windows-1252', label: 'Windows-1252' },
            ]}
          />
          <SwitchField name="format.header" label={t('payroll.header')} />
        </div>
        <ColumnOrder />
      </Stack>
    </Section>
  );
}

/** The columns in their order; each can be moved and left out. */
function ColumnOrder() {
  const t = useT('time');
  const { setValue } = useFormContext<PayrollSettingsDraft>();
  const columns = useWatch<PayrollSettingsDraft, 'format.columns'>({ name: 'format.columns' });
  const set = (next: PayrollColumn[]) => setValue('format.columns', next, { shouldDirty: true });
  const move = (index: number, by: number) => {
    const next = [...columns];
    const [one] = next.splice(index, 1);
    if (one) next.splice(index + by, 0, one);
    set(next);
  };
  const free = payrollColumns.filter((column) => !columns.includes(column));
  return (
    <Stack gap={3}>
      <strong>{t('payroll.columns')}</strong>
      <ol className="payroll-columns">
        {columns.map((column, index) => (
          <li key={column} className="payroll-column">
            <span>{`${index + 1}. ${t(`payroll.column.${column}`)}`}</span>
            <IconButton
              icon={arrowUpIcon}
              label={t('payroll.up', { title: t(`payroll.column.${column}`) })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon={arrowDownIcon}
              label={t('payroll.down', { title: t(`payroll.column.${column}`) })}
              disabled={index === columns.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon={xIcon}
              label={t('payroll.remove', { title: t(`payroll.column.${column}`) })}
              disabled={columns.length === 1}
              onClick={() => set(columns.filter((one) => one !== column))}
            />
          </li>
        ))}
      </ol>
      {free.length > 0 ? (
        <ActionMenu
          text={t('payroll.addColumn')}
          icon={plusIcon}
          items={free.map((column) => ({
            label: t(`payroll.column.${column}`),
            onClick: () => set([...columns, column]),
          }))}
        />
      ) : null}
    </Stack>
  );
}
