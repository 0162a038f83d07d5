import { readAgain, useVersionedSave } from '@jahrring/tool-kit/form';
import { Drawer, Stack } from '@jahrring/ui';
import { Form, FormActions, type ZodForm } from '@jahrring/ui/form';
import type { ReactNode } from 'react';

interface PartDrawerProps<R extends { id: string }, TIn extends Record<string, unknown>, TOut> {
  form: ZodForm<TIn, TOut>;
  title: string;
  /** Said once it is saved. */
  saved: string;
  /** The part as it was shown; none for a new one. */
  record: R | undefined;
  toDraft: (record: R | undefined) => TIn;
  /** Reads the parts again that the record is one of. */
  refetch: () => { unwrap: () => Promise<{ items: readonly R[] }> };
  /** Saves over that version of the part, or a new one. @throws the problem of the service */
  save: (values: TOut, stored: R | undefined) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of what belongs to an address (a contact, a note), beside the address's page. */
export function PartDrawer<R extends { id: string }, TIn extends Record<string, unknown>, TOut>(
  props: PartDrawerProps<R, TIn, TOut>,
) {
  const { form, title, saved, record, toDraft, refetch, onClose, children } = props;
  const { save, conflict } = useVersionedSave({
    ...{ form, record, toDraft },
    load: readAgain(refetch, record?.id),
    run: props.save,
    onSaved: onClose,
    message: () => saved,
  });
  return (
    <Drawer opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} label={title}>
        <Stack gap={4}>
          {conflict}
          {children}
          <FormActions onCancel={onClose} />
        </Stack>
      </Form>
    </Drawer>
  );
}
