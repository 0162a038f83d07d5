import type { WoodType } from '@jahrring/contracts-timber';
import { qualityCode, thicknessCode } from './eldat-codes';
import { isContactWhole, isZip, type EldatLot, type EldatOutSum, type EldatParty } from './eldat-out';

/** The version of the standard that is written. */
const version = '1.0.3';

/** The notice that wood lies ready. */
export function writeAllocation(lot: EldatLot): string {
  const pile = [{ wood_id_type: 'pol', wood_id_no: lot.number }];
  const { country } = lot.supplier;
  return written(lot, 'wood_allocation', {
    doc_type: 'hba',
    address: {
      supplier: partyOf(lot.supplier),
      ...(lot.buyer && {
        other_address: [{ other_business: { role_business: 'hka', ...businessOf(lot.buyer) } }],
      }),
    },
    wood_data: {
      wood_id: [{ wood_id_type: 'los', wood_id_no: lot.number }],
      felling_date: instantOf(lot.measuredOn),
      wood_certification: {
        wood_origin: { state: country },
        wood_certificat: lot.certificates.map(({ kind, number }) => ({
          ...{
            wood_certificat_type: kind,
            wood_certificat_ratio: 100,
            wood_certificat_id: number.slice(0, 30),
          },
        })),
      },
      allocated_pile: [
        {
          wood_id: pile,
          ...(lot.logs.length > 0 && { forest_measured: singleLogs(lot) }),
          product_data: lot.sums.map((sum) => productOf(sum, lot)),
        },
      ],
    },
    status_arr: statusOf(lot),
  });
}

/** Writes a delivery note to the buyer; values that only the haulier knows are left out. */
export function writeDeliveryNote(lot: EldatLot): string {
  const amounts = lot.sums.flatMap(amountsOf);
  return written(lot, 'delivery_note', {
    transfer_address: addressesOf(lot),
    transfer: {
      delivery: { delivery_no: lot.deliveryNumber ?? lot.number },
      haulier: { haulier_surname: '-' },
      haul_means: [
        {
          haul_means_no: '-',
          amount: amounts,
          ...(lot.logs.length > 0 && { haul_measured: singleLogs(lot) }),
        },
      ],
    },
    origin: [{ load: { estimated_amount: [{ amount: amounts }] } }],
    status_arr: statusOf(lot, '120'),
  });
}

/** Writes the transfer order from the pile to the buyer. */
export function writeTransferOrder(lot: EldatLot): string {
  const pile = [{ wood_id_type: 'pol', wood_id_no: lot.number }];
  return written(lot, 'transfer_order', {
    transfer_address: addressesOf(lot),
    transfer_inf: { trans_text: `${lot.number} ${lot.title}`.slice(0, 255) },
    pile_data: [
      {
        ...{ wood_id: pile, ...coordinateOf(lot) },
        product_data: lot.sums.map((sum) => ({
          wood_id: woodIdsOf(sum, lot),
          wood_definition: { ...definitionOf(sum, lot), amount: amountOf(sum) },
        })),
      },
    ],
    status_arr: statusOf(lot),
  });
}

/**
 * The own list as a measurement journal, log by log. Of its ways to measure, the standard's one of logs in a mill asks for crook
 * and ovality, which nobody has measured; with diameters along the log it asks for nothing else. Sums where no logs are measured.
 */
export function writeJournal(lot: EldatLot): string {
  const head = { measurement_id: lot.number, measurement_datetime: instantOf(lot.measuredOn) };
  const sums = lot.sums.map((sum) => ({
    ...{ species: sum.species, quality_definition: { qual_type: qualityCode(sum.quality) } },
    ...{ grade: gradeOf(sum, lot), use: uses[sum.woodType], amount: amountsOf(sum) },
  }));
  return written(lot, 'measurement_journal', {
    other_address: [],
    measurement_data: {
      measurer: measurerOf(lot.supplier),
      wood_id: [{ wood_id_type: 'los', wood_id_no: lot.number }],
      industrie_measured:
        lot.logs.length > 0
          ? { measurement_type_harvester: { ...head, log: lot.logs.map(journalLog) } }
          : { measurement_type_single_log_industrie: { ...head, log_industrie: sums } },
    },
    status_arr: statusOf(lot),
  });
}

function journalLog({ number, species, lengthCm, diameterCm, quality, volume }: EldatLot['logs'][number]) {
  return {
    ...{ stam_id: number, species, stem_length: lengthCm / 100 },
    diameter_length: [
      { diameter_value: diameterCm, under_bark: true, diameter_position: Math.round(lengthCm / 2) },
    ],
    quality_definition: { qual_type: qualityCode(quality) },
    amount: [{ amount_value: Number(volume), amount_unit: 'fmo' }],
  };
}

/** Returns the party that measured; it need not have a contact, and an incomplete contact is left out. */
function measurerOf(party: EldatParty) {
  return isContactWhole(party.contact) ? partyOf(party) : { business: businessOf(party) };
}

