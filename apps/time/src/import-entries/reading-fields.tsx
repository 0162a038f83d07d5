import { dateOrders } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { EntityPicker, SelectField } from '@jahrring/ui/form';
import { searchEmployees, searchProjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';

/** Fields for the order of dates, and for the person, project and activity of lines that name none. */
export function ReadingFields() {
  const t = useT('time');
  const { currentData: options } = useEntryForm(undefined);
  return (
    <>
      <SelectField
        name="dateOrder"
        label={t('import.dateOrder')}
        placeholder={t('import.order.auto')}
        options={dateOrders.map((order) => ({ value: order, label: t(`import.order.${order}`) }))}
        clearable
      />
      <EntityPicker name="employeeId" label={t('import.standIn.employee')} onSearch={searchEmployees} />
      <EntityPicker name="projectId" label={t('import.standIn.project')} onSearch={searchProjects} />
      <SelectField
        name="activityId"
        label={t('import.standIn.activity')}
        options={(options?.activities ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        clearable
      />
    </>
  );
}
