import { areaHa, middleOf, readPolygon, type OriginDraft } from '@jahrring/contracts-timber';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Row, Text, VisuallyHidden } from '@jahrring/ui';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import { trashIcon, uploadIcon } from '@jahrring/ui/icons';
import { useRef } from 'react';
import { hectares } from '../figures';

const decimals = 6;

/** The plot of a GeoJSON or KML file: its area, and the middle as its place. */
export function PlotField({ readOnly }: { readOnly: boolean }) {
  const t = useT('timber');
  const format = useFormat();
  const { setValue } = useFormContext<OriginDraft>();
  const polygon = useWatch<OriginDraft, 'polygon'>({ name: 'polygon' });
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    const ring = file ? readPolygon(await file.text()) : null;
    if (!ring) {
      notify.warning(t('origin.plot.unreadable'));
      return;
    }
    const { latitude, longitude } = middleOf(ring);
    setValue('polygon', ring, { shouldDirty: true });
    setValue('latitude', Number(latitude.toFixed(decimals)), { shouldDirty: true });
    setValue('longitude', Number(longitude.toFixed(decimals)), { shouldDirty: true });
  };
  return (
    <Row>
      <Text>
        {polygon
          ? t('origin.plot.told', { count: polygon.length, area: hectares(format, areaHa(polygon)) })
          : t('origin.plot.none')}
      </Text>
      {readOnly ? null : (
        <>
          <VisuallyHidden>
            <input
              ref={input}
              type="file"
              tabIndex={-1}
              accept=".geojson,.json,.kml"
              aria-label={t('origin.plot.load')}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </VisuallyHidden>
          <Button icon={uploadIcon} onClick={() => input.current?.click()}>
            {t('origin.plot.load')}
          </Button>
          {polygon ? (
            <Button
              icon={trashIcon}
              variant="quiet"
              onClick={() => setValue('polygon', null, { shouldDirty: true })}
            >
              {t('origin.plot.remove')}
            </Button>
          ) : null}
        </>
      )}
    </Row>
  );
}
