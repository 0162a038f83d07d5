import {
  updateCostBasis,
  type ControlledMachine,
  type CostBasis,
  type UpdateCostBasis,
} from '@jahrring/contracts-machine-control';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Columns, ErrorState, Modal, Skeletons, Stack } from '@jahrring/ui';
import { DateField, MoneyField, NumberField, useZodForm } from '@jahrring/ui/form';
import { useUpdateCostBasis } from '../machine-changes.api';
import { useCostBasis } from '../machine-control.api';
import { useUnits } from '../use-units';
import { ContractCosts } from './contract-costs';

interface BasisDialogProps {
  machine: ControlledMachine;
  onClose: () => void;
}

/** Dialog for the costs of a machine that are independent of its use. */
export function BasisDialog({ machine, onClose }: BasisDialogProps) {
  const t = useT('machine-control');
  const {
    currentData: basis,
    isError,
    refetch,
  } = useCostBasis(machine.id, { refetchOnMountOrArgChange: true });
  if (basis) return <BasisForm machine={machine} basis={basis} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={t('costs.basis')}>
      {isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={5} />}
    </Modal>
  );
}

const valuesOf = ({ version: _version, contracts: _contracts, ...values }: CostBasis) => values;

function BasisForm({ machine, basis, onClose }: BasisDialogProps & { basis: CostBasis }) {
  const t = useT('machine-control');
  const { currency } = useUnits();
  const form = useZodForm(updateCostBasis, valuesOf(basis));
  const [update] = useUpdateCostBasis();
  const { refetch } = useCostBasis(machine.id);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: basis, toDraft: valuesOf, load: () => refetch().unwrap() },
    run: (values: UpdateCostBasis, { version }) => update({ id: machine.id, version, values }).unwrap(),
    onSaved: onClose,
    message: () => t('message.basis', { title: machine.title }),
  });
  return (
    <FormDialog title={t('costs.basis')} form={form} onSubmit={save} onClose={onClose}>
      <Stack>
        {conflict}
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
        <ContractCosts contracts={basis.contracts} />
      </Stack>
    </FormDialog>
  );
}
