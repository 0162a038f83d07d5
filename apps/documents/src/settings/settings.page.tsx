import { problemOf, SettingsFrame, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { fileTextIcon } from '@jahrring/ui/icons';
import { useDocumentSettings } from './settings.api';

// The form comes with its schema: the frame does not wait for it.
const SettingsForm = lazy(async () => ({ default: (await import('./settings-form')).SettingsForm }));

/** How the licence numbers, words and sends its documents. */
export function Component() {
  const t = useT('documents');
  const query = useDocumentSettings();
  const waiting = <Skeletons lines={10} lineHeight="3rem" />;
  const problem = query.error ? problemOf(query.error) : null;
  return (
    <SettingsFrame
      title={t('title.settings')}
      subtitle={t('settings.text')}
      actions={
        <Button icon={fileTextIcon} to="/settings/documents/templates">
          {t('title.templates')}
        </Button>
      }
    >
      {query.data ? (
        <Suspense fallback={waiting}>
          <SettingsForm loaded={query.data} />
        </Suspense>
      ) : problem ? (
        <ErrorState requestId={problem.requestId} onRetry={() => void query.refetch()}>
          {t(problem.key)}
        </ErrorState>
      ) : (
        waiting
      )}
    </SettingsFrame>
  );
}
