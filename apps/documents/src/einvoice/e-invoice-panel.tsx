import type { DocumentView } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Stack, Text } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';
import { issueFieldKey } from '../edit-document/issue-field';
import { useEInvoice, xmlPath } from './e-invoice.api';

const invoiceTypes: readonly string[] = ['bill', 'bill_correction'];
const KILOBYTE = 1000;

/** The electronic invoice of a bill: what it will be, what keeps it from being one, and its file once it is issued. */
export function EInvoicePanel({ document }: { document: DocumentView }) {
  return invoiceTypes.includes(document.type) ? <EInvoice document={document} /> : null;
}

function EInvoice({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const format = useFormat();
  const { data } = useEInvoice(document.id);
  if (!data?.kind) return null;
  const { kind, problems, file } = data;
  return (
    <Card title={t('eInvoice.title')}>
      <Stack gap={3}>
        <Text>{t(`eInvoice.kind.${kind}`)}</Text>
        {file ? (
          <>
            <Text tone="muted">
              {t('eInvoice.frozen', { size: format.number(Math.max(1, Math.round(file.size / KILOBYTE))) })}
            </Text>
            <div>
              <Button size="small" icon={downloadIcon} href={xmlPath(document.id)} download>
                {t('eInvoice.download')}
              </Button>
            </div>
          </>
        ) : null}
        {!file && problems.length === 0 ? <Text tone="muted">{t('eInvoice.ready')}</Text> : null}
        {problems.length > 0 ? (
          <Alert kind="warning" title={t('eInvoice.problems')}>
            <ul>
              {problems.map(({ field, key, params }) => (
                <li key={field}>
                  {t('issue.line', {
                    field: t(issueFieldKey(field), { defaultValue: field }),
                    reason: t(key, params),
                  })}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </Stack>
    </Card>
  );
}
