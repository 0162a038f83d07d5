import { useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Section, Text } from '@jahrring/ui';
import { useDeleteDistinctPair, useDistinctPairs } from './duplicates.api';
import { UndoList } from './undo-list';

/** Alike addresses that were marked as different, each mark to be taken back. */
export function DistinctPairs() {
  const t = useT('addresses');
  const format = useFormat();
  const toast = useProblemToast();
  const { data } = useDistinctPairs(undefined);
  const [remove] = useDeleteDistinctPair();
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('duplicate.distinct')}>
      <UndoList
        items={data.items}
        onUndo={({ id, version }) => void remove({ id, version }).unwrap().catch(toast)}
        text={({ firstName, secondName, createdAt }) => (
          <>
            {t('duplicate.distinctPair', { first: firstName, second: secondName })}{' '}
            <Text tone="muted">{format.dateTime(createdAt)}</Text>
          </>
        )}
      />
    </Section>
  );
}
