import type { PluginOfferView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { PictureField } from '@jahrring/tool-kit/form';
import { useRemovePluginPicture, useSetPluginPicture } from './offer.api';
import { PluginPicture } from './plugin-picture';

interface OfferPictureProps {
  offer: PluginOfferView;
  /** The picture is saved at once: the form goes on with the offer's new version. */
  onChange: (offer: PluginOfferView) => void;
}

/** The picture that the catalogue shows. */
export function OfferPicture({ offer: { plugin, version, pictureId }, onChange }: OfferPictureProps) {
  const t = useT('admin');
  const [set] = useSetPluginPicture();
  const [remove] = useRemovePluginPicture();
  return (
    <PictureField
      t={t}
      label={t('offer.picture')}
      description={t('offer.pictureHint')}
      picture={<PluginPicture plugin={plugin} pictureId={pictureId} />}
      removeLabel={pictureId ? t('offer.removePicture') : undefined}
      onUpload={async (file) => onChange(await set({ plugin, version, file }).unwrap())}
      onRemove={async () => onChange(await remove({ plugin, version }).unwrap())}
      savedText={t('offer.pictureSaved')}
      removedText={t('offer.pictureRemoved')}
    />
  );
}
