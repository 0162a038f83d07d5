import { extraFieldInput, type ExtraFieldInput, type ExtraFieldSet } from '@jahrring/contracts-admin';
import { mayReport, type ExtraField } from '@jahrring/contracts-common';
import { notify, problemOf, problemText, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Drawer, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { emptyField, toInput, withField } from './field-input';
import { useFieldChanges } from './use-field-changes';
import { FieldFields } from './field-fields';

export interface FieldDrawerProps {
  set: ExtraFieldSet;
  /** None: a new one. */
  field: ExtraField | undefined;
  onClose: () => void;
}

/** One field: its titles, what may stand in it, where it shows. */
export function FieldDrawer({ set, field, onClose }: FieldDrawerProps) {
  const t = useT('admin');
  const form = useZodForm(extraFieldInput, field ? toInput(field) : emptyField);
  const toForm = useProblemToForm(form);
  const { write } = useFieldChanges(set);
  const store = async (values: ExtraFieldInput) => {
    const { choices, ...others } = values;
    const rest = { ...others, reportable: mayReport(set.entity, values.kind) && values.reportable };
    try {
      await write(withField(set.fields, values.kind === 'choice' ? { ...rest, choices } : rest));
      notify.success(t('extraFields.saved'));
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      const fields = problem.fields?.map((one) => ({
        ...one,
        field: one.field.replace(/^fields\.\d+\./, ''),
      }));
      if (problem.status === 412) notify.error(t('extraFields.conflict'));
      else if (fields) toForm({ ...problem, fields });
      else notify.error(problemText(t, problem));
    }
  };
  return (
    <Drawer opened onClose={onClose} title={t(field ? 'extraFields.edit' : 'extraFields.add')}>
      <Form form={form} onSubmit={store} label={t(field ? 'extraFields.edit' : 'extraFields.add')}>
        <Stack gap={6}>
          <FieldFields entity={set.entity} isNew={!field} />
          <FormActions onCancel={onClose} />
        </Stack>
      </Form>
    </Drawer>
  );
}
