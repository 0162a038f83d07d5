import type { AddressImportView } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { Card, Progress, Text } from '@jahrring/ui';

const labels: Partial<Record<AddressImportView['state'], string>> = {
  checking: 'import.checking',
  running: 'import.running',
  undoing: 'import.undoing',
  failing: 'import.undoing',
};

/** The server is at work on the rows; the page may be left meanwhile. */
export function ProgressStep({ run }: { run: AddressImportView }) {
  const t = useT('addresses');
  const label = t(labels[run.state] ?? 'import.checking');
  return (
    <Card title={label}>
      <Progress value={run.rowCount > 0 ? run.processed / run.rowCount : 1} label={label} />
      <Text as="p" tone="muted">
        {t('import.progress', { done: run.processed, total: run.rowCount })}
      </Text>
    </Card>
  );
}
