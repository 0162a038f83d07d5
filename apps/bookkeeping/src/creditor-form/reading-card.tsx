import { supplierBillLimits } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Spinner, Stack, Text } from '@jahrring/ui';
import { FileDrop, useForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { acceptedFiles } from './look-at-file';
import './reading.css';
import { ReadPositions } from './read-positions';
import type { BillReading, useBillReading } from './use-bill-reading';

interface ReadingCardProps {
  reading: ReturnType<typeof useBillReading>;
  last: BillReading | null;
  hasForeignVat: boolean;
}

/** Takes the bill as file, photo or scanned code, and says what was read of it. */
export function ReadingCard({ reading, last, hasForeignVat }: ReadingCardProps) {
  const t = useT('bookkeeping');
  const [withCode, setWithCode] = useState(false);
  return (
    <Card title={t('creditor.read.title')}>
      <Stack gap={3}>
        <FileDrop
          label={t('creditor.read.label')}
          description={t('creditor.read.text')}
          files={[]}
          onChange={([file]) => file && void reading.fromFile(file)}
          accept={acceptedFiles}
          maxSize={supplierBillLimits.bytes}
          disabled={reading.isReading}
          error={reading.problem}
        />
        {withCode ? (
          <CodeField onCode={reading.fromCode} />
        ) : (
          <div>
            <Button size="small" onClick={() => setWithCode(true)}>
              {t('creditor.read.scanner')}
            </Button>
          </div>
        )}
        {reading.isReading ? <Spinner label={t('creditor.read.running')} /> : null}
        {last && !reading.isReading ? <Found last={last} hasForeignVat={hasForeignVat} /> : null}
      </Stack>
    </Card>
  );
}

/** Hand scanners type the code's lines; the last one is not told, so a button ends it. */
function CodeField({ onCode }: { onCode: (payload: string) => Promise<void> }) {
  const t = useT('bookkeeping');
  const { register, getValues, reset } = useForm({ defaultValues: { payload: '' } });
  return (
    <div className="creditor-code">
      <label className="jr-field__label" htmlFor="creditor-code">
        {t('creditor.read.code')}
      </label>
      <textarea id="creditor-code" className="jr-control" rows={3} autoFocus {...register('payload')} />
      <div>
        <Button
          size="small"
          onClick={() => {
            const { payload } = getValues();
            if (payload.trim() === '') return;
            void onCode(payload).then(() => reset());
          }}
        >
          {t('creditor.read.take')}
        </Button>
      </div>
    </div>
  );
}

function Found({ last, hasForeignVat }: { last: BillReading; hasForeignVat: boolean }) {
  const t = useT('bookkeeping');
  const { read, problem, fileName, preview } = last;
  const remarks = [
    ...(read?.remarks ?? []).map((remark) => t(`creditor.remark.${remark}`)),
    ...(hasForeignVat ? [t('creditor.remark.foreignVat')] : []),
    ...(read && read.brokenRules.length > 0
      ? [t('creditor.remark.brokenRules', { rules: read.brokenRules.join(', ') })]
      : []),
  ];
  return (
    <Stack gap={3}>
      <Alert
        kind={problem ? 'error' : read ? 'success' : 'info'}
        title={
          read ? t(`creditor.read.by.${read.source}`, { name: read.creditorName }) : t('creditor.read.kept')
        }
      >
        {problem ?? (read ? t('creditor.read.check') : t('creditor.read.nothing', { name: fileName ?? '' }))}
      </Alert>
      {remarks.length > 0 ? (
        <Alert kind="warning">
          <Stack gap={1}>
            {remarks.map((remark) => (
              <Text key={remark}>{remark}</Text>
            ))}
          </Stack>
        </Alert>
      ) : null}
      {read && read.positions.length > 0 ? <ReadPositions read={read} /> : null}
      {preview ? (
        <details className="creditor-preview">
          <summary>{t('creditor.read.preview')}</summary>
          <img src={preview} alt={t('creditor.read.previewOf', { name: fileName ?? '' })} />
        </details>
      ) : null}
    </Stack>
  );
}
