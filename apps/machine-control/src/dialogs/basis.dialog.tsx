import {
  updateCostBasis,
  type ControlledMachine,
  type CostBasis,
  type UpdateCostBasis,
} from '@jahrring/contracts-machine-control';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Columns, ErrorState, Modal, Skeletons, Stack } from '@jahrring/ui';
import { DateField, Form, MoneyField, NumberField, useZodForm } from '@jahrring/ui/form';
import { useUpdateCostBasis } from '../machine-changes.api';
import { useCostBasis } from '../machine-control.api';
import { useUnits } from '../use-units';
import { ContractCosts } from './contract-costs';

const formId = 'machine-basis-form';

interface BasisDialogProps {
  machine: ControlledMachine;
  onClose: () => void;
}

/** What a machine costs whether it runs or not. */
export function BasisDialog({ machine, onClose }: BasisDialogProps) {
  const t = useT('machine-control');
  const {
    currentData: basis,
    isError,
    refetch,
  } = useCostBasis(machine.id, { refetchOnMountOrArgChange: true });
  if (basis) return <BasisForm key={basis.version} machine={machine} basis={basis} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={t('costs.basis')}>
      {isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={5} />}
    </Modal>
  );
}

function BasisForm({ machine, basis, onClose }: BasisDialogProps & { basis: CostBasis }) {
  const t = useT('machine-control');
  const { currency } = useUnits();
  const { version, contracts, ...values } = basis;
  const form = useZodForm(updateCostBasis, values);
  const showProblem = useProblemToForm(form);
  const [update] = useUpdateCostBasis();
  const save = async (changed: UpdateCostBasis) => {
    const answer = await update({ id: machine.id, version, values: changed });
    if (answer.error) {
      showProblem(answer.error);
      return;
    }
    notify.success(t('message.basis', { title: machine.title }));
    onClose();
  };
  return (
    <FormDialog
      title={t('costs.basis')}
      formId={formId}
      saving={form.formState.isSubmitting}
      onClose={onClose}
    >
      <Form form={form} id={formId} onSubmit={save}>
        <Stack>
          <Columns>
            <MoneyField name="purchasePrice" label={t('field.purchasePrice')} currency={currency} />
            <DateField name="purchasedOn" label={t('field.purchasedOn')} />
          </Columns>
          <Columns>
            <NumberField name="usefulYears" label={t('field.usefulYears')} />
            <MoneyField name="residualValue" label={t('field.residualValue')} currency={currency} />
          </Columns>
          <MoneyField
            name="fixedPerYear"
            label={t('field.fixedPerYear')}
            description={t('costs.fixedHint')}
            currency={currency}
          />
          <ContractCosts contracts={contracts} />
        </Stack>
      </Form>
    </FormDialog>
  );
}
