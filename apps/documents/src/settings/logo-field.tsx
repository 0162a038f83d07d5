import { fileLimits } from '@jahrring/contracts-common';
import type { DocumentSettings } from '@jahrring/contracts-documents';
import { notify, problemOf, problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Section, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { trashIcon } from '@jahrring/ui/icons';
import { logoUrl, useRemoveLogo, useReplaceLogo } from './settings.api';

interface LogoFieldProps {
  settings: DocumentSettings;
  /** The picture is saved at once: the form goes on with the settings' new version. */
  onChange: (settings: DocumentSettings) => void;
}

/** The picture at the head of the documents. */
export function LogoField({ settings, onChange }: LogoFieldProps) {
  const t = useT('documents');
  const toast = useProblemToast();
  const [replace] = useReplaceLogo();
  const [removeLogo] = useRemoveLogo();
  const [error, setError] = useState<string>();
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setError(undefined);
    try {
      onChange(await replace({ version: settings.version, file }).unwrap());
      notify.success(t('settings.logo.saved'));
    } catch (problem) {
      const [field] = problemOf(problem).fields ?? [];
      setError(field ? t(field.key, field.params) : problemText(t, problem));
    }
  };
  const remove = async () => {
    try {
      onChange(await removeLogo({ version: settings.version }).unwrap());
      notify.success(t('settings.logo.removed'));
    } catch (problem) {
      toast(problem);
    }
  };
  return (
    <Section title={t('settings.section.logo')}>
      <Stack>
        {settings.logoId ? (
          <div className="documents-logo">
            <img src={logoUrl(settings.logoId)} alt={t('settings.logo.alt')} />
            <Button size="small" icon={trashIcon} onClick={() => void remove()}>
              {t('settings.logo.remove')}
            </Button>
          </div>
        ) : null}
        <FileDrop
          label={t('settings.logo.add')}
          description={t('settings.hint.logo')}
          files={[]}
          onChange={(files) => void upload(files)}
          accept="image/png,image/jpeg"
          maxSize={fileLimits.image}
          {...(error === undefined ? {} : { error })}
        />
      </Stack>
    </Section>
  );
}
