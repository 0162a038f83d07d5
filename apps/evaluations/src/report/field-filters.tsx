import { extraConditionText, isExtraDimension, type PivotChoices } from '@jahrring/contracts-evaluations';
import { useT } from '@jahrring/tool-kit';
import { Form, SelectField, useForm, useWatch } from '@jahrring/ui/form';
import { useEffect, useRef } from 'react';

interface FieldFiltersProps {
  fields: PivotChoices['fields'];
  /** Conditions as they stand in an address. */
  value: string;
  onChange: (value: string) => void;
}

type Values = Record<string, string>;
const nameOf = (index: number): string => `field${index}`;

const conditionOf = (dimension: string, id: string): string =>
  isExtraDimension(dimension) ? extraConditionText({ dimension, value: id }) : '';

/** Filters by the licence's own fields: one value of each. */
export function FieldFilters({ fields, value, onChange }: FieldFiltersProps) {
  const t = useT('evaluations');
  const set = value.split(',');
  const chosen = (index: number) => {
    const { dimension = '', choices = [] } = fields[index] ?? {};
    return choices.find(({ id }) => set.includes(conditionOf(dimension, id)))?.id ?? '';
  };
  const form = useForm<Values>({
    values: Object.fromEntries(fields.map((_field, index) => [nameOf(index), chosen(index)])),
  });
  const values = useWatch({ control: form.control });
  const last = useRef(values);
  useEffect(() => {
    // The form takes over a changed address one render later: only what somebody has chosen is written to it.
    const before = last.current;
    last.current = values;
    if (fields.every((_field, index) => (values[nameOf(index)] ?? '') === (before[nameOf(index)] ?? '')))
      return;
    const next = fields.flatMap(({ dimension }, index) => {
      const id = values[nameOf(index)];
      return id ? [conditionOf(dimension, id)] : [];
    });
    if (next.join() !== value) onChange(next.join());
  }, [values, fields, value, onChange]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('report.fieldFilters')} draft={false}>
      <div className="evaluation-filters">
        {fields.map(({ dimension, title, choices }, index) => (
          <SelectField
            key={dimension}
            name={nameOf(index)}
            label={title}
            placeholder={t('report.all')}
            emptyValue=""
            clearable
            options={choices.map(({ id, label }) => ({ value: id, label: label ?? id }))}
          />
        ))}
      </div>
    </Form>
  );
}
