import {
  acceptMachineTime,
  type AcceptMachineTime,
  type MachineTimeView,
} from '@jahrring/contracts-machine-control';
import { notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Columns, Skeletons, Stack } from '@jahrring/ui';
import { CheckboxField, EntityPicker, NumberField, useZodForm } from '@jahrring/ui/form';
import type { z } from 'zod';
import {
  searchDrivers,
  searchMachines,
  searchProjects,
  acceptsHours,
  useAcceptTime,
  useTimeProject,
} from './machine-times.api';
import { ToldTime, RecordedTime } from './told-time';

type Draft = z.input<typeof acceptMachineTime>;

interface AcceptTimeDialogProps {
  time: MachineTimeView;
  onClose: () => void;
}

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
  const [accept] = useAcceptTime();
  const save = useSubmit(form, async (body: AcceptMachineTime) => {
    await accept({ id, version, body }).unwrap();
    notify.success(t('machineTime.accept.done'));
    onClose();
  });
  const picked = (chosen: string | null, label: string | null) =>
    chosen !== null && label !== null ? { id: chosen, label } : null;
  return (
    <FormDialog
      title={t('machineTime.accept.title')}
      form={form}
      submitLabel={t('machineTime.accept.action')}
      size="large"
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <ToldTime time={time} />
        <RecordedTime time={time} />
        <Columns>
          <EntityPicker
            name="machineId"
            label={t('machineTime.field.machine')}
            selected={picked(time.machineId, time.machineTitle)}
            onSearch={searchMachines}
          />
          <EntityPicker
            name="employeeId"
            label={t('machineTime.field.operator')}
            selected={picked(time.employeeId, time.employeeName)}
            onSearch={searchDrivers}
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
