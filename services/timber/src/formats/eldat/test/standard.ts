import { z } from 'zod';

/**
 * Requirements of version 1.0.3 of the standard's schema for the documents we write, in our own words: required parts,
 * their kinds, their lengths, and their codes. The schema itself is GPL and no part of the project.
 */
const text = (most: number) => z.string().max(most);
const dateTime = z.iso.datetime();
const code = (codes: string) => z.enum(codes.split(' '));
const zip = z.string().regex(/^[0-9a-zA-Z]{3,10}$/);
const phone = z.string().regex(/^\+?[0-9 /-]{5,20}$/);
const email = z
  .string()
  .regex(
    /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
  );
const state = code(
  'DE BY BE BG DK EE FI FR GE GR IE IS IT CA HR LV LI LT LU NL NO AT PL PT RO RU SE CH RS SK SI ES CZ UA HU US GB CX',
);
const coordinate = z.looseObject({
  longitude: z.number(),
  latitude: z.number(),
  crs: z.string().regex(/[A-Z0-9]{4,5}/),
});
const woodIds = z.array(
  z.looseObject({ wood_id_type: code('arb art hab hal los pol poa pog sta vlo'), wood_id_no: text(36) }),
);
const thickness = code(
  'o ch_1a ch_1b ch_2a ch_2b ch_3a ch_3b ch_4a ch_4b ch_4 ch_5 ch_5a ch_5b ch_6 ch_6a ch_6b ' +
    'd0 d1 d1a d1b d2 d2a d2b d3 d3a d3b d4 d4a d4b d5 d5a d5b d6 d6a d6b d7 d8',
);
const qualType = code(
  'o in if ik fk nf nfk b bk1 bk2 c d oa bc cd bcd a_fu a_is a_if a_i2 a_id a_im a_sp a_y a_x a_z a_bh ' +
    'ch_k ch_ab ch_bc ch_cd ch_abc ch_r ch_1 ch_2 ch_bk ch_sk a ak',
);
const quality = z.looseObject({ qual_type: qualType.optional() });
const grade = code('xy st fl il bl bs is hs a_wh a_bl a_db a_lh a_sb a_hb a_kb a_zb ch_r ch_e ch_i rh rc pe');
const use = code(
  'xy f tf ss sg wh pz sf rh hs eh ru ih p m r sw ov pa pk st osb mdf cb la bl sb vp ph sl nl',
);
/** Every code of a species that is ours too. */
const species = code('ndh fi ta ki la dgl bu ei es ah hbu bi erl li ul kir nus pap rob eka lbh');
const amount = z.looseObject({
  amount_value: z.number(),
  amount_unit: code('atr lut cft srm stk lfm cbm fmo rmm'),
  conversion_factor_qm: z.number().optional(),
});

const business = z.looseObject({
  business_data: z.looseObject({ name: text(100), street: text(100), postcode: zip, city: text(100), state }),
});
const contact = z
  .array(
    z.looseObject({
      role_contact: text(100),
      contact_name: text(100).optional(),
      contact_surname: text(100),
      contact_telephone: z.array(phone).min(1),
      contact_email: email,
    }),
  )
  .min(1);
const party = z.looseObject({ business, contact });
const otherAddress = z.array(
  z.looseObject({
    other_business: business.extend({ role_business: code('abn ent hol lad lie spe tra ver hoh hka') }),
  }),
);
const statusArr = z
  .array(
    z.looseObject({
      creation_datetime: dateTime.optional(),
      statusid: code('10 20 30 40 50 60 70 80 90 100 110 120 130 140 150').optional(),
    }),
  )
  .min(1);

const log = z.looseObject({
  stam_id: z.string().optional(),
  species,
  stem_length: z.number().max(255),
  diameter: z.number().max(255),
  thickness_class: thickness.optional(),
  part_no: z.number().max(10).optional(),
  quality_definition: quality.optional(),
});
const singleLog = z.looseObject({
  measurement_type_single_log: z.looseObject({
    measurement_id: z.string().optional(),
    measurement_datetime: dateTime.optional(),
    log: z.array(log).min(1).optional(),
  }),
});

