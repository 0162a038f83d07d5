import type { ImportState, ImportView } from '@jahrring/contracts-common/imports';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Section, Text, UiLink, type ColorFamily } from '@jahrring/ui';
import { useImportList } from './import.api';
import type { ImportSpec } from './import-spec';

const newestFirst = { sort: '-createdAt', pageSize: '10' };

/** A cancelled import reads like one that could not finish: nothing of it is there. */
const words: Partial<Record<ImportState, ImportState>> = { cancelling: 'failing', cancelled: 'failed' };

/** States in which the plan has been carried out. */
const written: ReadonlySet<ImportState> = new Set(['done', 'undoing', 'undone']);

const tones: Partial<Record<ImportState, ColorFamily>> = {
  done: 'wald',
  failed: 'rot',
  running: 'petrol',
  checking: 'petrol',
  undoing: 'petrol',
  failing: 'bernstein',
  cancelling: 'bernstein',
};

function Entry({ spec: { page, past }, run }: { spec: ImportSpec; run: ImportView }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="kit-import-history__entry">
      <span>
        <UiLink to={`${page}?id=${run.id}`} aria-label={t('import.historyOpen', { name: run.fileName })}>
          {run.fileName}
        </UiLink>
        <Text as="div" size="small" tone="muted">
          {[
            format.dateTime(run.createdAt),
            written.has(run.state)
              ? t('import.historyCounts', { ...run.counts })
              : t('import.progress', { done: run.processed, total: run.rowCount }),
            ...(past?.(run) ?? []),
          ].join(' · ')}
        </Text>
      </span>
      <Badge tone={tones[run.state] ?? 'stein'}>{t(`import.state.${words[run.state] ?? run.state}`)}</Badge>
    </li>
  );
}

/** The last imports, each with the way to its result and its undo. */
export function ImportHistory({ spec }: { spec: ImportSpec }) {
  const t = useT();
  const { data } = useImportList({ url: spec.url, args: newestFirst }, { refetchOnMountOrArgChange: true });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('import.history')}>
      <ul className="kit-import-history">
        {data.items.map((run) => (
          <Entry key={run.id} spec={spec} run={run} />
        ))}
      </ul>
    </Section>
  );
}
