import { useT } from '@jahrring/tool-kit';
import { Alert, Stack } from '@jahrring/ui';
import { Form, TextField, type FormProps } from '@jahrring/ui/form';

interface AnswerFormProps<TIn extends Record<string, unknown>, TOut> extends Omit<
  FormProps<TIn, TOut>,
  'draft' | 'id'
> {
  label: string;
  /** Reason why the answer was not accepted; empty if there was no error. */
  problem: string;
  /** True if the name gets the focus once the form is shown. */
  autoFocus?: boolean;
}

/** A form of the shared page: what went wrong, the name of the person who answers, and the fields of the answer. */
export function AnswerForm<TIn extends Record<string, unknown>, TOut>({
  problem,
  autoFocus = false,
  children,
  ...form
}: AnswerFormProps<TIn, TOut>) {
  const t = useT('shell');
  return (
    <Form {...form} draft={false}>
      <Stack>
        {problem === '' ? null : <Alert kind="error">{problem}</Alert>}
        <TextField name="name" label={t('shared.name')} autoComplete="name" autoFocus={autoFocus} />
        {children}
      </Stack>
    </Form>
  );
}