const location = z.looseObject({
  location_type: code('pol wal bhf wag haf sch wer wzw wva').optional(),
  location: z
    .looseObject({
      location_data: z.looseObject({
        location_name: text(100).optional(),
        location_street: text(100).optional(),
        location_postcode: zip.optional(),
        location_city: text(100).optional(),
        location_state: state.optional(),
        coordinate: coordinate.optional(),
      }),
    })
    .optional(),
  other_contact: z.array(z.looseObject({ other_contact_role: text(100) })),
});
const transferAddress = z.looseObject({
  transfer_employer: party,
  loading_location: location,
  unloading_location: location,
  shipper: party,
});

const pile = z.looseObject({
  wood_id: woodIds,
  forest_measured: singleLog.optional(),
  product_data: z
    .array(z.looseObject({ wood_id: woodIds.optional(), quality: z.json(), grade, use, amount, coordinate }))
    .min(1),
});

const bodies = {
  wood_allocation: z.looseObject({
    doc_type: code('abf ang hba'),
    address: z.looseObject({ supplier: party, other_address: otherAddress.optional() }),
    wood_data: z.looseObject({
      wood_id: woodIds,
      felling_date: dateTime,
      wood_certification: z
        .looseObject({
          wood_origin: z.looseObject({ state }),
          wood_certificat: z
            .array(
              z.looseObject({
                wood_certificat_type: code(
                  'xy pefc pecs fsc fscm fscc fscw natl iso0 iso1 iso2 iso3 iso4 oeko ral qlab',
                ),
                wood_certificat_ratio: z.number().max(100),
                wood_certificat_id: text(30),
              }),
            )
            .optional(),
        })
        .optional(),
      allocated_pile: z.array(pile).min(1),
    }),
    status_arr: statusArr,
  }),
  delivery_note: z.looseObject({
    transfer_address: transferAddress,
    transfer: z.looseObject({
      delivery: z.looseObject({ delivery_no: text(36) }),
      haulier: z.looseObject({ haulier_surname: text(100) }),
      haul_means: z
        .array(
          z.looseObject({
            haul_means_no: text(30),
            amount: z.array(amount).min(1),
            haul_measured: singleLog.optional(),
          }),
        )
        .min(1),
    }),
    status_arr: statusArr,
  }),
  transfer_order: z.looseObject({
    transfer_address: transferAddress,
    transfer_inf: z.looseObject({ trans_text: text(255).optional() }),
    pile_data: z
      .array(
        z.looseObject({
          ...{ wood_id: woodIds, coordinate },
          product_data: z
            .array(
              z.looseObject({
                wood_definition: z.looseObject({ quality: z.json(), grade, use, species, amount }),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
    status_arr: statusArr,
  }),
  measurement_journal: z.looseObject({
    other_address: otherAddress,
    measurement_data: z.looseObject({
      measurer: z.looseObject({ business: business.optional(), contact: contact.optional() }),
      wood_id: woodIds.optional(),
      industrie_measured: z.looseObject({
        measurement_type_harvester: z.looseObject({
          measurement_id: z.string().optional(),
          measurement_datetime: dateTime.optional(),
          log: z
            .array(
              z.looseObject({
                species,
                stem_length: z.number(),
                diameter_length: z
                  .array(z.looseObject({ diameter_value: z.number(), diameter_position: z.number() }))
                  .min(1),
                quality_definition: quality.optional(),
              }),
            )
            .min(1),
        }),
      }),
    }),
    status_arr: statusArr,
  }),
} as const;

const meta = z.looseObject({
  version: z.looseObject({ code: z.string().regex(/^[0-9]+\.[0-9]+\.[0-9]+$/) }),
  ...{ transaction_id: text(36), process_id: text(36), module_id: text(36) },
  status_tech: z.looseObject({ code: z.literal([100, 200]) }).optional(),
});

/** Returns where a document is not as the standard's schema has it. */
export function faultsOf(document: string, module: keyof typeof bodies): string[] {
  const eldat = z.looseObject({ [module]: bodies[module] });
  const schema = z.looseObject({ document: z.looseObject({ meta, eldat }) });
  const checked = schema.safeParse(JSON.parse(document));
  return checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
