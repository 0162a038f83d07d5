import { id } from '@jahrring/contracts-common';
import { lotLimits, type LotView } from '@jahrring/contracts-timber';
import { notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { EntityPicker, useZodForm } from '@jahrring/ui/form';
import { useRef } from 'react';
import { z } from 'zod';
import { useMergeLots } from '../lot.api';
import { findLots, lotItem } from '../pickers';

const chosen = z.object({ ids: z.array(id).min(1).max(lotLimits.merged) });

/** Dialog to move the contents of other lots into this one. */
export function MergeDialog({ lot, onClose }: { lot: LotView; onClose: () => void }) {
  const t = useT('timber');
  const [merge] = useMergeLots();
  const form = useZodForm(chosen, { ids: [] });
  /** Versions of what was found: somebody else's change meanwhile is not merged away unseen. */
  const versions = useRef(new Map<string, number>());
  const search = async (text: string, signal: AbortSignal) => {
    const found = await findLots(text, signal, { 'filter[state]': lot.state, 'filter[kind]': lot.kind });
    for (const one of found) versions.current.set(one.id, one.version);
    return found.filter((one) => one.id !== lot.id).map(lotItem);
  };
  const save = useSubmit(form, async ({ ids }: z.infer<typeof chosen>) => {
    const lots = ids.map((other) => ({ id: other, version: versions.current.get(other) ?? 1 }));
    await merge({ id: lot.id, version: lot.version, others: { lots } }).unwrap();
    notify.success(t('lot.merge.done', { count: ids.length, title: `${lot.number} ${lot.title}` }));
    onClose();
  });
  return (
    <FormDialog
      title={t('lot.merge.title')}
      form={form}
      submitLabel={t('lot.merge.do')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <Text as="p" tone="muted">
          {t('lot.merge.text', { title: `${lot.number} ${lot.title}` })}
        </Text>
        <EntityPicker name="ids" label={t('lot.merge.others')} onSearch={search} multiple />
      </Stack>
    </FormDialog>
  );
}
