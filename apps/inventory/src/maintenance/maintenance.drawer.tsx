import { localDateAt } from '@jahrring/contracts-common';
import {
  maintenanceKinds,
  recordMaintenance,
  type MachineView,
  type MaintenanceDraft,
  type RecordMaintenance,
} from '@jahrring/contracts-inventory';
import { notify, problemOf, useAbility, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import {
  Button,
  Columns,
  DescriptionList,
  Drawer,
  ErrorState,
  Section,
  Skeletons,
  Stack,
  Text,
} from '@jahrring/ui';
import {
  DateField,
  Form,
  MoneyField,
  NumberField,
  RadioGroup,
  TextAreaField,
  useZodForm,
} from '@jahrring/ui/form';
import { checkIcon } from '@jahrring/ui/icons';
import { MachineDocuments } from '../documents/machine-documents';
import { ExhaustDue, ServiceDue } from '../due';
import { ObjectImages } from '../edit-object/object-images';
import '../edit-object/edit-object.css';
import { MachineDefects } from '../defects/machine-defects';
import { useMachine, useMaintenance, useRecordMaintenance } from '../machine.api';
import { MachineFacts } from './machine-facts';

interface MaintenanceDrawerProps {
  id: string;
  onClose: () => void;
}

/** When a machine is due, what was done to it, and a form for what has just been done. */
export function MaintenanceDrawer({ id, onClose }: MaintenanceDrawerProps) {
  const t = useT('inventory');
  const { can } = useAbility();
  const { data: machine, error, refetch } = useMachine(id);
  const mayManage = can('tools.machine_inventory.manage') && machine?.deletedAt === null;
  return (
    <Drawer opened onClose={onClose} title={machine?.title ?? t('section.maintenance')}>
      {machine ? (
        <Stack gap={5}>
          <DescriptionList
            items={[
              {
                label: t('field.nextServiceDate'),
                value: <ServiceDue machine={machine} />,
                wide: true,
              },
              {
                label: t('field.nextExhaustDate'),
                value: <ExhaustDue machine={machine} />,
                wide: true,
              },
            ]}
          />
          {machine.imageIds.length > 0 || mayManage ? (
            <ObjectImages object={machine} readOnly={!mayManage} onChange={() => void refetch()} />
          ) : null}
          <MachineFacts machine={machine} />
          <MachineDefects machine={machine} />
          <MachineDocuments machine={machine} />
          {mayManage ? <RecordForm machine={machine} /> : null}
          <History id={id} />
        </Stack>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeletons lines={8} />
      )}
    </Drawer>
  );
}

function RecordForm({ machine }: { machine: MachineView }) {
  const t = useT('inventory');
  const format = useFormat();
  const draftOf = ({ counterReading }: MachineView): MaintenanceDraft => ({
    kind: 'service',
    doneOn: localDateAt(Date.now(), format.timeZone),
    counterReading,
    cost: null,
    note: null,
  });
  const form = useZodForm(recordMaintenance, draftOf(machine));
  const { refetch } = useMachine(machine.id);
  const [record] = useRecordMaintenance();
  const run = (version: number, done: RecordMaintenance) =>
    record({ id: machine.id, version, done }).unwrap();
  // It adds to the machine and overwrites nothing: what somebody else has changed meanwhile does not stand in its way.
  const runOver = async (error: unknown, done: RecordMaintenance) => {
    if (problemOf(error).status !== 412) throw error;
    return run((await refetch().unwrap()).version, done);
  };
  const save = useSubmit(form, async (done: RecordMaintenance) => {
    const saved = await run(machine.version, done).catch((error: unknown) => runOver(error, done));
    form.reset(draftOf(saved));
    notify.success(t('message.maintained', { name: saved.title }));
  });
  return (
    <Section title={t('maintenance.record')}>
      <Form form={form} onSubmit={save}>
        <Stack>
          <RadioGroup
            name="kind"
            label={t('field.what')}
            options={maintenanceKinds.map((value) => ({ value, label: t(`maintenance.${value}`) }))}
          />
          <Columns>
            <DateField name="doneOn" label={t('field.doneOn')} />
            <NumberField
              name="counterReading"
              label={t('field.counterReading')}
              valueAs="string"
              decimals={3}
            />
          </Columns>
          <MoneyField name="cost" label={t('field.cost')} />
          <TextAreaField name="note" label={t('field.note')} />
          <div>
            <Button type="submit" variant="primary" icon={checkIcon} loading={form.formState.isSubmitting}>
              {t('maintenance.record')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}

function History({ id }: { id: string }) {
  const t = useT('inventory');
  const format = useFormat();
  const { licence } = useBoot();
  const { data } = useMaintenance(id);
  return (
    <Section title={t('section.history')}>
      {data ? (
        <Stack gap={3}>
          {data.items.length === 0 ? <Text tone="muted">{t('maintenance.none')}</Text> : null}
          {data.items.map((done) => (
            <Stack key={done.id} gap={1}>
              <Text strong>
                {format.date(done.doneOn)} · {t(`maintenance.${done.kind}`)}
                {done.passed === false ? ` · ${t('maintenance.failed')}` : ''}
                {done.cost ? ` · ${format.money(done.cost, licence.currency)}` : ''}
              </Text>
              {done.note ? <Text tone="muted">{done.note}</Text> : null}
            </Stack>
          ))}
        </Stack>
      ) : (
        <Skeletons lines={3} />
      )}
    </Section>
  );
}
