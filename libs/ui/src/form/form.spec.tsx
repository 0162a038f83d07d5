/** @jest-environment jsdom */
import { z } from 'zod';
import { click, control, find, leave, press, render, type, until } from '../testing/render';
import { CheckboxField, RadioGroup, SwitchField } from './choice-fields';
import { DateField } from './date-field';
import { EntityPicker } from './entity-picker';
import { Form } from './form';
import { FormActions } from './form-actions';
import { MoneyField, NumberField } from './number-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { DurationField, TimeField } from './time-field';
import { useZodForm } from './use-zod-form';

const schema = z.object({
  name: z.string().trim().min(1).max(5),
  email: z.email(),
  date: z.iso.date(),
  from: z.string().regex(/^\d\d:\d\d$/),
  seconds: z.number(),
  amount: z.string().nullable(),
  count: z.number().max(9).nullable(),
  country: z.enum(['CH', 'AT']),
  billable: z.boolean(),
  urgent: z.boolean(),
  kind: z.enum(['day', 'hour']),
  address: z.string().nullable(),
});
type Values = z.infer<typeof schema>;

const good: Values = {
  name: 'Wald',
  email: 'a@b.ch',
  date: '2026-11-20',
  from: '07:30',
  seconds: 3600,
  amount: '1234.5',
  count: 3,
  country: 'CH',
  billable: false,
  urgent: false,
  kind: 'day',
  address: null,
};
const people = [
  { id: 'p1', label: 'Anna Bieri' },
  { id: 'p2', label: 'Urs Wüthrich' },
];

function Page({ values = good, onSubmit }: { values?: Values; onSubmit: (values: Values) => void }) {
  const form = useZodForm(schema, values);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" required description="Kurz" />
      <TextField name="email" label="E-Mail" />
      <DateField name="date" label="Datum" today="2026-11-20" />
      <TimeField name="from" label="Von" />
      <DurationField name="seconds" label="Dauer" />
      <MoneyField name="amount" label="Betrag" currency="CHF" />
      <NumberField name="count" label="Anzahl" step={1} />
      <SelectField
        name="country"
        label="Land"
        options={[
          { value: 'CH', label: 'Schweiz' },
          { value: 'AT', label: 'Österreich' },
        ]}
      />
      <CheckboxField name="billable" label="Verrechenbar" />
      <SwitchField name="urgent" label="Dringend" />
      <RadioGroup
        name="kind"
        label="Art"
        options={[
          { value: 'day', label: 'Tag' },
          { value: 'hour', label: 'Stunde' },
        ]}
      />
      <EntityPicker
        name="address"
        label="Person"
        onSearch={async (query) => people.filter((item) => item.label.includes(query))}
      />
      <FormActions />
    </Form>
  );
}

const submit = () => click(find('button[type=submit]'));

describe('Form', () => {
  it('gives the schema’s output, each field in its own kind', async () => {
    const sent: Values[] = [];
    await render(<Page onSubmit={(values) => sent.push(values)} />);
    expect(control('Datum').value).toBe('20.11.2026');
    expect(control('Dauer').value).toBe('1:00');
    await type(control('Name'), ' Holz ');
    await type(control('Datum'), '+5');
    await leave(control('Datum'));
    await type(control('Von'), '815');
    await type(control('Dauer'), '7h30');
    await type(control('Betrag'), '12,5');
    await type(control('Anzahl'), '');
    await type(control<HTMLSelectElement>('Land') as unknown as HTMLSelectElement, 'AT');
    await click(control('Verrechenbar'));
    await click(control('Dringend'));
    await click(control('Stunde'));
    await submit();
    expect(sent).toEqual([
      {
        ...good,
        name: 'Holz',
        date: '2026-11-25',
        from: '08:15',
        seconds: 27_000,
        amount: '12.5',
        count: null,
        country: 'AT',
        billable: true,
        urgent: true,
        kind: 'hour',
      },
    ]);
    expect(control('Datum').value).toBe('25.11.2026');
  });

  it('connects label, description and error, and moves the focus to the only wrong field', async () => {
    await render(<Page onSubmit={() => undefined} />);
    const name = control('Name');
    expect(name.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Kurz');
    await type(name, '');
    await submit();
    const error = find('.jr-field__error');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(name.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    expect(error.textContent).toBe('Bitte dieses Feld ausfüllen.');
    expect(document.activeElement).toBe(name);
    expect(document.querySelector('.jr-error-summary')).toBeNull();
  });

  it('lists several errors, takes the focus there and leads to each field', async () => {
    await render(<Page onSubmit={() => undefined} />);
    await type(control('Name'), 'viel zu lang');
    await type(control('Datum'), '31.2.');
    await type(control('Anzahl'), '10');
    await submit();
    const summary = find('.jr-error-summary');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('3 Felder');
    expect(summary.textContent).toContain('Name: Höchstens 5 Zeichen');
    expect(summary.textContent).toContain('Datum: Gib ein Datum von 1900 bis 2199 ein');
    expect(summary.textContent).toContain('Anzahl: Höchstens 9');
    await click(find('.jr-error-summary a'));
    expect(document.activeElement).toBe(control('Name'));
  });

  it('steps a number by its arrow keys', async () => {
    await render(<Page onSubmit={() => undefined} />);
    await press(control('Anzahl'), 'ArrowUp');
    expect(control('Anzahl').value).toBe('4');
  });

  it('finds and chooses by keyboard in the picker', async () => {
    const sent: Values[] = [];
    await render(<Page onSubmit={(values) => sent.push(values)} />);
    const picker = control('Person');
    await type(picker, 'U');
    await until(() => document.querySelectorAll('[role=option]').length === 1);
    expect(picker.getAttribute('aria-expanded')).toBe('true');
    expect(
      document.getElementById(picker.getAttribute('aria-activedescendant') ?? '')?.textContent,
    ).toContain('Urs');
    await press(picker, 'Enter');
    expect(picker.value).toBe('Urs Wüthrich');
    expect(picker.getAttribute('aria-expanded')).toBe('false');
    await submit();
    expect(sent[0]?.address).toBe('p2');
  });

  it('whose Enter comes before the answer chooses of that answer, never of the one before', async () => {
    await render(<Page onSubmit={() => undefined} />);
    const picker = control('Person');
    await click(picker);
    await until(() => document.querySelectorAll('[role=option]').length === 2);
    await type(picker, 'Urs');
    await press(picker, 'Enter');
    expect(picker.value).toBe('Urs');
    await until(() => picker.value === 'Urs Wüthrich');
    expect(picker.getAttribute('aria-expanded')).toBe('false');
  });
});
