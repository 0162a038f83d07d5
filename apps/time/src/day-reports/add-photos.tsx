import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useRef, type ChangeEvent } from 'react';
import { cameraIcon, photoIcon } from '@jahrring/ui/icons';

interface AddPhotosProps {
  onFiles: (files: readonly File[]) => void | Promise<void>;
  busy: boolean;
  disabled?: boolean;
  /** Only one, from the camera or the gallery: a sheet of paper. */
  single?: boolean;
}

/** Photos from the camera, and from the gallery. */
export function AddPhotos({ onFiles, busy, disabled = false, single = false }: AddPhotosProps) {
  const t = useT('time');
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const addFiles = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) void onFiles(files);
  };
  const hidden = { type: 'file', accept: 'image/*', hidden: true, onChange: addFiles } as const;
  return (
    <div className="time-photos__add" data-single={single || undefined}>
      <input {...hidden} ref={camera} capture="environment" data-photos="camera" />
      <input {...hidden} ref={gallery} multiple={!single} data-photos="gallery" />
      <Button icon={cameraIcon} loading={busy} disabled={disabled} onClick={() => camera.current?.click()}>
        {t(single ? 'report.photo.sheet' : 'report.photo.camera')}
      </Button>
      <Button icon={photoIcon} disabled={disabled || busy} onClick={() => gallery.current?.click()}>
        {t('report.photo.gallery')}
      </Button>
    </div>
  );
}
