import { localDateAt } from '@jahrring/contracts-common';
import type { LotView, TimberSettings } from '@jahrring/contracts-timber';
import {
  bus,
  outboxSent,
  outboxValue,
  readUnsent,
  useFormat,
  useLocale,
  useProblemToast,
  useSearchParams,
  useT,
  useValue,
  type OutboxItem,
} from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { PageFrame, Switch } from '@jahrring/ui';
import { useEffect, useState } from 'react';
import { centimetres, cubic } from '../figures';
import { useLotList } from '../lot.api';
import { useTimberSettings } from '../settings/settings.api';
import { useStemsSent } from '../stem.api';
import { Display } from './display';
import { Keypad } from './keypad';
import { readingOf, useLastValues } from './last-values';
import {
  asksCrosswise,
  measured,
  missingField,
  toStem,
  withDigit,
  withoutDigit,
  type Reading,
  type TypedField,
} from './reading';
import { RecordedList } from './recorded-list';
import './record-stems.css';
import { speak } from './speak';
import { StemChoices } from './stem-choices';
import { readingAfter, recordedStems, stemKind, useRecording } from './use-recording';

const openLots = { 'filter[state]': 'measured,offered', 'filter[kind]': 'stems', pageSize: '100' };

/** Stem after stem with one hand, with or without a connection. */
export function Component() {
  const t = useT('timber');
  const settings = useTimberSettings();
  const lots = useLotList(openLots);
  useReadAfterSending();
  return (
    <PageFrame
      title={t('stem.title.record')}
      breadcrumbs={[{ label: t('stem.title.list'), to: '/timber/stems' }]}
      width="narrow"
    >
      <SettingsContent query={settings}>
        {(loaded) => <RecordStems settings={loaded} lots={lots.data?.items ?? []} />}
      </SettingsContent>
    </PageFrame>
  );
}

/** Lists are read again when something of the queue has reached the server. */
function useReadAfterSending() {
  const toast = useProblemToast();
  const [sent] = useStemsSent();
  useEffect(() => {
    readUnsent().catch(toast);
  }, [toast]);
  useEffect(
    () =>
      bus.on(outboxSent, (item: unknown) => {
        if ((item as OutboxItem).kind === stemKind) void sent();
      }),
    [sent],
  );
}

interface RecordStemsProps {
  settings: TimberSettings;
  lots: readonly LotView[];
}

function RecordStems({ settings, lots }: RecordStemsProps) {
  const t = useT('timber');
  const format = useFormat();
  const locale = useLocale();
  const [params] = useSearchParams();
  const last = useLastValues();
  const [start] = useState(() => ({ ...last.read(), ...lotOf(params.get('lot')) }));
  const [reading, setReading] = useState<Reading>(() => readingOf(start));
  const [chosen, setChosen] = useState<TypedField | null>(null);
  const [lotId, setLotId] = useState(start.lotId);
  const [speaks, setSpeaks] = useState(start.speaks);
  const lot = lots.find(({ id }) => id === lotId);
  const recording = useRecording(settings, lot);
  const recorded = recordedStems(useValue(outboxValue));
  const missing = missingField(reading);
  const today = localDateAt(Date.now(), format.timeZone);
  const result = missing === null ? measured(toStem(reading, today), settings) : null;
  const field = chosen ?? missing ?? (asksCrosswise(reading) ? 'second' : 'first');

  const keep = (next: Reading, values: { lotId?: string | null; speaks?: boolean } = {}) => {
    setReading(next);
    const { first: _first, second: _second, ...lasting } = next;
    last.keep({ ...lasting, lotId, speaks, ...values });
  };
  const save = async () => {
    // Keys that are pressed while it is kept belong to the next stem.
    keep(readingAfter(reading));
    setChosen(null);
    if (!(await recording.save(reading))) {
      setReading((now) => (now.first === '' ? reading : now));
      return;
    }
    if (speaks && result) {
      const { diameterCm: diameter, volume } = result;
      speak(t('record.spoken', { number: reading.number, diameter, volume: format.number(volume) }), locale);
    }
  };
  return (
    <div className="timber-record">
      <StemChoices
        reading={reading}
        settings={settings}
        lots={lots}
        lotId={lot?.id ?? null}
        onChange={(patch) => keep({ ...reading, ...patch })}
        onLot={(id) => {
          setLotId(id);
          keep(reading, { lotId: id });
        }}
      />
      <Display reading={reading} field={field} onChoose={setChosen} />
      <p className="timber-result" role="status">
        {result
          ? `${result.thicknessClass} · ${centimetres(format, result.diameterCm)} · ${cubic(format, result.volume)}`
          : t(`record.ask.${missing ?? 'first'}`)}
      </p>
      <Keypad
        complete={missing === null}
        onDigit={(digit) => {
          setReading(withDigit(reading, field, digit));
          // Nobody knows how many digits they have: keys are added to them until another value is touched.
          if (field === 'number' || field === 'length') setChosen(field);
        }}
        onBack={() => setReading(withoutDigit(reading, field))}
        onSave={() => void save()}
      />
      <Switch
        label={t('record.speaks')}
        checked={speaks}
        onChange={(on) => {
          setSpeaks(on);
          keep(reading, { speaks: on });
        }}
      />
      <RecordedList
        stems={recorded}
        settings={settings}
        onUndo={(one) =>
          void recording.undo(one).then((gone) => {
            if (gone) keep({ ...reading, number: one.stem.title });
          })
        }
      />
    </div>
  );
}

function lotOf(id: string | null) {
  return id === null ? {} : { lotId: id };
}
