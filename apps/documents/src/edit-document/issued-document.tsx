import type { DocumentView } from '@jahrring/contracts-documents';
import { useExtraItems, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Columns, DescriptionList, PageFrame, Stack, StatusPill } from '@jahrring/ui';
import { pdfPath } from '../documents.api';
import { PdfPreview } from '../pdf-preview/pdf-preview';
import { TotalsPanel } from './totals-panel';

/** An issued document: frozen, so it is only read. */
export function IssuedDocument({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const format = useFormat();
  const extra = useExtraItems('document', document.extra);
  const { recipient } = document;
  const street = [recipient?.street, recipient?.houseNumber].filter(Boolean).join(' ');
  const place = [recipient?.zip, recipient?.city].filter(Boolean).join(' ');
  return (
    <PageFrame
      title={`${t(`type.${document.type}`)} ${document.number ?? ''}`}
      titleExtra={<StatusPill status={document.status} />}
      subtitle={document.title}
      breadcrumbs={[{ label: t('title.list'), to: '/documents' }]}
      actions={
        <Button icon="download" href={pdfPath(document.id)} download>
          {t('edit.download')}
        </Button>
      }
    >
      <Columns count="side" gap={5}>
        <PdfPreview
          url={pdfPath(document.id)}
          label={t('edit.previewLabel', { title: document.number ?? document.title })}
        />
        <Stack gap={4}>
          <TotalsPanel totals={document.totals} currency={document.currency} />
          <Card title={t('panel.facts')}>
            <DescriptionList
              columns={1}
              items={[
                {
                  label: t('field.recipient'),
                  value: [recipient?.name, street, place].filter(Boolean).join(', '),
                },
                { label: t('field.documentDate'), value: format.date(document.documentDate) },
                { label: t('field.dueDate'), value: document.dueDate && format.date(document.dueDate) },
                {
                  label: t('field.project'),
                  value: [document.projectNumber, document.projectTitle].filter(Boolean).join(' '),
                },
                {
                  label: t('field.reference'),
                  value: document.reference?.replace(/^(\d{2})/, '$1 ').replace(/(\d{5})(?=\d)/g, '$1 '),
                },
                {
                  label: t('field.issuedAt'),
                  value: document.issuedAt && format.dateTime(document.issuedAt),
                },
                ...extra,
              ]}
            />
          </Card>
        </Stack>
      </Columns>
    </PageFrame>
  );
}
