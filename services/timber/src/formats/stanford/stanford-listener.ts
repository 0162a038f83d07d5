import type { XmlListener, XmlTag } from '@jahrring/service-kit';
import { definitionReaders } from './read-definitions';
import { readLoad } from './read-load';
import { readStem } from './read-stem';
import type { RecordContext } from './read-stem';
import { readCombinedWork, readCounters, readIndividualWork, readShift } from './read-work';
import { RecordNode } from './record-node';
import { StanfordError } from './stanford-fault';
import type { StanfordPlace } from './stanford-fault';
import { StanfordNamespace } from './stanford-namespace';
import type { StanfordMessage, StanfordSink } from './stanford.types';
import { StanfordUnits } from './stanford-units';

/** Elements of one stem, load or definition; a stem has some hundreds. */
const mostElements = 50_000;
const messages: ReadonlyMap<string, StanfordMessage> = new Map([
  ['HarvestedProduction', 'hpr'],
  ['ForwardedProduction', 'fpr'],
  ['OperationalMonitoring', 'mom'],
]);
/** Elements that are not read here: makers' own parts, and how the machine is to cut. */
const passedOver = new Set([
  ...['Extension', 'StemDiameters', 'StemGrade', 'ProductMatrixes', 'DiameterDefinition', 'LengthDefinition'],
  ...['LengthDistributionDefinition', 'PermittedGradesDefinition', 'PriceDefinition', 'LimitationDefinition'],
  ...['Grades', 'BarkFunction', 'ButtEndProfileExtrapolation', 'Tracking', 'FrequencyShortDownTimes'],
  ...['HarvesterData', 'ForwarderData', 'UserDefinedData', 'LogColorMarking', 'DeliveryMatrix'],
]);
const recordsOf: Readonly<Record<StanfordMessage, ReadonlySet<string>>> = {
  hpr: new Set(['Stem']),
  fpr: new Set(['Load']),
  mom: new Set([
    ...['IndividualMachineWorkTime', 'CombinedMachineWorkTime', 'OperatorShiftDefinition', 'ReportInterval'],
  ]),
};

/** Elements of the machine itself that are read. */
const leavesRead = new Set([
  ...['MachineKey', 'MachineUserID', 'BaseMachineManufacturerID', 'MachineBaseManufacturer'],
  ...['MachineBaseModel', 'MachineEngineTime', 'MachineFuelConsumption', 'MachineDrivenDistance'],
]);

/** Hears an XML file and tells what a machine's file holds. */
export class StanfordListener implements XmlListener {
  message: StanfordMessage = 'hpr';
  /** Of the element begun last. */
  place: StanfordPlace = { line: 0, column: 0, element: '' };
  private readonly namespace = new StanfordNamespace();
  private units = new StanfordUnits({}, this.place);
  private version = '';
  private level = 0;
  /** Depth of the element that is passed over with all that is in it. */
  private passing = 0;
  private path: RecordNode[] = [];
  private elements = 0;
  /** Of the machine that is read: texts directly below it. */
  private leaves = new Map<string, RecordNode>();
  private category = '';
  private told = false;
  private machines = 0;
  private reportedAt: string | null = null;

  constructor(
    private readonly sink: StanfordSink,
    private readonly timeZone: string,
  ) {}

  open(name: string, attributes: Readonly<Record<string, string>>, { prefix, line, column }: XmlTag): void {
    this.level += 1;
    this.place = { line, column, element: name };
    const ours = this.namespace.open(prefix, attributes, this.place);
    if (this.passing > 0) return;
    if (this.level === 1) this.begin(name, attributes, ours);
    else if (!ours || passedOver.has(name)) this.passing = this.level;
    else if (this.level === 2) this.openPart(name, attributes);
    else this.openNode(name, attributes);
  }

  text(text: string): void {
    if (this.passing === 0) this.path.at(-1)?.write(text);
  }

  close(name: string): void {
    this.namespace.close();
    if (this.passing === this.level) this.passing = 0;
    else if (this.passing === 0) {
      const node = this.path.pop();
      if (node && this.path.length === 0) this.finish(node);
      if (this.level === 2 && name === 'Machine') this.endMachine();
    }
    this.level -= 1;
    if (this.level === 0 && this.machines === 0) {
      throw new StanfordError('missing', { ...this.place, element: 'Machine' });
    }
  }

