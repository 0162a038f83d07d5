import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Text } from '@jahrring/ui';
import { useRef } from 'react';
import { cameraIcon, xIcon } from '@jahrring/ui/icons';

interface PhotoChoiceProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/** Opens the camera of a phone; elsewhere a choice of pictures. */
export function PhotoChoice({ photo, onChange }: PhotoChoiceProps) {
  const t = useT('machine-control');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row>
      <Button icon={cameraIcon} onClick={() => input.current?.click()}>
        {t(photo ? 'reading.otherPhoto' : 'reading.photo')}
      </Button>
      {photo ? (
        <>
          <Text tone="muted">{photo.name}</Text>
          <IconButton icon={xIcon} label={t('reading.noPhoto')} size="small" onClick={() => onChange(null)} />
        </>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        capture="environment"
        hidden
        aria-label={t('reading.photo')}
        onChange={(event) => {
          onChange(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
    </Row>
  );
}
