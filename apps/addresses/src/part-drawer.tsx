import { notify, problemOf, useProblemToast, useProblemToForm } from '@jahrring/tool-kit';
import { Drawer, Stack } from '@jahrring/ui';
import { Form, FormActions, type ZodForm } from '@jahrring/ui/form';
import type { ReactNode } from 'react';

interface PartDrawerProps<TIn extends Record<string, unknown>, TOut> {
  form: ZodForm<TIn, TOut>;
  title: string;
  /** Said once it is saved. */
  saved: string;
  /** @throws the problem of the service: of fields it is shown there, any other above the page */
  save: (values: TOut) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a contact or another postal address, beside the page of the address it belongs to. */
export function PartDrawer<TIn extends Record<string, unknown>, TOut>(props: PartDrawerProps<TIn, TOut>) {
  const { form, title, saved, save, onClose, children } = props;
  const toForm = useProblemToForm(form);
  const toast = useProblemToast();
  const submit = async (values: TOut) => {
    try {
      await save(values);
      notify.success(saved);
      onClose();
    } catch (error) {
      if (problemOf(error).fields) toForm(error);
      else toast(error);
    }
  };
  return (
    <Drawer opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={submit} label={title}>
        <Stack gap={4}>
          {children}
          <FormActions onCancel={onClose} />
        </Stack>
      </Form>
    </Drawer>
  );
}
