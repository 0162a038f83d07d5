import type { EntryKind } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Icon, type IconShape } from '@jahrring/ui';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import {
  clockIcon,
  leafIcon,
  packageIcon,
  receiptIcon,
  tagIcon,
  toolIcon,
  tractorIcon,
  truckIcon,
  walletIcon,
  woodIcon,
} from '@jahrring/ui/icons';
import type { EntryDraft } from './entry-draft';

export const kindIcons: Readonly<Record<EntryKind, IconShape>> = {
  hours: clockIcon,
  machines: tractorIcon,
  vehicles: truckIcon,
  tools: toolIcon,
  material: packageIcon,
  products: tagIcon,
  plants: leafIcon,
  timber_lots: woodIcon,
  expenses: receiptIcon,
  externals: walletIcon,
};

/** Choice of what the line records; the form below shows only the fields it needs. */
export function KindPicker({ kinds }: { kinds: readonly EntryKind[] }) {
  const t = useT('time');
  const { setValue } = useFormContext<EntryDraft>();
  const kind = useWatch<EntryDraft, 'kind'>({ name: 'kind' });
  if (kinds.length < 2) return null;
  const choose = (next: EntryKind) => {
    setValue('kind', next, { shouldDirty: true });
    for (const field of ['objectId', 'quantity', 'unit', 'counterFrom', 'counterTo', 'amount'] as const) {
      setValue(field, null);
    }
  };
  return (
    <div className="time-kinds" role="group" aria-label={t('field.kind')}>
      {kinds.map((value) => (
        <button
          key={value}
          type="button"
          className="time-kind"
          aria-pressed={value === kind}
          onClick={() => choose(value)}
        >
          <Icon name={kindIcons[value]} size={20} />
          <span>{t(`kind.${value}`)}</span>
        </button>
      ))}
    </div>
  );
}
