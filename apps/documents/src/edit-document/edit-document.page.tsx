import { isDraft } from '@jahrring/contracts-documents';
import { problemOf, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { useDocument } from '../documents.api';
import { IssuedDocument } from './issued-document';

// Schemas and the sheet are half of this page, and whoever reads an issued document needs neither.
const DraftEditor = lazy(async () => ({ default: (await import('./draft-editor')).DraftEditor }));

/** One document: a draft is edited, an issued or locked one is read. */
export function Component() {
  const t = useT('documents');
  const { id = '' } = useParams();
  const query = useDocument(id);
  const document = query.currentData;
  const back = [{ label: t('title.list'), to: '/documents' }];
  if (query.error && !document) {
    const problem = problemOf(query.error);
    return (
      <PageFrame title={t('title.edit')} breadcrumbs={back}>
        <ErrorState
          requestId={problem.requestId}
          onRetry={() => void query.refetch()}
          actions={<Button to="/documents">{t('edit.toList')}</Button>}
        >
          {t(problem.key)}
        </ErrorState>
      </PageFrame>
    );
  }
  const waiting = (
    <PageFrame title={t('title.edit')} breadcrumbs={back}>
      <Skeletons lines={10} lineHeight="2.5rem" />
    </PageFrame>
  );
  if (!document) return waiting;
  if (!isDraft(document) || document.locked) return <IssuedDocument document={document} />;
  return (
    <Suspense fallback={waiting}>
      <DraftEditor key={document.id} loaded={document} />
    </Suspense>
  );
}
