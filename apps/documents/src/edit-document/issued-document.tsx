import { localDateAt } from '@jahrring/contracts-common';
import { isDraft, type DocumentView } from '@jahrring/contracts-documents';
import { notify, useAbility, useExtraItems, useFormat, useT, WorkStatusPill } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, Card, Columns, DescriptionList, PageFrame, Stack, useNarrow } from '@jahrring/ui';
import { downloadIcon, keyIcon } from '@jahrring/ui/icons';
import { ChainStrip } from '../chain/chain-strip';
import { FollowMenu } from '../chain/follow-menu';
import { StatusMenu } from '../chain/status-menu';
import { isExpired } from '../document-list/is-expired';
import { documentTitle } from '../document-title';
import { useLockDocument } from '../document-acts.api';
import { pdfPath } from '../document-list.api';
import { PayButton } from '../payment/pay-button';
import { PdfPreview } from '../pdf-preview/pdf-preview';
import { SendButton } from '../send/send-button';
import { DocumentMenu } from './document-menu';
import { SidePanels } from './side-panels';
import { Revisions } from './revisions';
import { TotalsPanel } from './totals-panel';

/** A document that is not edited: issued and frozen, or locked. */
export function IssuedDocument({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const mayManage = useAbility().can('tools.document.manage');
  const narrow = useNarrow();
  const title = documentTitle(t, document);
  return (
    <PageFrame
      title={`${title} ${document.number ?? t('list.draft')}`}
      titleExtra={<WorkStatusPill status={document.status} />}
      subtitle={[document.title, document.projectNumber].filter(Boolean).join(' · ')}
      breadcrumbs={[{ label: t('title.list'), to: '/documents' }]}
      actions={
        <>
          {mayManage ? <FollowMenu document={document} /> : null}
          {mayManage && !document.locked ? <StatusMenu document={document} /> : null}
          <PayButton document={document} />
          <SendButton document={document} />
          {narrow && mayManage ? null : (
            <Button icon={downloadIcon} href={pdfPath(document.id)} download>
              {t('edit.download')}
            </Button>
          )}
          {mayManage ? <DocumentMenu document={document} /> : null}
        </>
      }
    >
      <ChainStrip document={document} />
      {document.locked ? <LockedNote document={document} mayManage={mayManage} /> : null}
      <Columns count="side" gap={5}>
        <PdfPreview
          url={pdfPath(document.id, isDraft(document) ? document.version : undefined)}
          label={t('edit.previewLabel', { title: document.number ?? document.title })}
        />
        <Stack gap={4}>
          {document.totals ? <TotalsPanel totals={document.totals} currency={document.currency} /> : null}
          <Facts document={document} />
          <Revisions document={document} />
          <SidePanels document={document} />
        </Stack>
      </Columns>
    </PageFrame>
  );
}

function LockedNote({ document, mayManage }: { document: DocumentView; mayManage: boolean }) {
  const t = useT('documents');
  const attempt = useAttempt();
  const [lock, { isLoading }] = useLockDocument();
  const unlock = () =>
    attempt(async () => {
      await lock({ id: document.id, version: document.version, locked: false }).unwrap();
      notify.success(t('message.unlocked', { number: document.number ?? '' }));
    });
  const action = (
    <Button icon={keyIcon} loading={isLoading} onClick={() => void unlock()}>
      {t('menu.unlock')}
    </Button>
  );
  return (
    <Alert kind="info" title={t('locked.title')} actions={mayManage ? action : undefined}>
      {t('locked.text')}
    </Alert>
  );
}

function Facts({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const format = useFormat();
  const extra = useExtraItems('document', document.extra);
  const { recipient, baseCurrency, baseTotal, exchangeRate, currency } = document;
  const street = [recipient?.street, recipient?.houseNumber].filter(Boolean).join(' ');
  const place = [recipient?.zip, recipient?.city].filter(Boolean).join(' ');
  const isForeign = currency !== baseCurrency;
  const today = localDateAt(Date.now(), format.timeZone);
  return (
    <Card title={t('panel.facts')}>
      <DescriptionList
        columns={1}
        items={[
          {
            label: t('field.recipient'),
            value: [recipient?.name, street, place].filter(Boolean).join(', '),
          },
          { label: t('field.documentDate'), value: format.date(document.documentDate) },
          document.validUntil !== null && {
            label: t('field.validUntil'),
            value: `${format.date(document.validUntil)}${isExpired(document, today) ? ` · ${t('list.expired')}` : ''}`,
          },
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
          document.exportedAt !== null && {
            label: t('field.exportedAt'),
            value: format.dateTime(document.exportedAt),
          },
          isForeign && {
            label: t('field.baseTotal', { currency: baseCurrency }),
            value:
              baseTotal &&
              t('rate', { total: format.money(baseTotal, baseCurrency), rate: exchangeRate ?? '' }),
          },
          ...bookings(document).map(({ key, value }) => ({ label: t(`field.${key}`), value })),
          ...extra,
        ]}
      />
    </Card>
  );
}

/** Accounts and centres that are set. */
function bookings(document: DocumentView) {
  const keys = ['debitAccount', 'creditAccount', 'costCentre', 'revenueCentre'] as const;
  return keys.flatMap((key) => (document[key] ? [{ key, value: document[key] }] : []));
}
