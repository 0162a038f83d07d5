import { PageFrame, ErrorState, Skeletons } from '@jahrring/ui';
import { problemOf, problemText, useParams, useT } from '@jahrring/tool-kit';
import { lazy, Suspense } from 'react';
import { listPath, useTemplate } from './template.api';

// The editor comes with its schema and the viewer: the frame does not wait for them.
const TemplateEditor = lazy(async () => ({ default: (await import('./template-editor')).TemplateEditor }));

/** One template with its preview. */
export function Component() {
  const t = useT('documents');
  const { id = '' } = useParams();
  const query = useTemplate(id);
  const template = query.currentData;
  const problem = query.error ? problemOf(query.error) : null;
  const waiting = (
    <PageFrame title={t('title.editTemplate')} breadcrumbs={[{ label: t('title.templates'), to: listPath }]}>
      {problem ? (
        <ErrorState requestId={problem.requestId} onRetry={() => void query.refetch()}>
          {problemText(t, problem)}
        </ErrorState>
      ) : (
        <Skeletons lines={8} lineHeight="3.5rem" />
      )}
    </PageFrame>
  );
  if (!template) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TemplateEditor key={template.id} loaded={template} />
    </Suspense>
  );
}
