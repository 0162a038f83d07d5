import { Stack } from '@jahrring/ui';
import { Form, FormActions, type FormProps } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import { ReadOnlyNote } from './read-only-note';
import { RecordFrame } from './record-frame';
import type { EditedRecord, RecordName } from './record-name';

interface RecordFormProps<Loaded extends EditedRecord, TIn extends Record<string, unknown>, TOut> {
  name: RecordName;
  loaded: Loaded;
  listPath: string;
  mayUpdate: boolean;
  form: FormProps<TIn, TOut>['form'];
  save: FormProps<TIn, TOut>['onSubmit'];
  /** Shown where somebody else has saved meanwhile. */
  conflict: ReactNode;
  leave: (path: string) => void;
  removal: { remove: (record: Loaded) => Promise<boolean>; restore: (record: Loaded) => Promise<unknown> };
  fields: ReactNode;
  /** Content below the form. */
  children?: ReactNode;
}

/** The page of an existing record: its form, or why it may only be read, and its deletion. */
export function RecordForm<Loaded extends EditedRecord, TIn extends Record<string, unknown>, TOut>(
  props: RecordFormProps<Loaded, TIn, TOut>,
) {
  const { name, loaded, listPath, mayUpdate, form, save, conflict, leave, removal, fields, children } = props;
  const readOnly = !mayUpdate || loaded.deletedAt !== null;
  const removeAndLeave = async () => {
    if (await removal.remove(loaded)) leave(listPath);
  };
  return (
    <RecordFrame {...{ name, loaded, listPath, readOnly }} onRemove={() => void removeAndLeave()}>
      <Form form={form} onSubmit={save} label={loaded.title} readOnly={readOnly}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote {...{ name, loaded, mayUpdate }} onRestore={() => void removal.restore(loaded)} />
          {fields}
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
      {children}
    </RecordFrame>
  );
}
