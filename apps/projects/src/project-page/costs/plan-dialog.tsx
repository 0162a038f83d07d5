import {
  costKinds,
  createPlanLine,
  type CreatePlanLine,
  type PlanLineDraft,
  type PlanLineView,
} from '@jahrring/contracts-projects';
import type { Unit } from '@jahrring/contracts-common';
import { useAbility, useT, useUnitOptions } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { searchCentres } from '@jahrring/tool-kit/record-search';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Columns, Stack } from '@jahrring/ui';
import { EntityPicker, MoneyField, NumberField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { useAddPlanLines, useUpdatePlanLine } from '../../controlling.api';
import { centreItem } from '../../centre-item';

const searchCostCentres = searchCentres('cost-centres');
const searchRevenueCentres = searchCentres('revenue-centres');

interface PlanDialogProps {
  projectId: string;
  /** The saved line; none for a new one. */
  line: PlanLineView | undefined;
  onClose: () => void;
}

const unpriced = { unitCost: null, unitPrice: null, costCentre: null, revenueCentre: null };

function draftOf(line: PlanLineView | undefined): PlanLineDraft {
  const unit = (line ? line.unit : 'hour') as Unit | null;
  return { ...startValues({ kind: 'hours', title: '', quantity: '', ...unpriced }, line), unit };
}

/** One line of the plan. */
export function PlanDialog({ projectId, line, onClose }: PlanDialogProps) {
  const t = useT('projects');
  const { can } = useAbility();
  const draft = draftOf(line);
  const form = useZodForm(createPlanLine, draft);
  const [add] = useAddPlanLines();
  const [update] = useUpdatePlanLine();
  const units = useUnitOptions(draft.unit);
  const { save, conflict } = useVersionedSave<
    PlanLineView | undefined,
    PlanLineDraft,
    CreatePlanLine,
    unknown
  >({
    ...{ form, record: line, toDraft: draftOf },
    load: (current) => current as PlanLineView | undefined,
    run: (values, stored) => {
      if (!stored) return add({ projectId, lines: [values] }).unwrap();
      const { id: _id, ...patch } = values;
      return update({ projectId, id: stored.id, version: stored.version, patch }).unwrap();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog title={t(line ? 'plan.editTitle' : 'plan.add')} form={form} onSubmit={save} onClose={onClose}>
      <Stack>
        {conflict}
        <Columns>
          <SelectField
            name="kind"
            label={t('plan.kind')}
            required
            options={costKinds.map((value) => ({ value, label: t(`costs.kind.${value}`) }))}
          />
          <TextField name="title" label={t('plan.line')} />
        </Columns>
        <Columns>
          <NumberField name="quantity" label={t('plan.quantity')} valueAs="string" decimals={3} />
          <SelectField name="unit" label={t('fields.unit')} clearable options={units} />
        </Columns>
        <Columns>
          <MoneyField name="unitCost" label={t('plan.unitCost')} />
          {can('tools.project.showprice') ? (
            <MoneyField name="unitPrice" label={t('plan.unitPrice')} />
          ) : null}
        </Columns>
        <Columns>
          <EntityPicker
            name="costCentre"
            label={t('fields.costCentre')}
            onSearch={searchCostCentres}
            selected={centreItem(draft.costCentre)}
          />
          <EntityPicker
            name="revenueCentre"
            label={t('fields.revenueCentre')}
            onSearch={searchRevenueCentres}
            selected={centreItem(draft.revenueCentre)}
          />
        </Columns>
      </Stack>
    </FormDialog>
  );
}
