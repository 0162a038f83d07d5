import { isDraft } from '@jahrring/contracts-documents';
import { problemOf, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useDocument } from '../documents.api';
import { DraftEditor } from './draft-editor';
import { IssuedDocument } from './issued-document';

/** One document: a draft is edited, an issued one is read. */
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
  if (!document) {
    return (
      <PageFrame title={t('title.edit')} breadcrumbs={back}>
        <Skeletons lines={10} lineHeight="2.5rem" />
      </PageFrame>
    );
  }
  if (isDraft(document)) return <DraftEditor key={document.id} loaded={document} />;
  return <IssuedDocument document={document} />;
}
