import { localDateAt } from '@jahrring/contracts-common';
import type { BarkTable, UpdateTimberSettings } from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, IconButton, Row, Section, Stack } from '@jahrring/ui';
import { DateField, useFieldArray, useFormContext, useReadOnly } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { CodesField } from '../codes-field';
import { timberOptions } from '../timber-options';
import { BarkSteps } from './bark-steps';

const newRow: BarkTable['rows'][number] = { species: [], steps: [{ upToCm: null, deductionCm: 1 }] };

/** Bark deductions by species and diameter; a table holds from a day on, until a later one does. */
export function BarkFields() {
  const readOnly = useReadOnly();
  const t = useT('timber');
  const format = useFormat();
  const { fields, append, remove } = useFieldArray<UpdateTimberSettings, 'barkTables'>({
    name: 'barkTables',
  });
  const { getValues } = useFormContext<UpdateTimberSettings>();
  const add = () => {
    const last = getValues('barkTables').at(-1);
    append({ validFrom: localDateAt(Date.now(), format.timeZone), rows: last?.rows ?? [newRow] });
  };
  return (
    <Section title={t('settings.tab.bark')} description={t('settings.barkText')}>
      <Stack gap={5}>
        {fields.map(({ id }, index) => (
          <Card key={id}>
            <Stack>
              <Row align="end" justify="between" noWrap>
                <DateField name={`barkTables.${index}.validFrom`} label={t('settings.validFrom')} />
                {readOnly ? null : (
                  <IconButton
                    icon={trashIcon}
                    label={t('settings.removeTable', { number: index + 1 })}
                    onClick={() => remove(index)}
                  />
                )}
              </Row>
              <BarkRows table={index} />
            </Stack>
          </Card>
        ))}
        {readOnly ? null : (
          <div>
            <Button icon={plusIcon} onClick={add}>
              {t('settings.addBark')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function BarkRows({ table }: { table: number }) {
  const readOnly = useReadOnly();
  const t = useT('timber');
  const name = `barkTables.${table}.rows` as const;
  const { fields, append, remove } = useFieldArray<UpdateTimberSettings, typeof name>({ name });
  const options = timberOptions(t);
  return (
    <Stack gap={5}>
      {fields.map(({ id, species }, row) => (
        <Stack key={id} gap={2}>
          <Row align="end" noWrap>
            <CodesField
              name={`${name}.${row}.species`}
              label={t('settings.barkSpecies')}
              options={options.species}
              selected={species}
            />
            {readOnly ? null : (
              <IconButton
                icon={trashIcon}
                label={t('settings.removeRow', { number: row + 1 })}
                onClick={() => remove(row)}
              />
            )}
          </Row>
          <BarkSteps name={`${name}.${row}.steps`} />
        </Stack>
      ))}
      {readOnly ? null : (
        <div>
          <Button icon={plusIcon} onClick={() => append(newRow)}>
            {t('settings.addRow')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
