/** A harvester's file (StanForD 2010, hpr) with spruces of two logs each, of a machine and a site of this test. */
export function aHarvesterFile({ mark, stems }: { mark: string; stems: number }): Buffer {
  const log = (key: number, middleMm: number, volume: string) =>
    `<Log><LogKey>${key}</LogKey><ProductKey>10</ProductKey>` +
    `<LogVolume logVolumeCategory="m3sub" logMeasurementCategory="Machine">${volume}</LogVolume>` +
    `<LogMeasurement logMeasurementCategory="Machine"><LogDiameter logDiameterCategory="Mid ub">${middleMm}</LogDiameter>` +
    '<LogLength>500</LogLength></LogMeasurement></Log>';
  const stem = (key: number) =>
    `<Stem><StemKey>${key}</StemKey><ObjectKey>7</ObjectKey><SpeciesGroupKey>1</SpeciesGroupKey>` +
    `<StemNumber>${key}</StemNumber><HarvestDate>2026-11-0${key}T09:30:00+01:00</HarvestDate>` +
    `<SingleTreeProcessedStem>${log(1, 312, '0.382')}${log(2, 268, '0.282')}</SingleTreeProcessedStem></Stem>`;
  return Buffer.from(
    '<?xml version="1.0" encoding="utf-8"?>\n' +
      '<HarvestedProduction messageType="hpr" diameterUnit="mm" lengthUnit="cm" volumeUnit="m3" version="3.3" ' +
      'xmlns="urn:skogforsk:stanford2010"><Machine machineCategory="Harvester">' +
      `<MachineKey>${mark}</MachineKey><MachineBaseManufacturer>Ponsse</MachineBaseManufacturer>` +
      '<SpeciesGroupDefinition><SpeciesGroupKey>1</SpeciesGroupKey><SpeciesGroupName>Fichte</SpeciesGroupName>' +
      '</SpeciesGroupDefinition><ProductDefinition><ProductKey>10</ProductKey><ClassifiedProductDefinition>' +
      `<ProductName>L1 B ${mark}</ProductName></ClassifiedProductDefinition></ProductDefinition>` +
      `<ObjectDefinition><ObjectKey>7</ObjectKey><ObjectName>Schlag ${mark}</ObjectName></ObjectDefinition>` +
      Array.from({ length: stems }, (_, index) => stem(index + 1)).join('') +
      '</Machine></HarvestedProduction>',
  );
}
