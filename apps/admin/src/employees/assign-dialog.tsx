import type { BulkUpdateEmployees } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { EntityPicker, Form, SelectField, TextField, useForm } from '@jahrring/ui/form';
import { useCompanyPartOptions } from './employees.api';
import { searchEmployees } from './pickers';

type Change = BulkUpdateEmployees['change'];

interface AssignDialogProps {
  count: number;
  onClose: () => void;
  onSave: (change: Change) => Promise<unknown>;
}

const empty = { team: '', companyPartId: null as string | null, supervisors: [] as string[] };

/** Team, company part and supervisors of several people; what stays empty stays as it is with each of them. */
export function AssignDialog({ count, onClose, onSave }: AssignDialogProps) {
  const t = useT('admin');
  const { data: parts } = useCompanyPartOptions();
  const form = useForm({ defaultValues: empty });
  const submit = async ({ team, companyPartId, supervisors }: typeof empty) => {
    const change: Change = {
      ...(team.trim() ? { team } : {}),
      ...(companyPartId ? { companyPartId } : {}),
      ...(supervisors.length > 0 ? { supervisors } : {}),
    };
    if (Object.keys(change).length > 0) await onSave(change);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('hr.bulk.assignTitle', { count })}
      actions={
        <>
          <Button onClick={onClose}>{t('hr.cancel')}</Button>
          <Button variant="primary" type="submit" form="assign-people">
            {t('hr.bulk.apply')}
          </Button>
        </>
      }
    >
      <Form form={form} id="assign-people" onSubmit={submit} label={t('hr.bulk.assign')}>
        <Stack>
          <TextField name="team" label={t('hr.field.team')} maxLength={60} description={t('hr.bulk.keep')} />
          <SelectField
            name="companyPartId"
            label={t('hr.field.companyPart')}
            options={(parts?.items ?? []).map(({ id, number, title }) => ({
              value: id,
              label: `${number} ${title}`,
            }))}
            clearable
          />
          <EntityPicker
            name="supervisors"
            label={t('hr.field.supervisors')}
            onSearch={searchEmployees}
            selected={[]}
            multiple
          />
        </Stack>
      </Form>
    </Modal>
  );
}
