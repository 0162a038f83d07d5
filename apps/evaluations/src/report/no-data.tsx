import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, EmptyState } from '@jahrring/ui';
import type { Span } from './span';

export function NoData({ nearest, onSpan }: { nearest: Span | null; onSpan: (span: Span) => void }) {
  const t = useT('evaluations');
  const format = useFormat();
  return (
    <EmptyState
      title={t('report.none')}
      action={
        nearest ? (
          <Button variant="primary" onClick={() => onSpan({ from: nearest.from, to: nearest.to })}>
            {t('report.nearest', { from: format.date(nearest.from), to: format.date(nearest.to) })}
          </Button>
        ) : undefined
      }
    >
      {nearest ? t('report.noneInSpan') : t('report.noneAtAll')}
    </EmptyState>
  );
}
