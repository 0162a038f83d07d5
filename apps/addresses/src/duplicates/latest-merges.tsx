import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Section, Text } from '@jahrring/ui';
import { useMerges, useUndoMerge } from './duplicates.api';
import { UndoList } from './undo-list';

/** The latest merges, each to be taken back. */
export function LatestMerges() {
  const t = useT('addresses');
  const format = useFormat();
  const toast = useProblemToast();
  const { data } = useMerges(undefined);
  const [undo] = useUndoMerge();
  if (!data || data.items.length === 0) return null;
  const undoMerge = (id: string, name: string) =>
    undo(id)
      .unwrap()
      .then(() => notify.success(t('message.restored', { name })))
      .catch(toast);
  return (
    <Section title={t('duplicate.latest')}>
      <UndoList
        items={data.items}
        onUndo={({ id, fromName }) => void undoMerge(id, fromName)}
        text={({ fromName, intoName, createdAt }) => (
          <>
            {t('duplicate.mergedInto', { from: fromName, into: intoName })}{' '}
            <Text tone="muted">{format.dateTime(createdAt)}</Text>
          </>
        )}
      />
    </Section>
  );
}
