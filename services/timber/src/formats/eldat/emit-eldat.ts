import { stemLimits } from '@jahrring/contracts-timber';
import type { StanfordSink } from '../stanford';
import { speciesOf } from './eldat-codes';
import type { EldatNode } from './eldat-node';
import type { EldatModule } from './read-eldat';
import { lotNumbersOf, productOf, readWood, type EldatMeasures } from './read-wood';
import { eachLog, outlineOf, type OpenFile, type StreamedEldat } from './stream-eldat';

interface Told {
  sink: StanfordSink;
  measures: EldatMeasures;
  machineKey: string;
}

/**
 * Tells a document as a machine's file is told, so that both come through one door: logs as stems, sums as loads. The file
 * is read twice, piece by piece; memory does not grow with its logs. Nothing that was told counts where it throws.
 * @throws EldatError
 */
export async function emitEldat(
  open: OpenFile,
  sink: StanfordSink,
  measures: EldatMeasures,
): Promise<EldatModule> {
  const turn = sink.turn?.bind(sink);
  const { file, logs } = await outlineOf(open);
  const { module, version, body } = file;
  const supplier = supplierOf(body);
  const machineKey = `eldat ${supplier}`.slice(0, 100);
  const machine = {
    version,
    machineKey,
    userId: '',
    category: '',
    manufacturer: supplier,
    model: '',
    serial: '',
  };
  sink.machine?.({ message: 'hpr', ...machine });
  const told: Told = { sink, measures, machineKey };
  if (module !== 'wood_allocation') {
    for (const wood of sumsOf(module, body)) emitSum(wood, told);
    return module;
  }
  const piles = new Map<string, PileLogs>();
  for (const wood of body.items('wood_data')) emitWood(wood, supplier, { ...told, logs, piles });
  if (piles.size > 0) {
    await eachLog(open, (list, index, log) => piles.get(list)?.emit(log, index), turn);
  }
  return module;
}

function supplierOf(body: EldatNode): string {
  const party =
    body.child('address')?.child('supplier') ?? body.child('transfer_address')?.child('transfer_employer');
  const [measured] = body.items('measurement_data');
  const business = party?.child('business') ?? measured?.child('measurer')?.child('business');
  return business?.child('business_data')?.text('name', 150) ?? '';
}

/** Tells the logs of a pile's list. */
interface PileLogs {
  emit: (log: EldatNode, index: number) => void;
}

interface ToldWood extends Told {
  logs: StreamedEldat['logs'];
  /** Of the lists that are read in the second pass, by their path. */
  piles: Map<string, PileLogs>;
}

function emitWood(wood: EldatNode, owner: string, told: ToldWood): void {
  const lot = lotNumbersOf(wood).join(' ') || '–';
  const [certificate] = wood.child('wood_certification')?.items('wood_certificat') ?? [];
  const detail = certificate?.text('wood_certificat_id', 100) ?? '';
  told.sink.definition?.({ kind: 'object', key: lot, parentKey: '', name: lot, userId: '', detail, owner });
  const day = wood.day('felling_date');
  for (const pile of wood.items('allocated_pile', 'allocated_wood')) emitPile(pile, { ...told, lot, day });
}

interface Pile extends ToldWood {
  lot: string;
  day: string | null;
}

function emitPile(pile: EldatNode, told: Pile): void {
  const products = pile.items('product_data');
  const measured = pile.child('forest_measured');
  const single = measured?.first('measurement_type_single_log', 'measurement_type_harvester');
  const day = single?.day('measurement_datetime') ?? told.day;
  const emit = (log: EldatNode, index: number) =>
    emitLog(log, { ...told, day }, { products, key: `${pile.path} ${index}` });
  const list = single?.child('log');
  if (list && told.logs.has(list.path)) {
    told.piles.set(list.path, { emit });
    return;
  }
  // A single log, which some write without a list.
  const logs = single?.items('log') ?? [];
  logs.forEach(emit);
  if (logs.length > 0) return;
  for (const product of products) emitSum(product, told);
}

