import {
  acceptMachineTime,
  type AcceptMachineTime,
  type MachineTimeView,
} from '@jahrring/contracts-machine-control';
import { notify, useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Alert, Columns, Skeletons, Stack, Text } from '@jahrring/ui';
import { CheckboxField, EntityPicker, Form, NumberField, useZodForm } from '@jahrring/ui/form';
import type { z } from 'zod';
import {
  searchDrivers,
  searchMachines,
  searchProjects,
  acceptsHours,
  useAcceptTime,
  useTimeProject,
} from './machine-times.api';

type Draft = z.input<typeof acceptMachineTime>;

interface AcceptTimeDialogProps {
  time: MachineTimeView;
  onClose: () => void;
}

const formId = 'machine-accept-time';

/** Takes a machine's day over; what was meant the last time is proposed. */
export function AcceptTimeDialog({ time, onClose }: AcceptTimeDialogProps) {
  const { currentData, isFetching } = useTimeProject(time.projectId ?? '', { skip: time.projectId === null });
  if (isFetching) return <Skeletons lines={3} />;
  const isOpen = currentData !== undefined && acceptsHours(currentData.status);
  const project = isOpen ? `${currentData.number} ${currentData.title}` : null;
  return <AcceptTimeForm time={time} project={project} onClose={onClose} />;
}

function AcceptTimeForm({ time, project, onClose }: AcceptTimeDialogProps & { project: string | null }) {
  const t = useT('machine-control');
  const { id, version } = time;
  const form = useZodForm<Draft, AcceptMachineTime>(acceptMachineTime, draftOf(time, project));
  const toForm = useProblemToForm(form);
  const [accept] = useAcceptTime();
  const save = async (body: AcceptMachineTime) => {
    const answer = await accept({ id, version, body });
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('machineTime.accept.done'));
    onClose();
  };
  const picked = (chosen: string | null, label: string | null) =>
    chosen !== null && label !== null ? { id: chosen, label } : null;
  return (
    <FormDialog
      title={t('machineTime.accept.title')}
      formId={formId}
      saving={form.formState.isSubmitting}
      submitLabel={t('machineTime.accept.action')}
      size="large"
      onClose={onClose}
    >
      <Form<Draft, AcceptMachineTime> form={form} id={formId} onSubmit={save}>
        <Stack>
          <Told time={time} />
          <Recorded time={time} />
          <Columns>
            <EntityPicker
              name="machineId"
              label={t('machineTime.field.machine')}
              selected={picked(time.machineId, time.machineTitle)}
              onSearch={searchMachines}
              required
            />
            <EntityPicker
              name="employeeId"
              label={t('machineTime.field.operator')}
              selected={picked(time.employeeId, time.employeeName)}
              onSearch={searchDrivers}
              required
            />
            <EntityPicker
              name="projectId"
              label={t('machineTime.field.project')}
              selected={project === null ? null : picked(time.projectId, project)}
              onSearch={searchProjects}
              clearable
            />
            <NumberField
              name="hours"
              label={t('machineTime.field.hours')}
              valueAs="string"
              decimals={3}
              suffix="h"
              emptyValue=""
              required
            />
          </Columns>
          <CheckboxField name="workingTime" label={t('machineTime.accept.workingTime')} />
          {Number(time.fuelLitres) > 0 ? (
            <CheckboxField name="fuel" label={t('machineTime.accept.fuel')} />
          ) : null}
          {time.counter === null ? null : (
            <CheckboxField name="counter" label={t('machineTime.accept.counter')} />
          )}
        </Stack>
      </Form>
    </FormDialog>
  );
}

function draftOf(time: MachineTimeView, project: string | null): Draft {
  return {
    machineId: time.machineId ?? '',
    employeeId: time.employeeId ?? '',
    projectId: project === null ? null : time.projectId,
    hours: Number(time.engineHours) > 0 ? time.engineHours : time.workHours,
    workingTime: false,
    // People who note what goes into the tank have told it already.
    fuel: Number(time.fuelLitres) > 0 && Number(time.fuelledLitres ?? 0) === 0,
    counter: time.counter !== null,
  };
}

/** The day as the machine has it. */
function Told({ time }: { time: MachineTimeView }) {
  const t = useT('machine-control');
  const format = useFormat();
  const hours = (value: string) => `${format.number(value)} h`;
  return (
    <Text as="p">
      {t('machineTime.told', {
        ...{
          date: format.date(time.workDate),
          machine: time.machineName,
          operator: time.operatorName || '–',
        },
        ...{
          from: format.time(time.startedAt),
          until: format.time(time.endedAt),
          site: time.siteName || '–',
        },
        ...{ work: hours(time.workHours), down: hours(time.downHours) },
        ...{ fuel: `${format.number(time.fuelLitres)} l`, counter: time.counter ? hours(time.counter) : '–' },
      })}
    </Text>
  );
}

/** Lists the entries that people have recorded for the same time; they stay unchanged. */
function Recorded({ time: { recordedHours, fuelledLitres } }: { time: MachineTimeView }) {
  const t = useT('machine-control');
  const format = useFormat();
  const hours = Number(recordedHours ?? 0);
  const litres = Number(fuelledLitres ?? 0);
  if (hours === 0 && litres === 0) return null;
  return (
    <Alert>
      {hours > 0 ? `${t('machineTime.recorded', { hours: format.number(hours) })} ` : null}
      {litres > 0 ? t('machineTime.fuelled', { litres: format.number(litres) }) : null}
    </Alert>
  );
}
