/** @jest-environment jsdom */
import { z } from 'zod';
import { click, control, find, render, type } from '../testing/render';
import { CheckboxField } from './choice-fields';
import { DateField } from './date-field';
import { EntityPicker } from './entity-picker';
import { Form } from './form';
import { SelectField } from './select-field';
import { TextAreaField, TextField } from './text-field';
import { useZodForm } from './use-zod-form';

const schema = z.object({
  name: z.string().trim().min(1).max(5),
  code: z.string().min(1).max(5),
  note: z.string().max(9),
  date: z.iso.date(),
  kind: z.enum(['a', 'b']),
  person: z.uuid(),
  agreed: z.boolean(),
});
const values = {
  name: '',
  code: '',
  note: '',
  date: '2026-11-20',
  kind: 'a' as const,
  person: '',
  agreed: false,
};
const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));

function Page({ readOnly = false, kind = 'a' }: { readOnly?: boolean; kind?: 'a' | '' }) {
  const form = useZodForm(schema, { ...values, kind: kind as 'a' });
  return (
    <Form form={form} onSubmit={() => undefined} readOnly={readOnly}>
      <TextField name="name" label="Name" />
      <TextField name="code" label="Kürzel" required={false} maxLength={2} readOnly={false} />
      <TextAreaField name="note" label="Notiz" withCounter />
      <DateField name="date" label="Datum" />
      <SelectField name="kind" label="Art" options={options} />
      <EntityPicker name="person" label="Person" onSearch={() => Promise.resolve([])} />
      <CheckboxField name="agreed" label="Einverstanden" />
    </Form>
  );
}

const submit = () => click(find('button[type=submit]'));

const marked = () =>
  [...document.querySelectorAll('[aria-required]')].map((element) => element.getAttribute('name'));

describe('the fields of a form', () => {
  it('know by its schema which have to be filled in, and how long their texts may be', async () => {
    await render(<Page />);
    expect(marked()).toEqual(['name', 'date', 'person']);
    expect(document.querySelectorAll('.jr-field__required')).toHaveLength(3);
    expect(control('Name').maxLength).toBe(5);
    expect(control('Notiz').maxLength).toBe(9);
    expect(find('.jr-field__counter').textContent).toContain('9');
  });

  it('give nothing when they are emptied, where they are left out then', async () => {
    const given: unknown[] = [];
    const optional = z.object({ on: z.iso.date().optional(), note: z.string() });
    function Optional() {
      const form = useZodForm(optional, { on: '2026-11-20', note: 'a' });
      return (
        <Form form={form} onSubmit={(filled) => void given.push(filled)}>
          <DateField name="on" label="Datum" leftOutWhenEmpty />
          <TextField name="note" label="Notiz" />
          <button type="submit">Sichern</button>
        </Form>
      );
    }
    await render(<Optional />);
    expect(marked()).toEqual([]);
    await type(control('Datum'), '');
    await submit();
    expect(given).toEqual([{ note: 'a' }]);
    expect(control('Datum').value).toBe('');
    await type(control('Datum'), '21.11.2026');
    await submit();
    expect(given[1]).toEqual({ on: '2026-11-21', note: 'a' });
  });

  it('go by their own word where they have one', async () => {
    await render(<Page />);
    expect(control('Kürzel').getAttribute('aria-required')).toBeNull();
    expect(control('Kürzel').maxLength).toBe(2);
  });

  it('ask for a choice where none is made yet, and still do once it is', async () => {
    await render(<Page kind="" />);
    expect(marked()).toContain('kind');
    await type(control<HTMLSelectElement>('Art'), 'b');
    expect(marked()).toContain('kind');
  });

  it('can only be read where the form says so, but for one that may be changed', async () => {
    await render(<Page readOnly />);
    expect(['Name', 'Kürzel', 'Notiz', 'Datum', 'Person'].map((label) => control(label).readOnly)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(control('Art').disabled).toBe(true);
    expect(control('Einverstanden').disabled).toBe(true);
    expect(document.querySelector('.jr-field [aria-label^="Kalender"]')).toBeNull();
    await click(control('Person'));
    expect(document.querySelector('[role=listbox]')).toBeNull();
  });
});
