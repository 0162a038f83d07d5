import { fileLimits } from '@jahrring/contracts-common';
import type { LabelSettings } from '@jahrring/contracts-inventory';
import { apiUrl, notify, problemOf, problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Section, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { labelLogoUrl, useRemoveLabelLogo, useSaveLabelLogo } from './labels.api';
import './labels.css';

/** The picture on the labels; saved at once. */
export function LabelLogo({ settings: { version, hasLogo } }: { settings: LabelSettings }) {
  const t = useT('inventory');
  const toast = useProblemToast();
  const [save] = useSaveLabelLogo();
  const [removeLogo] = useRemoveLabelLogo();
  const [error, setError] = useState<string>();
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setError(undefined);
    try {
      await save({ version, file }).unwrap();
      notify.success(t('labels.logo.saved'));
    } catch (problem) {
      const [field] = problemOf(problem).fields ?? [];
      setError(field ? t(field.key, field.params) : problemText(t, problem));
    }
  };
  const remove = async () => {
    try {
      await removeLogo({ version }).unwrap();
      notify.success(t('labels.logo.removed'));
    } catch (problem) {
      toast(problem);
    }
  };
  return (
    <Section title={t('labels.logo.title')}>
      <Stack>
        {hasLogo ? (
          <div className="inventory-label-logo">
            <img src={`${apiUrl(labelLogoUrl)}?v=${version}`} alt={t('labels.logo.title')} />
            <Button size="small" icon={trashIcon} onClick={() => void remove()}>
              {t('labels.logo.remove')}
            </Button>
          </div>
        ) : null}
        <FileDrop
          label={t('labels.logo.add')}
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
