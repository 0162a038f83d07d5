import type { ProjectDraft, ProjectView, WholeProject } from '@jahrring/contracts-projects';
import { ExtraFields, useAbility, useNumberedOptions, useT, useUnitOptions } from '@jahrring/tool-kit';
import { searchAddresses, searchCentres, searchEmployees } from '@jahrring/tool-kit/record-search';
import { Card, Columns, Stack } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  type ZodForm,
} from '@jahrring/ui/form';
import { centreItem } from '../centre-item';
import { DuplicateWarning } from './duplicate-warning';
import { PlaceField } from './place-field';

const searchCostCentres = searchCentres('cost-centres');
const searchRevenueCentres = searchCentres('revenue-centres');

interface ProjectFormProps {
  form: ZodForm<ProjectDraft, WholeProject>;
  /** The saved project; none while a new one is made. */
  project?: ProjectView | undefined;
  onSubmit: (values: WholeProject) => Promise<unknown>;
  onCancel: () => void;
}

/** Every field of a project, over the schema the service checks with. */
export function ProjectForm({ form, project, onSubmit, onCancel }: ProjectFormProps) {
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        <DuplicateWarning exceptId={project?.id} />
        <OrderFields project={project} />
        <ScheduleFields />
        <PeopleFields project={project} />
        <AmountFields project={project} />
        <PlaceSection />
        <ExtraFields entity="project" />
        <FormActions onCancel={onCancel} />
      </Stack>
    </Form>
  );
}

function OrderFields({ project }: { project?: ProjectView | undefined }) {
  const t = useT('projects');
  const { can } = useAbility();
  const customer = project?.addressId
    ? { id: project.addressId, label: project.addressName ?? '–' }
    : undefined;
  return (
    <Card title={t('section.order')}>
      <Stack>
        <Columns>
          <TextField name="number" label={t('fields.number')} />
          <TextField name="externalId" label={t('fields.externalId')} />
        </Columns>
        <TextField name="title" label={t('fields.title')} />
        <Columns>
          {can('tools.address.index') ? (
            <EntityPicker
              name="addressId"
              label={t('fields.address')}
              placeholder={t('picker.address')}
              onSearch={searchAddresses}
              selected={customer}
            />
          ) : null}
          <TextField name="forestOwner" label={t('fields.forestOwner')} />
        </Columns>
        <TextAreaField name="description" label={t('fields.description')} />
      </Stack>
    </Card>
  );
}

function ScheduleFields() {
  const t = useT('projects');
  return (
    <Card title={t('section.schedule')}>
      <Columns count={3}>
        <DateField name="startDate" label={t('fields.startDate')} withHint />
        <DateField name="endDate" label={t('fields.endDate')} />
        <DateField name="deadline" label={t('fields.deadline')} />
      </Columns>
    </Card>
  );
}

function PeopleFields({ project }: { project?: ProjectView | undefined }) {
  const t = useT('projects');
  const leader = project?.responsibleEmployeeId
    ? { id: project.responsibleEmployeeId, label: project.responsibleName ?? '–' }
    : undefined;
  const crew = project?.assignedEmployees.map(({ id, name }) => ({ id, label: name }));
  return (
    <Card title={t('section.people')}>
      <Stack>
        <EntityPicker
          name="responsibleEmployeeId"
          label={t('fields.responsible')}
          placeholder={t('picker.employee')}
          onSearch={searchEmployees}
          selected={leader}
        />
        <EntityPicker
          name="assignedEmployeeIds"
          label={t('fields.assigned')}
          placeholder={t('picker.employee')}
          onSearch={searchEmployees}
          selected={crew}
          multiple
        />
      </Stack>
    </Card>
  );
}

function AmountFields({ project }: { project?: ProjectView | undefined }) {
  const t = useT('projects');
  const { can } = useAbility();
  const unitOptions = useUnitOptions(project?.unit);
  const companyParts = useNumberedOptions('company-parts', project?.companyPartId);
  return (
    <Card title={t('section.amounts')}>
      <Stack>
        <Columns count={3}>
          <NumberField name="quantity" label={t('fields.quantity')} valueAs="string" decimals={3} />
          <SelectField name="unit" label={t('fields.unit')} clearable options={unitOptions} />
          {can('tools.project.showprice') ? (
            <MoneyField name="totalAmount" label={t('fields.totalAmount')} />
          ) : null}
        </Columns>
        <Columns>
          <EntityPicker
            name="costCentre"
            label={t('fields.costCentre')}
            placeholder={t('picker.centre')}
            onSearch={searchCostCentres}
            selected={centreItem(project?.costCentre)}
          />
          <EntityPicker
            name="revenueCentre"
            label={t('fields.revenueCentre')}
            placeholder={t('picker.centre')}
            onSearch={searchRevenueCentres}
            selected={centreItem(project?.revenueCentre)}
          />
        </Columns>
        <SelectField name="companyPartId" label={t('fields.companyPart')} clearable options={companyParts} />
      </Stack>
    </Card>
  );
}

function PlaceSection() {
  const t = useT('projects');
  return (
    <Card title={t('place.title')}>
      <Stack>
        <PlaceField />
        <TextField name="rescuePoint" label={t('fields.rescuePoint')} />
      </Stack>
    </Card>
  );
}
