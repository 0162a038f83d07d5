import { defectLimits } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Stack, Text } from '@jahrring/ui';
import { useRef } from 'react';
import { cameraIcon, xIcon } from '@jahrring/ui/icons';

interface PhotoChoiceProps {
  photos: readonly File[];
  onChange: (photos: File[]) => void;
}

/** Opens the camera of a phone; elsewhere a choice of pictures. */
export function PhotoChoice({ photos, onChange }: PhotoChoiceProps) {
  const t = useT('inventory');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={2}>
      {photos.map((photo, index) => (
        <Row key={`${photo.name} ${index}`}>
          <Text tone="muted">{photo.name}</Text>
          <IconButton
            icon={xIcon}
            label={t('defect.removePhoto', { number: index + 1 })}
            size="small"
            onClick={() => onChange(photos.filter((_photo, at) => at !== index))}
          />
        </Row>
      ))}
      {photos.length < defectLimits.photos ? (
        <Row>
          <Button icon={cameraIcon} onClick={() => input.current?.click()}>
            {t('defect.photo')}
          </Button>
        </Row>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        capture="environment"
        hidden
        aria-label={t('defect.photo')}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onChange([...photos, chosen]);
          event.target.value = '';
        }}
      />
    </Stack>
  );
}
