import { addDays } from '@jahrring/contracts-common';
import type { DemoFileMachine, DemoMachineDay } from '@jahrring/demo';
import { middleOf } from '@jahrring/contracts-timber';
import { plotAt, type DemoForwarded, type DemoOrigin } from './demo-timber';

const operatorKey = 1;
const minutesPerHour = 60;

function one(name: string, content: string | number, attributes = ''): string {
  const text = typeof content === 'number' ? String(content) : content;
  return `<${name}${attributes}>${text}</${name}>`;
}

interface Message {
  root: string;
  type: string;
  machine: DemoFileMachine;
  parts: readonly string[];
}

function message({ root, type, machine, parts }: Message): Buffer {
  const { key, manufacturer, model, category } = machine;
  const attributes = ` messageType="${type}" diameterUnit="mm" lengthUnit="cm" volumeUnit="m3" version="3.6"`;
  const head = [
    ...[one('MachineKey', key), one('MachineBaseManufacturer', manufacturer)],
    one('MachineBaseModel', model),
  ];
  const content = one('Machine', [...head, ...parts].join('\n'), ` machineCategory="${category}"`);
  const whole = one(root, content, `${attributes} xmlns="urn:skogforsk:stanford2010"`);
  return Buffer.from(`<?xml version="1.0" encoding="utf-8"?>\n${whole}\n`);
}

const objectOf = (key: number, name: string) =>
  one('ObjectDefinition', one('ObjectKey', key) + one('ObjectName', name));

/** Returns a forwarder's file of loads (StanForD 2010, `fpr`); sites by the number of their origin. */
export function demoLoadsFile(
  machine: DemoFileMachine,
  today: string,
  { origins, forwarded }: { origins: readonly DemoOrigin[]; forwarded: readonly DemoForwarded[] },
): Buffer {
  const places = [...new Map(forwarded.map((group) => [group.place, group])).values()];
  const products = [...new Set(forwarded.map(({ product }) => product))];
  let load = 0;
  const loads = forwarded.flatMap(({ origin, place, product, daysAgo, volumes }) =>
    volumes.map((volume, index) => {
      load += 1;
      const part = [
        ...[one('PartialLoadKey', 1), one('DeliveryKey', products.indexOf(product) + 1)],
        one('LocationKey', places.findIndex((known) => known.place === place) + 1),
        one('LoadVolume', volume, ' loadVolumeCategory="Volume, m3sub"'),
      ];
      const unloaded = `${addDays(today, -daysAgo)}T${String(9 + 2 * index).padStart(2, '0')}:20:00`;
      const head = [one('LoadKey', load), one('ObjectKey', origin + 1), one('LoadNumber', load)];
      return one(
        'Load',
        [...head, one('UnloadingTime', unloaded), one('PartialLoad', part.join(''))].join(''),
      );
    }),
  );
  return message({
    ...{ root: 'ForwardedProduction', type: 'fpr', machine },
    parts: [
      ...origins.map(({ title }, index) => objectOf(index + 1, title)),
      ...places.map(({ place, origin }, index) => locationOf(index + 1, place, origins[origin])),
      ...products.map((product, index) =>
        one('DeliveryDefinition', one('DeliveryKey', index + 1) + one('DeliveryName', product)),
      ),
      ...loads,
    ],
  });
}

function locationOf(key: number, name: string, origin: DemoOrigin | undefined): string {
  const named = one('LocationKey', key) + one('LocationName', name);
  if (!origin) return one('LocationDefinition', named);
  const { latitude, longitude } = middleOf(plotAt(origin.corner));
  const place =
    one('Latitude', latitude.toFixed(6), ' latitudeCategory="North"') +
    one('Longitude', longitude.toFixed(6), ' longitudeCategory="East"');
  return one('LocationDefinition', named + one('LocationCoordinates', place));
}

/** Returns a machine's file of its days (StanForD 2010, `mom`), oldest first. */
export function demoTimesFile(machine: DemoFileMachine, days: readonly DemoMachineDay[]): Buffer {
  const operators = [...new Set(days.map(({ operator }) => operator))];
  const sites = [...new Set(days.map(({ site }) => site))];
  const spans = days.map(({ operator, site, date, from, to, runSeconds, downSeconds, litres }) => {
    const data = one('EngineTime', runSeconds + downSeconds) + one('FuelConsumption', litres);
    const run = one('MachineRunTimeCategory', 'Processing') + one('TimeLength', runSeconds);
    const down = one('UnutilizedTimeCategory', 'Other unutilized time') + one('TimeLength', downSeconds);
    const span = [
      one('OperatorKey', operators.indexOf(operator) + operatorKey),
      ...[one('ObjectKey', sites.indexOf(site) + 1), one('StartTime', `${date}T${from}:00`)],
      ...[one('OtherMachineData', data), one('CombinedMachineRunTime', run)],
      ...[one('CombinedUnutilizedTime', down), one('CombinedEndTime', `${date}T${to}:00`)],
    ];
    return one('CombinedMachineWorkTime', span.join(''));
  });
  const last = days.at(-1);
  const end = last ? [one('ReportInterval', one('ReportEndTime', `${last.date}T${last.to}:00`))] : [];
  return message({
    ...{ root: 'OperationalMonitoring', type: 'mom', machine },
    parts: [
      ...operators.map((name, index) => operatorOf(index + operatorKey, name)),
      ...sites.map((site, index) => objectOf(index + 1, site)),
      ...spans,
      ...end,
      one('MachineEngineTime', machine.counter * minutesPerHour),
    ],
  });
}

function operatorOf(key: number, name: string): string {
  const [firstName = '', ...rest] = name.split(' ');
  const person = one('LastName', rest.join(' ')) + one('FirstName', firstName);
  return one('OperatorDefinition', one('OperatorKey', key) + one('ContactInformation', person));
}