interface LogOf {
  products: readonly EldatNode[];
  key: string;
}

function emitLog(log: EldatNode, told: Pile, { products, key }: LogOf): void {
  const { species, unknownSpecies, quality, number, lengthCm, diameterCm, volume } = readWood(
    log,
    told.measures,
  );
  const product = nameOf(products.find((one) => isOf(one, species, quality)) ?? products[0], quality);
  const stem = {
    ...{
      machineKey: told.machineKey,
      stemKey: `${told.lot} ${number ?? key}`,
      number: number ?? String(key),
    },
    ...{
      speciesKey: unknownSpecies ?? species,
      objectKey: told.lot,
      subObjectKey: '',
      operatorKey: '',
      bunchKey: '',
    },
    ...{ harvestedAt: told.day && `${told.day}T12:00:00.000Z`, dbhMm: null, position: null },
  };
  const partKey = String(log.number('part_no', 100) ?? 1);
  const middle = { middleUnderBarkMm: (diameterCm ?? 0) * 10, middleOverBarkMm: null };
  told.sink.stem?.({
    ...stem,
    number: stem.number.slice(-stemLimits.title),
    logs: [
      {
        ...{ logKey: partKey, productKey: product, lengthCm: lengthCm ?? 0 },
        ...{ ...middle, topUnderBarkMm: null, buttUnderBarkMm: null },
        volumes: { price: null, overBark: null, underBark: volume },
      },
    ],
  });
}

function isOf(product: EldatNode, species: string, quality: string | null): boolean {
  const told = product.isRecord && product.child('species') !== null;
  if (!told) return false;
  const code = product.text('species', 10);
  const [definition] = product.items('quality');
  const sorted = definition?.isRecord ? definition.text('qual_type', 10) : null;
  return (
    code !== null &&
    (speciesOf(code) ?? code) === species &&
    (sorted ?? '').replace('ch_', '') === (quality ?? 'o').toLowerCase()
  );
}

/** `L1 · ch_r sg · B`: its article, sort and use, and quality. Each is said once what it is to the licence. */
function nameOf(product: EldatNode | undefined, quality: string | null): string {
  const ids = product?.items('wood_id') ?? [];
  const article = ids.find((id) => id.text('wood_id_type', 10) === 'art')?.text('wood_id_no', 40) ?? null;
  const sort = product ? productOf(product.child('wood_definition') ?? product) : '';
  return [article, sort, quality].filter(Boolean).join(' · ') || '–';
}

function sumsOf(module: EldatModule, body: EldatNode): EldatNode[] {
  if (module === 'transfer_order')
    return body.items('pile_data').flatMap((pile) => pile.items('product_data'));
  if (module === 'delivery_note') return body.child('transfer')?.items('haul_means') ?? [];
  return [];
}

/** A sum is only told, as what a forwarder drives is. */
function emitSum(sum: EldatNode, { sink, machineKey, measures }: Told): void {
  const definition = sum.child('wood_definition') ?? sum;
  const volume = definition.child('species') === null ? amountOf(definition) : readWood(sum, measures).volume;
  const load = {
    machineKey,
    loadKey: sum.path,
    number: '',
    operatorKey: '',
    objectKey: '',
    unloadedAt: null,
    position: null,
  };
  const part = { partialLoadKey: '1', locationKey: '', productKey: '', overBark: null, weight: null };
  sink.load?.({ ...load, parts: [{ ...part, deliveryKey: nameOf(sum, null), underBark: volume }] });
}

function amountOf(node: EldatNode): string {
  const solid = node
    .items('amount')
    .find((one) => ['fmo', 'cbm'].includes(one.text('amount_unit', 10) ?? ''));
  return (solid?.number('amount_value', 1_000_000) ?? 0).toFixed(3);
}
