import { useT } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { EntityPicker, SelectField } from '@jahrring/ui/form';
import { searchProjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';
import { noActivity } from './bulk-draft';

/** Fields that can be changed in many entries; those that nobody fills in stay as they are. */
export function BulkFields() {
  const t = useT('time');
  const { data: form } = useEntryForm(undefined);
  const stays = t('bulk.stays');
  const activities = (form?.activities ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Stack gap={3}>
      <EntityPicker
        name="projectId"
        label={t('field.project')}
        onSearch={searchProjects}
        selected={null}
        placeholder={stays}
      />
      <SelectField
        name="activityId"
        label={t('field.activity')}
        options={[{ value: noActivity, label: t('form.noActivity') }, ...activities]}
        placeholder={stays}
        clearable
      />
      <SelectField
        name="billable"
        label={t('field.billable')}
        options={[
          { value: 'yes', label: t('bulk.billable') },
          { value: 'no', label: t('bulk.notBillable') },
        ]}
        placeholder={stays}
        clearable
      />
    </Stack>
  );
}
