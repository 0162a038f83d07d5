import { createMachine, machineKinds, type MachineView } from '@jahrring/contracts-inventory';
import { ExtraFields, useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Columns, Drawer, ErrorState, Section, Skeletons, Stack } from '@jahrring/ui';
import {
  DateField,
  Form,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useZodForm,
} from '@jahrring/ui/form';
import { useCreateMachine, useMachine, useUpdateMachine } from '../machine.api';
import { emptyMachine, toDraft } from './machine-draft';
import { InsuranceFields, RecordFields } from './record-fields';
import { useMergeParts } from './use-merge-parts';

const formId = 'machine-form';
const chargeUnits = ['machine_hour', 'km', 'hour', 'full_day', 'flat_rate'] as const;
const counterUnits = ['machine_hour', 'km'] as const;

interface MachineDrawerProps {
  /** None: a new machine. */
  id: string | undefined;
  onClose: () => void;
}

/** A machine's own data, beside the list. */
export function MachineDrawer({ id, onClose }: MachineDrawerProps) {
  const t = useT('inventory');
  const { data, error, refetch } = useMachine(id ?? '', { skip: !id });
  if (!id || data) return <MachineForm machine={data} onClose={onClose} />;
  return (
    <Drawer opened onClose={onClose} title={t('title.machines')}>
      {error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={10} />}
    </Drawer>
  );
}

const draftOf = (machine: MachineView | undefined) => (machine ? toDraft(machine) : emptyMachine);

function MachineForm({ machine, onClose }: { machine: MachineView | undefined; onClose: () => void }) {
  const t = useT('inventory');
  const form = useZodForm(createMachine, draftOf(machine));
  const [create, creating] = useCreateMachine();
  const [update, updating] = useUpdateMachine();
  const { refetch } = useMachine(machine?.id ?? '', { skip: !machine });
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitSuccessful);

  const { save, conflict } = useVersionedSave({
    ...{ form, record: machine, toDraft: draftOf, parts: useMergeParts() },
    load: () => refetch().unwrap(),
    run: (values, from) => {
      if (!from) return create(values).unwrap();
      const { id: _id, kind: _kind, ...patch } = values;
      return update({ id: from.id, version: from.version, patch }).unwrap();
    },
    onSaved: onClose,
    message: ({ title }) => t('message.saved', { name: title }),
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={machine?.title ?? t('action.create')}
      dismissible={!form.formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={creating.isLoading || updating.isLoading}
          >
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        <Stack gap={5}>
          <MachineFields isNew={!machine} />
          <RecordFields />
          <MaintenanceFields />
          <InsuranceFields />
          <PriceFields />
          <ExtraFields entity="object" />
        </Stack>
      </Form>
      {conflict}
    </Drawer>
  );
}

function MachineFields({ isNew }: { isNew: boolean }) {
  const t = useT('inventory');
  return (
    <Section title={t('section.machine')}>
      <Stack>
        <TextField name="title" label={t('field.title')} />
        <Columns>
          <SelectField
            name="kind"
            label={t('field.kind')}
            disabled={!isNew}
            options={machineKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TextField name="articleNumber" label={t('field.articleNumber')} />
        </Columns>
        <TextAreaField name="description" label={t('field.description')} />
        <SwitchField name="active" label={t('field.active')} />
      </Stack>
    </Section>
  );
}

function MaintenanceFields() {
  const t = useT('inventory');
  return (
    <Section title={t('section.maintenance')}>
      <Stack>
        <Columns>
          <SelectField
            name="counterUnit"
            label={t('field.counterUnit')}
            clearable
            options={counterUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          />
          <NumberField
            name="counterReading"
            label={t('field.counterReading')}
            valueAs="string"
            decimals={3}
          />
        </Columns>
        <Columns>
          <DateField name="nextServiceDate" label={t('field.nextServiceDate')} />
          <NumberField name="serviceIntervalMonths" label={t('field.serviceIntervalMonths')} />
        </Columns>
        <Columns>
          <DateField name="nextExhaustDate" label={t('field.nextExhaustDate')} />
          <NumberField name="exhaustIntervalMonths" label={t('field.exhaustIntervalMonths')} />
        </Columns>
        <NumberField name="serviceIntervalCounter" label={t('field.serviceIntervalCounter')} />
      </Stack>
    </Section>
  );
}

function PriceFields() {
  const t = useT('inventory');
  return (
    <Section title={t('section.price')}>
      <Stack>
        <Columns>
          <SelectField
            name="unit"
            label={t('field.unit')}
            options={chargeUnits.map((value) => ({ value, label: t(`unit.${value}`) }))}
          />
          <NumberField name="price" label={t('field.price')} valueAs="string" decimals={4} minDecimals={2} />
        </Columns>
        <Columns>
          <NumberField
            name="fuelCostPerLitre"
            label={t('field.fuelCostPerLitre')}
            valueAs="string"
            decimals={4}
            minDecimals={2}
          />
          <TextField name="costCentre" label={t('field.costCentre')} />
        </Columns>
      </Stack>
    </Section>
  );
}
