import { resourceKinds } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { searchProjects } from '@jahrring/tool-kit/record-search';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, EntityPicker, NumberField, SelectField, TextField } from '@jahrring/ui/form';
import { usePlanningSettings } from '../settings/settings.api';

/** Fields of a requirement: kind of resource, number, days and span. */
export function RequirementFields({ project }: { project: { id: string; label: string } | null }) {
  const t = useT('planning');
  const { data: settings } = usePlanningSettings();
  return (
    <Stack>
      <EntityPicker
        name="projectId"
        label={t('field.project')}
        placeholder={t('picker.project')}
        selected={project ? [project] : []}
        onSearch={searchProjects}
      />
      <Columns>
        <SelectField
          name="kind"
          label={t('field.resource')}
          options={resourceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          required
        />
        <SelectField
          name="skillId"
          label={t('requirement.skill')}
          options={(settings?.skills ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          clearable
        />
      </Columns>
      <Columns>
        <NumberField name="count" label={t('requirement.count')} />
        <NumberField name="days" label={t('requirement.days')} />
      </Columns>
      <Columns>
        <DateField name="firstDay" label={t('field.firstDay')} />
        <DateField name="lastDay" label={t('field.lastDay')} />
      </Columns>
      <TextField name="note" label={t('field.note')} emptyValue={null} />
    </Stack>
  );
}
