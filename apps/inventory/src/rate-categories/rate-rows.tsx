import { units } from '@jahrring/contracts-common';
import { objectKinds, rateCategoryLimits, type RateCategoryDraft } from '@jahrring/contracts-inventory';
import { newUuid, useBoot, useT } from '@jahrring/tool-kit';
import { searchObjects } from '@jahrring/tool-kit/record-search';
import { Button, IconButton, Section, Stack, Text } from '@jahrring/ui';
import {
  DateField,
  EntityPicker,
  NumberField,
  SelectField,
  useFieldArray,
  useFormContext,
  useReadOnly,
  useWatch,
  type EntityItem,
} from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import '../edit-object/edit-object.css';

interface RateRowsProps {
  /** Objects that saved rates are for, by their titles. */
  named: readonly EntityItem[];
}

/** The rates of a category: for whom, from when, how much. */
export function RateRows({ named }: RateRowsProps) {
  const readOnly = useReadOnly();
  const t = useT('inventory');
  const { fields, append, remove } = useFieldArray<RateCategoryDraft, 'rates'>({ name: 'rates' });
  const full = fields.length >= rateCategoryLimits.rates;
  const add = () =>
    append({ id: newUuid(), kind: 'activities', objectId: null, unit: 'hour', validFrom: '', price: '' });
  return (
    <Section title={t('rate.section.rates')} description={t('rate.hint.rates')}>
      <Stack gap={3}>
        {fields.length === 0 ? <Text tone="muted">{t('rate.none')}</Text> : null}
        {fields.map((field, index) => (
          <RateRow key={field.id} index={index} named={named} onRemove={() => remove(index)} />
        ))}
        {readOnly || full ? null : (
          <div>
            <Button size="small" icon={plusIcon} onClick={add}>
              {t('rate.add')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function RateRow({ index, named, onRemove }: RateRowsProps & { index: number; onRemove: () => void }) {
  const readOnly = useReadOnly();
  const t = useT('inventory');
  const { currency } = useBoot().licence;
  return (
    <div className="inventory-row inventory-row--rate">
      <TargetFields index={index} named={named} />
      <DateField name={`rates.${index}.validFrom`} label={t('rate.field.validFrom')} />
      <NumberField
        name={`rates.${index}.price`}
        label={t('rate.field.price')}
        valueAs="string"
        decimals={4}
        minDecimals={2}
        suffix={currency}
        emptyValue=""
      />
      {readOnly ? null : (
        <IconButton icon={trashIcon} label={t('rate.remove', { number: index + 1 })} onClick={onRemove} />
      )}
    </div>
  );
}

/** All objects of a kind and unit, or one object: choosing none of the kinds asks for the object. */
function TargetFields({ index, named }: RateRowsProps & { index: number }) {
  const t = useT('inventory');
  const { setValue } = useFormContext<RateCategoryDraft>();
  const kind = useWatch<RateCategoryDraft, `rates.${number}.kind`>({ name: `rates.${index}.kind` });
  const single = kind === null || kind === undefined;
  return (
    <>
      <SelectField
        name={`rates.${index}.kind`}
        label={t('rate.field.target')}
        clearable
        placeholder={t('rate.oneObject')}
        options={objectKinds.map((value) => ({
          value,
          label: t('rate.allOf', { kind: t(`kinds.${value}`) }),
        }))}
      />
      {single ? (
        <EntityPicker
          name={`rates.${index}.objectId`}
          label={t('rate.field.object')}
          required
          onSearch={searchObjects}
          selected={named}
          onChosen={() => setValue(`rates.${index}.unit`, null)}
        />
      ) : (
        <SelectField
          name={`rates.${index}.unit`}
          label={t('rate.field.unit')}
          clearable
          placeholder={t('rate.anyUnit')}
          options={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
      )}
    </>
  );
}
