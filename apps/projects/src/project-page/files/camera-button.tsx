import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useRef } from 'react';
import { cameraIcon } from '@jahrring/ui/icons';

interface CameraButtonProps {
  disabled: boolean;
  onPhoto: (photo: File) => void;
}

/** Opens the camera of a phone; elsewhere a choice of pictures. */
export function CameraButton({ disabled, onPhoto }: CameraButtonProps) {
  const t = useT('projects');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button icon={cameraIcon} disabled={disabled} onClick={() => input.current?.click()}>
        {t('files.photo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        capture="environment"
        hidden
        aria-label={t('files.photo')}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          if (photo) onPhoto(photo);
          event.target.value = '';
        }}
      />
    </div>
  );
}
