/** @jest-environment jsdom */
import { act } from 'react';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { click, control, find, leave, render, type, until } from '../testing/render';
import { Button } from '../button/button';
import { Form } from './form';
import { FormActions } from './form-actions';
import { TextField } from './text-field';
import { useZodForm } from './use-zod-form';

const schema = z.object({ rows: z.array(z.object({ title: z.string().min(1) })).max(2) });

function Page() {
  const form = useZodForm(schema, { rows: [] });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <Form form={form} onSubmit={() => undefined}>
      {fields.map((row, index) => (
        <div key={row.id}>
          <TextField name={`rows.${index}.title`} label={`Titel ${index + 1}`} />
          <Button onClick={() => remove(index)}>{`Entfernen ${index + 1}`}</Button>
        </div>
      ))}
      <Button onClick={() => append({ title: '' })}>Neue Zeile</Button>
      <FormActions />
    </Form>
  );
}

const button = (text: string) => {
  const found = [...document.querySelectorAll('button')].find((element) => element.textContent === text);
  if (!found) throw new Error(`No button ${text}`);
  return found;
};
const errors = () =>
  [...document.querySelectorAll('.jr-field__error')].map((error) =>
    error.closest('.jr-field')?.querySelector('label')?.textContent?.replace('*', ''),
  );
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));
const pointer = (name: string) =>
  act(async () => document.body.dispatchEvent(new Event(name, { bubbles: true })));

describe('rows of a form', () => {
  it('has nothing against a new row before it is left', async () => {
    await render(<Page />);
    await click(button('Neue Zeile'));
    await settle();
    expect(errors()).toEqual([]);
    await leave(control('Titel 1'));
    await until(() => errors().length === 1);
    await click(button('Neue Zeile'));
    await settle();
    expect(errors()).toEqual(['Titel 1']);
  });

  it('has nothing against a row that came after a refused submit', async () => {
    await render(<Page />);
    await click(button('Neue Zeile'));
    await click(find('button[type=submit]'));
    await until(() => errors().length === 1);
    await click(button('Neue Zeile'));
    await settle();
    expect(errors()).toEqual(['Titel 1']);
    await click(button('Entfernen 1'));
    await settle();
    expect(errors()).toEqual([]);
  });

  it('speaks up after the click that leaves a field, not between its press and its release', async () => {
    await render(<Page />);
    await click(button('Neue Zeile'));
    await type(control('Titel 1'), '');
    await pointer('pointerdown');
    await leave(control('Titel 1'));
    await settle();
    expect(errors()).toEqual([]);
    await pointer('pointerup');
    await until(() => errors().length === 1);
  });
});
