const document = (module: string, body: object, version = '1.0.3') =>
  JSON.stringify({ document: { meta: { version: { code: version } }, eldat: { [module]: body } } }, null, 1);

export const someLog = {
  ...{ stam_id: '1', species: 'fi', grade_length: 4, diameter_length_forest: 40 },
  ...{ single_log_thickness_class: 'ch_4a', quality_definition: { qual_type: 'b' } },
};

/** A measurement journal of version 1.0.3, as a mill with its own measuring line writes it. */
export function aJournal(logs: readonly object[] = [someLog], more: object = {}): string {
  const measured = {
    measurement_id: 'WV-77',
    measurement_datetime: '2026-11-24T08:00:00Z',
    log_industrie: logs,
  };
  return document('measurement_journal', {
    other_address: [],
    measurement_data: {
      measurer: { business: { business_data: { name: 'Säge AG' } } },
      wood_id: [{ wood_id_type: 'los', wood_id_no: '00001' }],
      industrie_measured: { measurement_type_single_log_industrie: measured },
      ...more,
    },
  });
}

const wood = {
  ...{ quality: [{ qual_type: 'c', qual_rat: 100 }], grade: 'fl', use: 'sg', species: 'gfi' },
  amount: [
    { amount_value: 2, amount_unit: 'stk' },
    { amount_value: 0.987, amount_unit: 'fmo' },
  ],
};

/** The same of version 1.0.2: lists where 1.0.3 has one, volumes and numbers in places of their own; log by log, or as sums. */
export function anOlderJournal(kind: 'logs' | 'sums'): string {
  const measuring_data = { measuring_time: '2026-11-23T08:00:00Z', measurement_no: 'P 12' };
  const log = {
    ...{ wood_id: [{ wood_id_type: 'sta', wood_id_no: '17' }], wood_definition: wood },
    ...{
      grade_diameter_one: 33,
      forest_mean_diameter: 34,
      top_diameter: 30,
      single_log_thickness_class: 'd3a',
    },
  };
  const sums = [
    { aggregation_data: [{ aggregation_type: 'haqu', wood_definition: wood, thickness_class: 'd3a' }] },
  ];
  const measurement =
    kind === 'logs'
      ? { single_log: [{ measuring_data, single_log_data: [log] }] }
      : { multi_log: [{ measuring_data, aggregation_content: sums }] };
  return document('measurement_journal', { other_address: [], measurement_data: [{ measurement }] }, '1.0.2');
}

/** The mill's credit note, with a service that is no wood. */
export function aClearing(): string {
  const item = { ...wood, wood_id: [{ wood_id_type: 'los', wood_id_no: '00001' }], thickness_class: 'd3b' };
  const invoice = {
    ...{
      invoice_currency: 'CHF',
      invoice_type: 'gut',
      invoice_no: 'G-4711',
      doc_date: '2026-11-25T00:00:00Z',
    },
    ...{ service_period_from: '2026-11-20T00:00:00Z', service_period_until: '2026-11-24T00:00:00Z' },
    invoice_item: [
      {
        ...{ ...item, article_class: 'hol' },
        product_price: {
          product_price_value: 97.25,
          product_price_unit: 'bei',
          det_base: 'fmo',
          product_item_price: 95.99,
        },
      },
      { ...{ article_class: 'dve' }, product_price: { product_item_price: 12 } },
    ],
  };
  return document('clearing', { invoice_header: [invoice] });
}

export { document as anEldat };
