import type { AddressView } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { Text } from '@jahrring/ui';
import { differingFields } from '../address-fields';
import { useMergeParts } from '../edit-address/use-merge-parts';
import { type MergeField, type TakenFields } from './merge-choice';

export const addressLabel = ({ name, customerNumber, city }: AddressView) =>
  [name, customerNumber ?? city].filter(Boolean).join(' · ');

interface FieldChoicesProps {
  into: AddressView;
  from: AddressView;
  taken: TakenFields;
  onChange: (taken: TakenFields) => void;
}

export function FieldChoices({ into, from, taken, onChange }: FieldChoicesProps) {
  const t = useT('addresses');
  const parts = useMergeParts()();
  const differing = new Set<string>(differingFields(into, from));
  const shown = parts.filter(({ fields }) => differing.has(String(fields[0])));
  if (shown.length === 0) return <Text tone="muted">{t('duplicate.same')}</Text>;
  const choose = (field: MergeField, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(field);
    else next.delete(field);
    onChange(next);
  };
  return (
    <div className="addresses-merge">
      {shown.map(({ fields, label: name, show }) => {
        const field = fields[0] as MergeField;
        return (
          <fieldset key={field} className="addresses-merge__field">
            <legend>{name}</legend>
            {[into, from].map((side) => (
              <label key={side.id}>
                <input
                  type="radio"
                  name={`merge-${field}`}
                  checked={taken.has(field) === (side.id === from.id)}
                  onChange={() => choose(field, side.id === from.id)}
                />
                <span>{show(side) || t('duplicate.nothing')}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
