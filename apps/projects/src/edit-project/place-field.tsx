import { isInSwissGrid, parsePlace, toSwissGrid, type Place } from '@jahrring/contracts-common';
import type { ProjectDraft } from '@jahrring/contracts-projects';
import { notify, useT } from '@jahrring/tool-kit';
import { Button, Text } from '@jahrring/ui';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import { useId, useState } from 'react';
import { mapPinIcon } from '@jahrring/ui/icons';
import '../project-page/place/place.css';

const patience = 15_000;

/** Field for the location of the project: typed or pasted in degrees or Swiss metres, or read from this device. */
export function PlaceField() {
  const t = useT('projects');
  const id = useId();
  const { setValue } = useFormContext<ProjectDraft>();
  const [latitude, longitude] = useWatch<ProjectDraft, ['latitude', 'longitude']>({
    name: ['latitude', 'longitude'],
  });
  const place = isNumber(latitude) && isNumber(longitude) ? { latitude, longitude } : null;
  const [typed, setTyped] = useState<string>();
  const [asking, setAsking] = useState(false);
  const text = typed ?? (place ? `${place.latitude}, ${place.longitude}` : '');
  const isWrong = typed !== undefined && typed.trim() !== '' && parsePlace(typed) === null;
  const put = (found: Place | null) => {
    setValue('latitude', found?.latitude ?? null, { shouldDirty: true });
    setValue('longitude', found?.longitude ?? null, { shouldDirty: true });
  };
  const type = (value: string) => {
    setTyped(value);
    const found = parsePlace(value);
    if (found || value.trim() === '') put(found);
    // Text that cannot be read must not be saved as the previous place.
    else setValue('latitude', Number.NaN, { shouldDirty: true });
  };
  const askDevice = () => {
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        setTyped(undefined);
        put(parsePlace(`${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`));
      },
      () => {
        setAsking(false);
        notify.error(t('place.refused'));
      },
      { enableHighAccuracy: true, timeout: patience },
    );
  };
  return (
    <div className="projects-place">
      <div className="jr-field">
        <label className="jr-field__label" htmlFor={id}>
          {t('place.label')}
        </label>
        <span className="jr-control" data-invalid={isWrong || undefined}>
          <input
            id={id}
            className="jr-control__input"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => isWrong || setTyped(undefined)}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
          />
        </span>
        <div id={`${id}-hint`}>
          {isWrong ? (
            <span className="jr-field__error" role="alert">
              {t('place.wrong')}
            </span>
          ) : (
            <span className="jr-field__hint">{place ? swissText(place) : t('place.hint')}</span>
          )}
        </div>
      </div>
      {'geolocation' in navigator ? (
        <Button icon={mapPinIcon} loading={asking} onClick={askDevice}>
          {t('place.device')}
        </Button>
      ) : (
        <Text tone="muted">{t('place.noDevice')}</Text>
      )}
    </div>
  );
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

/** The same place in Swiss metres where it lies there. */
function swissText(place: Place): string {
  const { east, north } = toSwissGrid(place);
  return isInSwissGrid({ east, north })
    ? `LV95 ${east} / ${north}`
    : `WGS84 ${place.latitude}, ${place.longitude}`;
}
