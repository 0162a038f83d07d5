import {
  correctionKinds,
  createCorrection,
  type CreateCorrection,
  type EmployeeView,
} from '@jahrring/contracts-admin';
import { notify, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Button, Columns, Modal, Stack } from '@jahrring/ui';
import { DateField, DurationField, Form, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import type { EmployeeScope } from './employee-scope';
import { useAddCorrection } from './employees.api';

interface CorrectionDialogProps {
  scope: EmployeeScope;
  employee: EmployeeView;
  onClose: () => void;
}

/** A new line of the ledger. */
export function CorrectionDialog({ scope, employee, onClose }: CorrectionDialogProps) {
  const t = useT('admin');
  const form = useZodForm(createCorrection, {
    kind: 'overtime',
    date: localToday(),
    reason: '',
  });
  const [add] = useAddCorrection();
  const save = useSubmit(form, async (body: CreateCorrection) => {
    await add({ base: scope.base, id: employee.id, body }).unwrap();
    notify.success(t('hr.ledger.added'));
    onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('hr.ledger.addTitle')}
      dismissible={!form.formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('hr.cancel')}</Button>
          <Button variant="primary" type="submit" form="correction" loading={form.formState.isSubmitting}>
            {t('hr.ledger.book')}
          </Button>
        </>
      }
    >
      <Form form={form} id="correction" onSubmit={save} label={t('hr.ledger.addTitle')}>
        <Stack>
          <SelectField
            name="kind"
            label={t('hr.field.kind')}
            options={correctionKinds.map((value) => ({ value, label: t(`hr.correction.${value}`) }))}
            required
          />
          <Columns>
            <DateField name="date" label={t('hr.field.date')} />
            <DurationField
              name="seconds"
              label={t('hr.field.hours')}
              description={t('hr.ledger.signHint')}
              signed
            />
          </Columns>
          <TextField name="reason" label={t('field.reason')} />
        </Stack>
      </Form>
    </Modal>
  );
}
