import { useForm, useFormContext } from 'react-hook-form';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Checkbox } from '../form/controls';
import { DateField } from '../form/date-field';
import { Form } from '../form/form';
import { NumberField } from '../form/number-field';
import { SelectField } from '../form/select-field';
import { TextField } from '../form/text-field';
import { arrowDownIcon, arrowUpIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import type { GridLayoutApi } from './grid-layout';
import { filterOf } from './grid-context';
import { formatRange, parseRange } from './grid-filter-text';
import type { GridColumn, GridFilter } from './grid.types';

type Values = Record<string, string | null>;

export interface FilterPanelProps {
  columns: readonly Pick<GridColumn<never>, 'id' | 'header' | 'filter'>[];
  filter: Readonly<Record<string, string>>;
  onChange: (filter: Record<string, string>) => void;
  close: () => void;
}

/** Names inside the panel's form: ids may hold dots. */
const key = (index: number, end?: 'from' | 'to') => (end ? `f${index}_${end}` : `f${index}`);

function toValues(columns: FilterPanelProps['columns'], filter: FilterPanelProps['filter']): Values {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const raw = filter[column.id] ?? '';
      const kind = kindOf(column);
      if (kind !== 'date' && kind !== 'number') return [[key(index), raw]];
      const { from, to } = parseRange(raw);
      return [
        [key(index, 'from'), from],
        [key(index, 'to'), to],
      ];
    }),
  );
}

function toFilter(columns: FilterPanelProps['columns'], values: Values): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const kind = kindOf(column);
      const read = (name: string) => (values[name] ?? '').trim();
      const raw =
        kind === 'date' || kind === 'number'
          ? formatRange({ from: read(key(index, 'from')), to: read(key(index, 'to')) })
          : read(key(index));
      return raw === '' ? [] : [[column.id, raw]];
    }),
  );
}

function kindOf(column: FilterPanelProps['columns'][number]): GridFilter['kind'] | undefined {
  return column.filter === true ? 'text' : column.filter?.kind;
}

/** One editor for each column that can be filtered. */
export function FilterPanel({ columns, filter, onChange, close }: FilterPanelProps) {
  const { t } = useUiTexts();
  const shown = columns.filter((column) => kindOf(column));
  const form = useForm<Values>({ defaultValues: toValues(shown, filter) });
  const apply = (values: Values) => {
    onChange(toFilter(shown, values));
    close();
  };
  return (
    <div className="jr-grid-panel">
      <Form form={form} label={t('grid.filter')} onSubmit={apply}>
        {shown.map((column, index) => (
          <FilterEditor key={column.id} column={column} index={index} />
        ))}
        <div className="jr-grid-panel__foot">
          <Button
            variant="quiet"
            onClick={() => {
              onChange({});
              close();
            }}
          >
            {t('grid.clearFilters')}
          </Button>
          <Button type="submit" variant="primary">
            {t('common.apply')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function FilterEditor({ column, index }: { column: FilterPanelProps['columns'][number]; index: number }) {
  const { t } = useUiTexts();
  const filter = filterOf(column);
  const ends = { from: `${column.header} ${t('grid.from')}`, to: `${column.header} ${t('grid.to')}` };
  switch (filter?.kind) {
    case 'options':
      return <OptionsEditor name={key(index)} label={column.header} options={filter.options} />;
    case 'boolean':
      return (
        <SelectField
          name={key(index)}
          label={column.header}
          clearable
          placeholder={t('grid.any')}
          emptyValue=""
          options={[
            { value: 'true', label: t('common.yes') },
            { value: 'false', label: t('common.no') },
          ]}
        />
      );
    case 'date':
      return (
        <div className="jr-grid-panel__range">
          <DateField name={key(index, 'from')} label={ends.from} emptyValue="" withCalendar={false} />
          <DateField name={key(index, 'to')} label={ends.to} emptyValue="" withCalendar={false} />
        </div>
      );
    case 'number':
      return (
        <div className="jr-grid-panel__range">
          <NumberField
            name={key(index, 'from')}
            label={ends.from}
            valueAs="string"
            decimals={4}
            emptyValue=""
          />
          <NumberField name={key(index, 'to')} label={ends.to} valueAs="string" decimals={4} emptyValue="" />
        </div>
      );
    default:
      return <TextField name={key(index)} label={`${column.header} ${t('grid.contains')}`} />;
  }
}

/** Ticks kept as a comma list, the way the list endpoint takes them. */
function OptionsEditor({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}) {
  const { watch, setValue } = useFormContext<Values>();
  const chosen = (watch(name) ?? '').split(',').filter((value) => value !== '');
  const toggle = (value: string, on: boolean) =>
    setValue(name, (on ? [...chosen, value] : chosen.filter((other) => other !== value)).join(','));
  return (
    <fieldset className="jr-grid-panel__options">
      <legend className="jr-field__label">{label}</legend>
      <div className="jr-grid-panel__ticks">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(on) => toggle(option.value, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export interface ColumnPanelProps {
  columns: readonly Pick<GridColumn<never>, 'id' | 'header' | 'fixed'>[];
  layout: GridLayoutApi;
}

/** Panel to choose the shown columns and their order; stored per user. */
export function ColumnPanel({ columns, layout }: ColumnPanelProps) {
  const { t } = useUiTexts();
  const ordered = layout.order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return (
    <div className="jr-grid-panel jr-grid-panel--columns">
      <ul>
        {ordered.map((column, index) => (
          <li key={column.id}>
            <Checkbox
              label={column.header}
              checked={layout.visible[column.id] ?? true}
              disabled={column.fixed ?? false}
              onChange={(on) => layout.setVisible(column.id, on)}
            />
            <IconButton
              icon={arrowUpIcon}
              size="small"
              withTooltip={false}
              label={t('grid.moveUp', { column: column.header })}
              disabled={index === 0}
              onClick={() => layout.move(column.id, -1)}
            />
            <IconButton
              icon={arrowDownIcon}
              size="small"
              withTooltip={false}
              label={t('grid.moveDown', { column: column.header })}
              disabled={index === ordered.length - 1}
              onClick={() => layout.move(column.id, 1)}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" fullWidth onClick={layout.reset}>
        {t('grid.resetColumns')}
      </Button>
    </div>
  );
}
