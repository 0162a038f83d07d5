import type { ProfileView } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import { notify, problemOf, problemText, useProblemToast, useT } from '@jahrring/tool-kit';
import { Avatar, Button } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { trashIcon } from '@jahrring/ui/icons';
import { useRemovePicture, useSetPicture } from './profile.api';

/** One's picture: shown, replaced, removed. */
export function PictureField({ profile }: { profile: ProfileView }) {
  const t = useT('shell');
  const toast = useProblemToast();
  const [setPicture] = useSetPicture();
  const [removePicture, removing] = useRemovePicture();
  const [failure, setFailure] = useState('');
  const name = `${profile.firstName} ${profile.lastName}`;
  const save = async (file: File | undefined) => {
    if (!file) return;
    setFailure('');
    try {
      await setPicture(file).unwrap();
      notify.success(t('account.pictureSaved'));
    } catch (error) {
      const [field] = problemOf(error).fields ?? [];
      setFailure(field ? t(field.key, { ...field.params }) : problemText(t, error));
    }
  };
  const remove = async () => {
    try {
      await removePicture().unwrap();
      notify.success(t('account.pictureRemoved'));
    } catch (error) {
      toast(error);
    }
  };
  return (
    <div className="sh-picture">
      <div className="sh-picture__now">
        {profile.pictureId ? (
          <img
            className="sh-picture__image"
            src={`/api/auth/profile/picture?v=${profile.pictureId}`}
            alt={t('account.pictureOf', { name })}
          />
        ) : (
          <Avatar name={name} decorative />
        )}
        {profile.pictureId ? (
          <Button size="small" icon={trashIcon} loading={removing.isLoading} onClick={() => void remove()}>
            {t('account.pictureRemove')}
          </Button>
        ) : null}
      </div>
      <FileDrop
        label={t('account.pictureChoose')}
        description={t('account.pictureHint')}
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        maxSize={fileLimits.image}
        files={[]}
        onChange={([file]) => void save(file)}
        error={failure}
      />
    </div>
  );
}
