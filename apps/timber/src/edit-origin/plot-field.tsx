import { areaHa, middleOf, type OriginDraft, type Polygon } from '@jahrring/contracts-timber';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Row, Skeletons, Stack, Text, VisuallyHidden } from '@jahrring/ui';
import { useFormContext, useReadOnly, useWatch } from '@jahrring/ui/form';
import { mapPinIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { hectares } from '../figures';

const PlotEditor = lazy(async () => ({ default: (await import('./plot-editor')).PlotEditor }));

const decimals = 6;

/** The plot: read from a file (GeoJSON, KML, Shape) or drawn; its area, and the middle as its place. */
export function PlotField() {
  const readOnly = useReadOnly();
  const t = useT('timber');
  const format = useFormat();
  const { setValue } = useFormContext<OriginDraft>();
  const polygon = useWatch<OriginDraft, 'polygon'>({ name: 'polygon' });
  const input = useRef<HTMLInputElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [loads, setLoads] = useState(0);
  const put = (ring: Polygon | null) => {
    setValue('polygon', ring, { shouldDirty: true });
    if (!ring) return;
    const { latitude, longitude } = middleOf(ring);
    setValue('latitude', Number(latitude.toFixed(decimals)), { shouldDirty: true });
    setValue('longitude', Number(longitude.toFixed(decimals)), { shouldDirty: true });
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const { readPlotFile } = await import('./read-plot-file');
    const ring = readPlotFile(new Uint8Array(await file.arrayBuffer()));
    if (ring) {
      put(ring);
      setLoads(loads + 1);
    } else notify.warning(t('origin.plot.unreadable'));
  };
  return (
    <Stack>
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
                accept=".geojson,.json,.kml,.kmz,.shp,.zip"
                aria-label={t('origin.plot.load')}
                onChange={(event) => {
                  void readFile(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </VisuallyHidden>
            <Button icon={uploadIcon} onClick={() => input.current?.click()}>
              {t('origin.plot.load')}
            </Button>
            {polygon || isDrawing ? null : (
              <Button icon={mapPinIcon} onClick={() => setDrawing(true)}>
                {t('origin.plot.draw')}
              </Button>
            )}
            {polygon ? (
              <Button icon={trashIcon} variant="quiet" onClick={() => put(null)}>
                {t('origin.plot.remove')}
              </Button>
            ) : null}
          </>
        )}
      </Row>
      {polygon || isDrawing ? (
        <Suspense fallback={<Skeletons lines={8} />}>
          <PlotEditor polygon={polygon ?? null} readOnly={readOnly} fitKey={String(loads)} onChange={put} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
