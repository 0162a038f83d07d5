import { lotLimits } from '@jahrring/contracts-timber';
import { notify, useT } from '@jahrring/tool-kit';
import { Button, Columns, Stack } from '@jahrring/ui';
import { NumberField, TextField, useFormContext, useReadOnly } from '@jahrring/ui/form';
import { mapPinIcon } from '@jahrring/ui/icons';

const decimals = 6;

interface Place {
  latitude: number | null;
  longitude: number | null;
}

/** Fields for the place where it is stored: in words, and by the position of the person's phone. */
export function PlaceFields({ worded = true }: { worded?: boolean }) {
  const readOnly = useReadOnly();
  const t = useT('timber');
  const { setValue } = useFormContext<Place>();
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setValue('latitude', Number(coords.latitude.toFixed(decimals)), { shouldDirty: true });
        setValue('longitude', Number(coords.longitude.toFixed(decimals)), { shouldDirty: true });
      },
      () => notify.warning(t('place.unknown')),
    );
  return (
    <Stack>
      {worded ? <TextField name="place" label={t('place.words')} maxLength={lotLimits.place} /> : null}
      <Columns>
        <NumberField name="latitude" label={t('place.latitude')} decimals={decimals} suffix="°" />
        <NumberField name="longitude" label={t('place.longitude')} decimals={decimals} suffix="°" />
      </Columns>
      {readOnly ? null : (
        <div>
          <Button icon={mapPinIcon} onClick={locate}>
            {t('place.here')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
