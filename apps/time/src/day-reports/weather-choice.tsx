import type { Weather } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import type { ContentDraft } from './content-draft';

/** One tap for the weather of the day; a second one takes it back. */
export function WeatherChoice({ weathers }: { weathers: readonly Weather[] }) {
  const t = useT('time');
  const { setValue } = useFormContext<ContentDraft>();
  const chosen = useWatch<ContentDraft, 'weather'>({ name: 'weather' });
  return (
    <div className="time-weather" role="group" aria-label={t('reportField.weather')}>
      <span className="time-weather__label" aria-hidden="true">
        {t('reportField.weather')}
      </span>
      <div className="time-weather__chips">
        {weathers.map((weather) => (
          <button
            key={weather}
            type="button"
            className="time-chip"
            aria-pressed={chosen === weather}
            onClick={() => setValue('weather', chosen === weather ? null : weather, { shouldDirty: true })}
          >
            {t(`report.weather.${weather}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
