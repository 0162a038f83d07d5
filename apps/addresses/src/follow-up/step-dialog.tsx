import {
  createNextStep,
  type CreateNextStep,
  nextStepLimits,
  type NextStepView,
} from '@jahrring/contracts-addresses';
import { useBoot, useT } from '@jahrring/tool-kit';
import { DateField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { PartDrawer } from '../part-drawer';
import { useCreateStep, useStepPeople, useUpdateStep } from './follow-up.api';

interface StepDialogProps {
  addressId: string;
  /** None: a new one. */
  step: NextStepView | undefined;
  onClose: () => void;
}

/** What is done next, by whom and until when. */
export function StepDialog({ addressId, step, onClose }: StepDialogProps) {
  const t = useT('addresses');
  const { user } = useBoot();
  const people = useStepPeople().data?.items ?? [];
  const form = useZodForm(createNextStep, {
    text: step?.text ?? '',
    employeeId: step?.employeeId ?? user.membershipId,
    dueOn: step?.dueOn ?? '',
  });
  const [create] = useCreateStep();
  const [update] = useUpdateStep();
  const save = async ({ text, employeeId, dueOn }: CreateNextStep) => {
    const body = { text, employeeId, dueOn };
    if (step) await update({ addressId, id: step.id, version: step.version, body }).unwrap();
    else await create({ addressId, body }).unwrap();
  };
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  const isGone = step && people.length > 0 && !people.some(({ id }) => id === step.employeeId);
  if (isGone) options.unshift({ value: step.employeeId, label: step.employeeName ?? t('note.unknown') });
  return (
    <PartDrawer
      form={form}
      title={t(step ? 'step.edit' : 'step.add')}
      saved={t('step.saved')}
      save={save}
      onClose={onClose}
    >
      <TextField name="text" label={t('step.text')} maxLength={nextStepLimits.text} required />
      <SelectField name="employeeId" label={t('step.employee')} options={options} required />
      <DateField name="dueOn" label={t('step.dueOn')} withHint required />
    </PartDrawer>
  );
}
