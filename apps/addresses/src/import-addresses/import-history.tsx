import type { AddressImportView, ImportState } from '@jahrring/contracts-addresses';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Section, Text, UiLink, type ColorFamily } from '@jahrring/ui';
import { useImportList } from '../addresses.api';

const newestFirst = { sort: '-createdAt', pageSize: '10' };

const tones: Partial<Record<ImportState, ColorFamily>> = {
  done: 'wald',
  failed: 'rot',
  running: 'petrol',
  checking: 'petrol',
  undoing: 'petrol',
  failing: 'bernstein',
};

function Entry({ run }: { run: AddressImportView }) {
  const t = useT('addresses');
  const format = useFormat();
  return (
    <li className="addresses-history__entry">
      <span>
        <UiLink
          to={`/addresses/import?id=${run.id}`}
          aria-label={t('import.historyOpen', { name: run.fileName })}
        >
          {run.fileName}
        </UiLink>
        <Text as="div" size="small" tone="muted">
          {format.dateTime(run.createdAt)} ·{' '}
          {t('import.progress', { done: run.processed, total: run.rowCount })}
        </Text>
      </span>
      <Badge tone={tones[run.state] ?? 'stein'}>{t(`import.state.${run.state}`)}</Badge>
    </li>
  );
}

/** The last imports, each with the way to its result and its undo. */
export function ImportHistory() {
  const t = useT('addresses');
  const { data } = useImportList(newestFirst, { refetchOnMountOrArgChange: true });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('import.history')}>
      <ul className="addresses-history">
        {data.items.map((run) => (
          <Entry key={run.id} run={run} />
        ))}
      </ul>
    </Section>
  );
}
