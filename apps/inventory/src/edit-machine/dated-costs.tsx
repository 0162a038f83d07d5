import type { ContractCost, MachineDraft } from '@jahrring/contracts-inventory';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Button, IconButton, Stack } from '@jahrring/ui';
import { DateField, NumberField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import '../edit-object/edit-object.css';

/** Premiums or leasing rates from later days on; what was before stays in the costs of its time. */
export function DatedCosts({ kind }: { kind: ContractCost }) {
  const t = useT('inventory');
  const { currency } = useBoot().licence;
  const { fields, append, remove } = useFieldArray<MachineDraft, 'datedCosts'>({ name: 'datedCosts' });
  return (
    <Stack gap={3}>
      {fields.map((field, index) =>
        field.kind === kind ? (
          <div className="inventory-row inventory-row--price" key={field.id}>
            <DateField name={`datedCosts.${index}.validFrom`} label={t('object.field.validFrom')} />
            <NumberField
              name={`datedCosts.${index}.amount`}
              label={t(`contractCost.new.${kind}`)}
              valueAs="string"
              decimals={2}
              minDecimals={2}
              suffix={currency}
              emptyValue=""
            />
            <IconButton
              icon={trashIcon}
              label={t(`contractCost.remove.${kind}`, { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </div>
        ) : null,
      )}
      <div>
        <Button size="small" icon={plusIcon} onClick={() => append({ kind, validFrom: '', amount: '' })}>
          {t(`contractCost.add.${kind}`)}
        </Button>
      </div>
    </Stack>
  );
}
