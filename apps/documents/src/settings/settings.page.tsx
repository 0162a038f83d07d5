import { useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Button, Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { fileTextIcon } from '@jahrring/ui/icons';
import { useDocumentSettings } from './settings.api';

// The form comes with its schema: the frame does not wait for it.
const DocumentSettingsForm = lazy(async () => ({
  default: (await import('./settings-form')).DocumentSettingsForm,
}));

/** Settings for how the licence numbers, words and sends its documents. */
export function Component() {
  const t = useT('documents');
  const query = useDocumentSettings();
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
      <SettingsContent query={query}>
        {(settings) => (
          <Suspense fallback={<Skeletons lines={8} lineHeight="3.5rem" />}>
            <DocumentSettingsForm loaded={settings} />
          </Suspense>
        )}
      </SettingsContent>
    </SettingsFrame>
  );
}
