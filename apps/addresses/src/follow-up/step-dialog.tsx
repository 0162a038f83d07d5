import { createNextStep, type CreateNextStep, type NextStepView } from '@jahrring/contracts-addresses';
import { useBoot, useT } from '@jahrring/tool-kit';
import { startValues } from '@jahrring/tool-kit/start-values';
import { DateField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { PartDrawer } from '../part-drawer';
import { useCreateStep, useStepPeople, useSteps, useUpdateStep } from './follow-up.api';

interface StepDialogProps {
  addressId: string;
  /** None: a new one. */
  step: NextStepView | undefined;
  onClose: () => void;
}

/** Dialog for a next step: what is done, by whom and until when. */
export function StepDialog({ addressId, step, onClose }: StepDialogProps) {
  const t = useT('addresses');
  const { user } = useBoot();
  const people = useStepPeople().data?.items ?? [];
  const draftOf = (stored: NextStepView | undefined) =>
    startValues({ text: '', employeeId: user.membershipId, dueOn: '' }, stored);
  const form = useZodForm(createNextStep, draftOf(step));
  const { refetch } = useSteps(addressId);
  const [create] = useCreateStep();
  const [update] = useUpdateStep();
  const save = ({ text, employeeId, dueOn }: CreateNextStep, stored: NextStepView | undefined) => {
    const body = { text, employeeId, dueOn };
    return stored
      ? update({ addressId, id: stored.id, version: stored.version, body }).unwrap()
      : create({ addressId, body }).unwrap();
  };
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  const isGone = step && people.length > 0 && !people.some(({ id }) => id === step.employeeId);
  if (isGone) options.unshift({ value: step.employeeId, label: step.employeeName ?? t('note.unknown') });
  return (
    <PartDrawer
      form={form}
      title={t(step ? 'step.edit' : 'step.add')}
      saved={t('step.saved')}
      record={step}
      toDraft={draftOf}
      refetch={refetch}
      save={save}
      onClose={onClose}
    >
      <TextField name="text" label={t('step.text')} />
      <SelectField name="employeeId" label={t('step.employee')} options={options} required />
      <DateField name="dueOn" label={t('step.dueOn')} withHint />
    </PartDrawer>
  );
}