function addressesOf(lot: EldatLot) {
  const own = partyOf(lot.supplier);
  return {
    transfer_employer: own,
    loading_location: {
      location_type: 'pol',
      location: { location_data: { location_name: lot.title.slice(0, 100), ...coordinateOf(lot) } },
      other_contact: [],
    },
    unloading_location: {
      location_type: 'wer',
      location: { location_data: locationOf(lot.buyer) },
      other_contact: [],
    },
    shipper: own,
  };
}

function partyOf(party: EldatParty) {
  const { contact } = party;
  if (!contact) return { business: businessOf(party) };
  const { role, firstName, lastName, phone, email } = contact;
  return {
    business: businessOf(party),
    contact: [
      {
        ...{ role_contact: role, ...(firstName && { contact_name: firstName }), contact_surname: lastName },
        ...(phone && { contact_telephone: [phone] }),
        ...(email && { contact_email: email }),
      },
    ],
  };
}

function written({ transactionId }: EldatLot, module: string, body: object): string {
  const meta = { version: { code: version }, transaction_id: transactionId, process_id: transactionId };
  const status = { module_id: transactionId, status_tech: { code: 100 } };
  const document = { meta: { ...meta, ...status }, eldat: { [module]: body } };
  return `${JSON.stringify({ document }, null, 1)}\n`;
}

const instantOf = (day: string) => `${day}T00:00:00Z`;

function statusOf({ createdAt }: EldatLot, statusid = '10') {
  return [{ creation_datetime: createdAt, statusid }];
}

function businessOf({ name, street, zip, city, country: state }: EldatParty) {
  const place = { street: street.slice(0, 100), postcode: zip, city: city.slice(0, 100), state };
  return { business_data: { name: name.slice(0, 100), ...place } };
}

function locationOf(buyer: EldatParty | null) {
  if (!buyer) return {};
  const { name, street, zip, city, country } = buyer;
  const place = {
    ...{ location_street: street.slice(0, 100), location_city: city.slice(0, 100) },
    ...(isZip(zip) && { location_postcode: zip }),
  };
  return { location_name: name.slice(0, 100), ...place, location_state: country };
}

function coordinateOf({ position }: EldatLot) {
  if (!position) return {};
  const [longitude, latitude] = position;
  return { coordinate: { longitude, latitude, crs: '4326' } };
}

function singleLogs(lot: EldatLot) {
  const { country } = lot.supplier;
  return {
    measurement_type_single_log: {
      ...{ measurement_id: lot.number, measurement_datetime: instantOf(lot.measuredOn) },
      log: lot.logs.map(({ number, species, lengthCm, diameterCm, thicknessClass, quality }) => ({
        ...{ stam_id: number, species, stem_length: lengthCm / 100, diameter: diameterCm },
        ...{ thickness_class: thicknessCode(thicknessClass, country), part_no: 1 },
        quality_definition: { qual_type: qualityCode(quality) },
      })),
    },
  };
}

const swissGrades: Readonly<Record<WoodType, string>> = {
  ...{ long: 'ch_r', short: 'ch_r', industrial: 'ch_i', energy: 'ch_e' },
};
const grades: Readonly<Record<WoodType, string>> = {
  ...{ long: 'st', short: 'fl', industrial: 'is', energy: 'bs' },
};
const uses: Readonly<Record<WoodType, string>> = {
  ...{ long: 'sg', short: 'sg', industrial: 'ih', energy: 'eh' },
};

function gradeOf({ woodType }: EldatOutSum, { supplier }: EldatLot): string {
  return (['CH', 'LI'].includes(supplier.country) ? swissGrades : grades)[woodType];
}

function productOf(sum: EldatOutSum, lot: EldatLot) {
  return {
    wood_id: woodIdsOf(sum, lot),
    ...definitionOf(sum, lot),
    amount: amountOf(sum),
    ...coordinateOf(lot),
  };
}

function woodIdsOf({ assortment }: EldatOutSum, lot: EldatLot) {
  const article = assortment ? [{ wood_id_type: 'art', wood_id_no: assortment }] : [];
  return [{ wood_id_type: 'pol', wood_id_no: lot.number }, ...article];
}

function definitionOf(sum: EldatOutSum, lot: EldatLot) {
  return {
    ...{ grade: gradeOf(sum, lot), use: uses[sum.woodType], species: sum.species },
    quality: { qual_type: qualityCode(sum.quality) },
  };
}

function amountOf({ volume }: EldatOutSum) {
  return { amount_value: Number(volume), amount_unit: 'fmo', conversion_factor_qm: 1 };
}

function amountsOf({ volume, count }: EldatOutSum) {
  const pieces = count > 0 ? [{ amount_value: count, amount_unit: 'stk' }] : [];
  return [{ amount_value: Number(volume), amount_unit: 'fmo' }, ...pieces];
}
