import { notify, useLeave, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, type FormProps } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import type { RecordName } from './record-name';

interface CreateFormProps<Made, TIn extends Record<string, unknown>, TOut> {
  name: RecordName;
  listPath: string;
  /** Returns the path of the page that shows the new record; without it the list follows. */
  madePath?: (made: Made) => string;
  form: FormProps<TIn, TOut>['form'];
  /** Rejects with the problem, which is shown at its fields. */
  create: (values: TOut) => Promise<Made>;
  children: ReactNode;
}

/** The page with the form of a new record. */
export function CreateForm<
  Made extends { id: string; title: string },
  TIn extends Record<string, unknown>,
  TOut,
>(props: CreateFormProps<Made, TIn, TOut>) {
  const { name, listPath, madePath = () => listPath, form, create, children } = props;
  const t = useT('timber');
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (values: TOut) => {
    const made = await create(values);
    notify.success(t(`${name}.message.created`, { title: made.title }));
    leave(madePath(made));
  });
  const title = t(`${name}.title.create`);
  return (
    <PageFrame title={title} breadcrumbs={[{ label: t(`${name}.title.list`), to: listPath }]}>
      <Form form={form} onSubmit={save} label={title}>
        <Stack gap={6}>
          {children}
          <FormActions onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
