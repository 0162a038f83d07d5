import { billingRunResult, type BillingRunResult } from '@jahrring/contracts-documents';
import { useT, WorkProgress } from '@jahrring/tool-kit';
import {
  Badge,
  Button,
  Card,
  Icon,
  Row,
  Stack,
  UiLink,
  type ColorFamily,
  type IconShape,
} from '@jahrring/ui';
import { alertIcon, circleDottedIcon, fileInvoiceIcon, refreshIcon, sendIcon } from '@jahrring/ui/icons';

type Item = BillingRunResult['items'][number];

const looks: Readonly<Record<Item['outcome'], { tone: ColorFamily; icon: IconShape }>> = {
  drafted: { tone: 'nacht', icon: circleDottedIcon },
  issued: { tone: 'bernstein', icon: fileInvoiceIcon },
  sent: { tone: 'wald', icon: sendIcon },
  failed: { tone: 'rot', icon: alertIcon },
};

/** A run under way, then what became of each bill. */
export function RunWork({ id, onAgain }: { id: string; onAgain: () => void }) {
  const t = useT('documents');
  return (
    <Card>
      <WorkProgress tool="documents" id={id} label={t('run.progress')}>
        {(work) => {
          const result = billingRunResult.safeParse(work.result);
          return result.success ? <RunResult items={result.data.items} onAgain={onAgain} /> : null;
        }}
      </WorkProgress>
    </Card>
  );
}

function RunResult({ items, onAgain }: { items: readonly Item[]; onAgain: () => void }) {
  const t = useT('documents');
  const failed = items.filter((item) => item.outcome === 'failed').length;
  return (
    <Stack gap={4}>
      <Row justify="between">
        <strong role="status">
          {t('run.result', { count: items.length - failed })}
          {failed > 0 ? ` ${t('run.failed', { count: failed })}` : ''}
        </strong>
        <Button icon={refreshIcon} onClick={onAgain}>
          {t('run.again')}
        </Button>
      </Row>
      <ul className="documents-run__result">
        {items.map((item) => (
          <li key={`${item.source}:${item.id}`}>
            <Badge {...looks[item.outcome]}>{t(`run.outcome.${item.outcome}`)}</Badge>
            <span>
              {item.documentId ? (
                <UiLink to={`/documents/edit/${item.documentId}`}>
                  {item.documentNumber ?? t('list.draft')} {item.title}
                </UiLink>
              ) : (
                item.title
              )}
              {item.problem ? (
                <small>
                  <Icon name={alertIcon} size={14} /> {t(item.problem.key, item.problem.params)}
                </small>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
