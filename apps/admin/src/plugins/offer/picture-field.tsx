import type { PluginOfferView } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import { notify, problemOf, problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useRemovePluginPicture, useSetPluginPicture } from './offer.api';
import { PluginPicture } from './plugin-picture';

interface PictureFieldProps {
  offer: PluginOfferView;
  /** The picture is saved at once: the form goes on with the offer's new version. */
  onChange: (offer: PluginOfferView) => void;
}

/** The picture that the catalogue shows. */
export function PictureField({ offer, onChange }: PictureFieldProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [set] = useSetPluginPicture();
  const [remove] = useRemovePluginPicture();
  const [error, setError] = useState<string>();
  const { plugin, version, pictureId } = offer;
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setError(undefined);
    try {
      onChange(await set({ plugin, version, file }).unwrap());
      notify.success(t('offer.pictureSaved'));
    } catch (problem) {
      const [field] = problemOf(problem).fields ?? [];
      setError(field ? t(field.key, field.params) : problemText(t, problem));
    }
  };
  const takeAway = async () => {
    try {
      onChange(await remove({ plugin, version }).unwrap());
      notify.success(t('offer.pictureRemoved'));
    } catch (problem) {
      toast(problem);
    }
  };
  return (
    <Stack gap={3}>
      <PluginPicture plugin={plugin} pictureId={pictureId} />
      {pictureId ? (
        <Button size="small" icon={trashIcon} onClick={() => void takeAway()}>
          {t('offer.removePicture')}
        </Button>
      ) : null}
      <FileDrop
        label={t('offer.picture')}
        description={t('offer.pictureHint')}
        files={[]}
        onChange={(files) => void upload(files)}
        accept="image/png,image/jpeg"
        maxSize={fileLimits.image}
        {...(error === undefined ? {} : { error })}
      />
    </Stack>
  );
}
