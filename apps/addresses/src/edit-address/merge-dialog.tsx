import type { AddressView, CreateAddress } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { useId, useState } from 'react';
import './merge-dialog.css';
import { mergeVersions, proposeSides, type Field, type Side } from './merge-versions';

interface MergeDialogProps {
  /** What both started from. */
  base: AddressView;
  mine: CreateAddress;
  theirs: AddressView;
  onSave: (merged: CreateAddress) => Promise<void>;
  onClose: () => void;
}

/** Fields that hold a code; what it stands for is said in the reader's language. */
const codedFields: readonly Field[] = [
  'kind',
  'salutation',
  'country',
  'language',
  'eInvoice',
  'electronicScheme',
];

/** How a value of a coded field is read. */
function useShownValue() {
  const t = useT('addresses');
  return (field: Field, value: string | null | undefined) => {
    if (!value) return t('merge.empty');
    const coded = codedFields.includes(field);
    return coded ? t(`${field}.${value}`) : value;
  };
}

interface ChoiceProps {
  field: Field;
  values: Readonly<Record<Side, string | null | undefined>>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** One field: my value and theirs side by side, one of them chosen. */
function FieldChoice({ field, values, chosen, onChoose }: ChoiceProps) {
  const t = useT('addresses');
  const shown = useShownValue();
  const name = useId();
  return (
    <fieldset className="addresses-merge__field">
      <legend>{t(`field.${field}`)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className="addresses-merge__value">
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>
            <small>{t(`merge.${side}`)}</small>
            {shown(field, values[side])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Two people have saved the same address: shows where they differ and lets one choose, field by field. */
export function MergeDialog({ base, mine, theirs, onSave, onClose }: MergeDialogProps) {
  const t = useT('addresses');
  const [sides, setSides] = useState(() => proposeSides(base, mine, theirs));
  const [saving, setSaving] = useState(false);
  const choose = (field: Field) => (side: Side) => setSides((before) => new Map(before).set(field, side));
  const save = (merged: CreateAddress) => {
    setSaving(true);
    void onSave(merged).finally(() => setSaving(false));
  };
  const allTheirs = new Map([...sides.keys()].map((field) => [field, 'theirs' as const]));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('merge.title')}
      size="large"
      dismissible={!saving}
      actions={
        <>
          <Button onClick={() => setSides(allTheirs)}>{t('merge.keepTheirs')}</Button>
          <Button variant="primary" loading={saving} onClick={() => save(mergeVersions(mine, theirs, sides))}>
            {t('merge.save')}
          </Button>
        </>
      }
    >
      <p className="addresses-merge__text">{t('merge.text', { name: theirs.name })}</p>
      {[...sides].map(([field, side]) => (
        <FieldChoice
          key={field}
          field={field}
          values={{ mine: mine[field], theirs: theirs[field] }}
          chosen={side}
          onChoose={choose(field)}
        />
      ))}
    </Modal>
  );
}