  turn(): Promise<void> {
    return this.sink.turn?.() ?? new Promise((resolve) => setImmediate(resolve));
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>, ours: boolean): void {
    const message = messages.get(name);
    const type = attributes['messageType'] ?? '';
    if (!message || !ours) {
      const known = ours && type !== '' && attributes['version'] !== undefined;
      throw new StanfordError(
        known ? 'message' : 'notStanford',
        this.place,
        (known ? type : name).slice(0, 40),
      );
    }
    this.version = (attributes['version'] ?? '').slice(0, 20);
    if (this.version !== '' && !/^[23]\b/.test(this.version)) {
      throw new StanfordError('version', this.place, this.version);
    }
    this.message = message;
    this.units = new StanfordUnits(attributes, this.place);
  }

  private openPart(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name !== 'Machine') {
      this.passing = this.level;
      return;
    }
    this.machines += 1;
    this.leaves = new Map();
    this.category = (attributes['machineCategory'] ?? '').slice(0, 40);
    this.told = false;
    this.reportedAt = null;
  }

  private openNode(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.path.at(-1);
    if (!parent) this.elements = 0;
    this.elements += 1;
    const node = new RecordNode(name, attributes, this.place.line, this.place.column);
    if (this.elements > mostElements) throw node.fault('tooLong');
    const wanted = parent !== undefined || this.isWanted(name);
    if (!wanted) {
      this.passing = this.level;
      return;
    }
    parent?.children.push(node);
    this.path.push(node);
  }

  private isWanted(name: string): boolean {
    return definitionReaders.has(name) || recordsOf[this.message].has(name) || leavesRead.has(name);
  }

  private finish(node: RecordNode): void {
    const definitions = definitionReaders.get(node.name);
    if (definitions) {
      this.context();
      for (const definition of definitions(node)) this.sink.definition?.(definition);
    } else if (recordsOf[this.message].has(node.name)) this.emit(node);
    else this.leaves.set(node.name, node);
  }

  private emit(node: RecordNode): void {
    const context = this.context();
    switch (node.name) {
      case 'Stem':
        this.sink.stem?.(readStem(node, context));
        break;
      case 'Load':
        this.sink.load?.(readLoad(node, context));
        break;
      case 'IndividualMachineWorkTime':
        this.sink.work?.(readIndividualWork(node, context));
        break;
      case 'CombinedMachineWorkTime':
        this.sink.work?.(readCombinedWork(node, context));
        break;
      case 'OperatorShiftDefinition': {
        const shift = readShift(node, context);
        if (shift) this.sink.shift?.(shift);
        break;
      }
      default:
        this.reportedAt = node.instantOf('ReportEndTime', this.timeZone);
    }
  }

  /** Returns the context of a record; the machine is passed on before the data it produced. */
  private context(): RecordContext {
    const text = (name: string) => (this.leaves.get(name)?.text ?? '').replaceAll(/\s+/g, ' ').trim();
    const machineKey = text('MachineKey') || text('MachineUserID') || text('BaseMachineManufacturerID');
    if (machineKey === '') throw new StanfordError('missing', { ...this.place, element: 'MachineKey' });
    if (machineKey.length > 100) throw new StanfordError('value', this.place, machineKey.slice(0, 100));
    if (!this.told) {
      this.told = true;
      this.sink.machine?.({
        ...{ message: this.message, version: this.version, machineKey, category: this.category },
        ...{ userId: text('MachineUserID'), manufacturer: text('MachineBaseManufacturer') },
        ...{ model: text('MachineBaseModel'), serial: text('BaseMachineManufacturerID') },
      });
    }
    return { machineKey, units: this.units, timeZone: this.timeZone };
  }

  private endMachine(): void {
    const { machineKey } = this.context();
    const counters = readCounters(this.leaves, this.reportedAt, machineKey);
    if (counters && this.message === 'mom') this.sink.counters?.(counters);
  }
}
