import { unitsOf, type PayrollSettingsDraft, type PayrollSourceOption } from '@jahrring/contracts-time';
import { newUuid, useT } from '@jahrring/tool-kit';
import { ActionMenu, Card, EmptyState, IconButton, Section, Stack } from '@jahrring/ui';
import { SelectField, TextField, useFieldArray, useFormContext, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { sourceTitle } from './source-title';

/** One line for each wage type: what feeds it, its number, its words, and how it is told. */
export function WageTypesSection({ sources }: { sources: readonly PayrollSourceOption[] }) {
  const t = useT('time');
  const list = useFieldArray<PayrollSettingsDraft, 'wageTypes', 'key'>({ name: 'wageTypes', keyName: 'key' });
  const types = useWatch<PayrollSettingsDraft, 'wageTypes'>({ name: 'wageTypes' });
  const used = new Set(types.map(({ source }) => source));
  const free = sources.filter(({ source }) => !used.has(source));
  const add = (option: PayrollSourceOption) =>
    list.append({
      id: newUuid(),
      source: option.source,
      number: '',
      title: sourceTitle(t, option),
      unit: unitsOf(option.source)[0] ?? 'hours',
    });
  const menu = (
    <ActionMenu
      text={t('payroll.add')}
      icon={plusIcon}
      items={free.map((option) => ({ label: sourceTitle(t, option), onClick: () => add(option) }))}
    />
  );
  return (
    <Section title={t('payroll.wageTypes')} description={t('payroll.wageTypesText')} actions={menu}>
      {list.fields.length === 0 ? (
        <EmptyState title={t('payroll.noWageTypes')}>{t('payroll.noWageTypesText')}</EmptyState>
      ) : (
        <Stack gap={3}>
          {list.fields.map(({ key, source }, index) => (
            <WageTypeRow
              key={key}
              index={index}
              title={sourceTitle(t, sources.find((one) => one.source === source) ?? { source, title: null })}
              onRemove={() => list.remove(index)}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function WageTypeRow({ index, title, onRemove }: { index: number; title: string; onRemove: () => void }) {
  const t = useT('time');
  const name = `wageTypes.${index}` as const;
  const { setValue } = useFormContext<PayrollSettingsDraft>();
  const [source, unit] = useWatch<PayrollSettingsDraft, [`${typeof name}.source`, `${typeof name}.unit`]>({
    name: [`${name}.source`, `${name}.unit`],
  });
  const units = unitsOf(source);
  useEffect(() => {
    const [first] = units;
    if (first && !units.includes(unit)) setValue(`${name}.unit`, first);
  }, [name, setValue, unit, units]);
  return (
    <Card>
      <div className="payroll-wage">
        <strong>{title}</strong>
        <TextField name={`${name}.number`} label={t('payroll.column.wageNumber')} />
        <TextField name={`${name}.title`} label={t('payroll.column.wageTitle')} />
        <SelectField
          name={`${name}.unit`}
          label={t('payroll.column.unit')}
          options={units.map((one) => ({ value: one, label: t(`payroll.unit.${one}`) }))}
        />
        <IconButton icon={trashIcon} label={t('payroll.remove', { title })} onClick={onRemove} />
      </div>
    </Card>
  );
}
