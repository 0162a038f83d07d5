import type { DifferingEntry, EntryComparison } from '@jahrring/contracts-bookkeeping';
import { problemText, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { useEntryComparison } from '../entry-import.api';
import '../opening/opening.css';

/** The days of a file, what it would add, and what stands otherwise there. */
export function Comparison({ id }: { id: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const { data, error, refetch } = useEntryComparison(id, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={1} />;
  const { firstDay, lastDay, known, total, differingCount } = data;
  const facts = [
    firstDay && lastDay
      ? t('settings.span', { from: format.date(firstDay), to: format.date(lastDay) })
      : null,
    t('entryImport.known', { count: known }),
    Number(total) === 0 ? null : t('entryImport.total', { total: format.money(total, currency) }),
  ];
  return (
    <Stack gap={4}>
      <Text as="p">{facts.filter(Boolean).join(' · ')}</Text>
      {differingCount > 0 ? <Differing comparison={data} /> : null}
    </Stack>
  );
}

function Differing({ comparison: { differing, differingCount } }: { comparison: EntryComparison }) {
  const t = useT('bookkeeping');
  const more = differingCount - differing.length;
  return (
    <Alert kind="warning" title={t('entryImport.differing', { count: differingCount })}>
      <ul className="opening-faults">
        {differing.map((one) => (
          <li key={one.id}>
            <DifferingText one={one} />
          </li>
        ))}
        {more > 0 ? <li>{t('opening.more', { count: more })}</li> : null}
      </ul>
    </Alert>
  );
}

function DifferingText({ one }: { one: DifferingEntry }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const { number, bookedOn, text, total, line, amount } = one;
  const entry = `${number} · ${format.date(bookedOn)} · ${text}`;
  const ours = format.money(total, currency);
  if (amount === null || line === null) return <>{t('entryImport.absent', { entry, ours })}</>;
  return <>{t('entryImport.other', { entry, ours, line, theirs: format.money(amount, currency) })}</>;
}
