import { splitLot, type LotView, type SplitLot } from '@jahrring/contracts-timber';
import { notify, useFormat, useNavigate, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { NumberField, TextField, useZodForm } from '@jahrring/ui/form';
import { cubic } from '../figures';
import { useSplitLot } from '../lot.api';

interface SplitDialogProps {
  lot: LotView;
  /** The stems that become a lot of their own; of an estimated volume the person tells how much. */
  stemIds?: string[];
  /** Called when the dialog closes; true if the lot was split. */
  onClose: (done: boolean) => void;
}

/** A part of a lot becomes a lot of its own. */
export function SplitDialog({ lot, stemIds, onClose }: SplitDialogProps) {
  const t = useT('timber');
  const format = useFormat();
  const navigate = useNavigate();
  const [split] = useSplitLot();
  const draft = { title: '', ...(stemIds ? { stemIds } : {}) };
  const form = useZodForm(splitLot, draft);
  const save = useSubmit(form, async (part: SplitLot) => {
    const answer = await split({ id: lot.id, version: lot.version, part }).unwrap();
    const { number, title } = answer;
    notify.success(t('lot.split.done', { title: `${number} ${title}` }), {
      action: { label: t('lot.split.open'), run: () => void navigate(`/timber/lots/${answer.id}`) },
    });
    onClose(true);
  });
  return (
    <FormDialog
      title={t('lot.split.title')}
      form={form}
      submitLabel={t('lot.split.do')}
      onSubmit={save}
      onClose={() => onClose(false)}
    >
      <Stack>
        <Text as="p" tone="muted">
          {stemIds
            ? t('lot.split.stems', { count: stemIds.length })
            : t('lot.split.volume', { volume: cubic(format, lot.quantity ?? '0') })}
        </Text>
        <TextField name="title" label={t('lot.split.name')} autoFocus />
        {stemIds ? null : (
          <NumberField
            name="quantity"
            label={t('lot.field.quantity')}
            valueAs="string"
            decimals={3}
            suffix="m³"
            leftOutWhenEmpty
          />
        )}
      </Stack>
    </FormDialog>
  );
}
