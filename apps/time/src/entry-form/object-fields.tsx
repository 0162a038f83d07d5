import { units } from '@jahrring/contracts-common';
import { kindFields, type EntryKind, type ObjectOption } from '@jahrring/contracts-time';
import { useBoot, useT } from '@jahrring/tool-kit';
import {
  EntityPicker,
  MoneyField,
  NumberField,
  SelectField,
  useFormContext,
  type EntityItem,
} from '@jahrring/ui/form';
import { useCallback, useMemo, useState } from 'react';
import type { EntryDraft } from './entry-draft';
import { searchObjects } from './search-options';
import { CounterFields } from './counter-fields';

interface ObjectFieldsProps {
  kind: EntryKind;
  /** Names what the form starts with. */
  object?: EntityItem | null | undefined;
}

/** Machine, material, expense …: only the fields its kind has. */
export function ObjectFields({ kind, object }: ObjectFieldsProps) {
  const t = useT('time');
  const { licence } = useBoot();
  const fields = kindFields[kind];
  const { chosen, choose, search } = useObject(kind);
  return (
    <div className="time-times">
      {fields.object === 'none' ? null : (
        <EntityPicker
          key={kind}
          name="objectId"
          label={t(`kind.${kind}`)}
          required={fields.object === 'required'}
          onSearch={search}
          onChosen={choose}
          selected={object}
          clearable={fields.object === 'optional'}
        />
      )}
      {fields.counter ? <CounterFields object={chosen} /> : null}
      {fields.quantity === 'none' ? null : (
        <QuantityFields required={fields.quantity === 'required' && !fields.counter} />
      )}
      {fields.amount === 'none' ? null : (
        <MoneyField
          name="amount"
          label={t('field.amount')}
          currency={licence.currency}
          required={kind === 'externals'}
        />
      )}
    </div>
  );
}

/** Choosing an object fills in its unit and where its counter stood. */
function useObject(kind: EntryKind) {
  const { setValue } = useFormContext<EntryDraft>();
  const [known, setKnown] = useState<ReadonlyMap<string, ObjectOption>>(new Map());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const found = await searchObjects(kind, text, signal);
      setKnown((before) => new Map([...before, ...found.map((option) => [option.id, option] as const)]));
      return found.map(({ id, title, articleNumber }) => ({
        id,
        label: title,
        ...(articleNumber ? { description: articleNumber } : {}),
      }));
    },
    [kind],
  );
  const chosen = chosenId === null ? null : (known.get(chosenId) ?? null);
  const choose = (item: EntityItem | null) => {
    const option = item ? known.get(item.id) : undefined;
    setChosenId(item?.id ?? null);
    if (!option) return;
    setValue('unit', option.unit, { shouldDirty: true });
    if (kindFields[kind].counter) setValue('counterFrom', option.counter, { shouldDirty: true });
  };
  return { chosen, choose, search };
}

function QuantityFields({ required }: { required: boolean }) {
  const t = useT('time');
  const options = useMemo(() => units.map((value) => ({ value, label: t(`common:units.${value}`) })), [t]);
  return (
    <div className="time-pair">
      <NumberField
        name="quantity"
        label={t('field.quantity')}
        valueAs="string"
        decimals={3}
        required={required}
      />
      <SelectField name="unit" label={t('field.unit')} options={options} clearable required={required} />
    </div>
  );
}
