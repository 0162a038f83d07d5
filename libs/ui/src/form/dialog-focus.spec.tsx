/** @jest-environment jsdom */
import { z } from 'zod';
import { Modal } from '../overlay/modal';
import { render, until } from '../testing/render';
import { Form } from './form';
import { TextField } from './text-field';
import { useZodForm } from './use-zod-form';

function Dialog() {
  const form = useZodForm(z.object({ title: z.string().min(1) }), { title: '' });
  return (
    <Modal opened onClose={() => undefined} title="Feld hinzufügen">
      <Form form={form} onSubmit={() => undefined} label="Feld">
        <button type="button">DE</button>
        <TextField name="title" label="Titel" autoFocus />
      </Form>
    </Modal>
  );
}

it('a dialog begins at the field that asks for it, and does not count it as left', async () => {
  await render(<Dialog />);
  const field = () => document.querySelector('input[name="title"], .jr-control__input');
  await until(() => field() !== null && document.activeElement === field());
  expect(document.activeElement).toBe(field());
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});
