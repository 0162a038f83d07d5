import {
  type CorrectionView,
  type EmployeeView,
  reverseCorrection,
  type ReverseCorrection,
} from '@jahrring/contracts-admin';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Button, Modal, Stack, Text } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import type { EmployeeScope } from './employee-scope';
import { useReverseCorrection } from './employees.api';

interface ReverseDialogProps {
  scope: EmployeeScope;
  employee: EmployeeView;
  line: CorrectionView;
  onClose: () => void;
}

/** Takes a line of the ledger back. */
export function ReverseDialog({ scope, employee, line, onClose }: ReverseDialogProps) {
  const t = useT('admin');
  const format = useFormat();
  const form = useZodForm(reverseCorrection, { reason: '' });
  const [reverse] = useReverseCorrection();
  const save = useSubmit(form, async ({ reason }: ReverseCorrection) => {
    const call = { base: scope.base, id: employee.id, correctionId: line.id, reason };
    await reverse(call).unwrap();
    notify.success(t('hr.ledger.wasReversed'));
    onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('hr.ledger.reverseTitle')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('hr.cancel')}</Button>
          <Button variant="primary" type="submit" form="reversal" loading={form.formState.isSubmitting}>
            {t('hr.ledger.reverse')}
          </Button>
        </>
      }
    >
      <Form form={form} id="reversal" onSubmit={save} label={t('hr.ledger.reverseTitle')}>
        <Stack>
          <Text>
            {t('hr.ledger.reverseText', {
              date: format.date(line.date),
              hours: format.duration(line.seconds),
              reason: line.reason,
            })}
          </Text>
          <TextField name="reason" label={t('field.reason')} autoFocus />
        </Stack>
      </Form>
    </Modal>
  );
}
