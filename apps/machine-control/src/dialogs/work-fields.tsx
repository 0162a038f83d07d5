import type { ControlledMachine, WorkDraft } from '@jahrring/contracts-machine-control';
import { useT } from '@jahrring/tool-kit';
import { Columns } from '@jahrring/ui';
import {
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useWatch,
} from '@jahrring/ui/form';
import { useMachineSettings } from '../settings/settings.api';
import { useUnits } from '../use-units';

export function WorkFields({ machine, isNew }: { machine: ControlledMachine; isNew: boolean }) {
  const t = useT('machine-control');
  const units = useUnits();
  const kind = useWatch<WorkDraft, 'kind'>({ name: 'kind' });
  const { currentData: settings } = useMachineSettings();
  const what = useWatch<WorkDraft, 'what'>({ name: 'what' });
  // A kind that was taken off the list since stays for what was noted with it.
  const kinds = [...new Set([...(settings?.repairKinds ?? []), ...(what ? [what] : [])])];
  return (
    <>
      <Columns>
        <DateField name="doneOn" label={t('field.doneOn')} />
        {isNew ? (
          <NumberField
            name="counter"
            label={t('field.value')}
            valueAs="string"
            decimals={3}
            suffix={units.unitText(machine.unit)}
          />
        ) : null}
      </Columns>
      {kind === 'exhaust' ? <SwitchField name="passed" label={t('field.passed')} /> : null}
      {kind === 'repair' ? (
        <SelectField
          name="what"
          label={t('field.what')}
          emptyValue=""
          options={kinds.map((one) => ({ value: one, label: one }))}
        />
      ) : (
        <DateField name="nextOn" label={t('field.nextOn')} description={t('work.nextHint')} />
      )}
      <Columns>
        <MoneyField name="cost" label={t('field.cost')} currency={units.currency} />
        <TextField name="workshop" label={t('field.workshop')} />
      </Columns>
      <TextAreaField name="note" label={t('field.note')} />
    </>
  );
}
