import {
  extraFieldsChanged,
  type ExtraEntity,
  type ExtraField,
  type ExtraKind,
} from '@jahrring/contracts-common';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { startTestService, type TestService, type TestServiceOptions } from './start-test-service';
import type { TestClient, TestResponse } from './test-client';

type Values = Readonly<Record<string, string | null>>;

export interface ExtraFieldsOptions extends TestServiceOptions {
  entity: ExtraEntity;
  /** The resource's path: `/api/addresses/addresses`. */
  url: string;
  /** Prepares the other records that a record needs before it can be created. */
  prepare?: (app: TestService) => Promise<void>;
  create: (client: TestClient, extra: Values | undefined) => Promise<TestResponse>;
  /** Default: PATCH with `{ extra }`. */
  update?: (
    client: TestClient,
    record: { id: string; version: number },
    extra: Values,
  ) => Promise<TestResponse>;
  /** `false` where a record is a draft first and may lack what is required. */
  requiredAtOnce?: boolean;
  /** Path of the CSV export; default: `<url>/export/csv`. */
  exportUrl?: string;
}

function aField(kind: ExtraKind, title: string, order: number, more: Partial<ExtraField> = {}): ExtraField {
  return {
    key: `${kind}_test0${order}`,
    title: { de: title },
    kind,
    required: false,
    active: true,
    order,
    inList: true,
    ...more,
  };
}

const fields: ExtraField[] = [
  aField('text', 'Revier', 0),
  aField('number', 'Fläche', 1),
  aField('choice', 'Baumart', 2, {
    choices: [{ key: 'fichte', title: { de: 'Rottanne' }, active: true }],
  }),
  aField('date', 'Vertrag', 3),
  aField('yesno', 'Zertifiziert', 4),
];
const values = {
  text_test00: 'Sonnhalde',
  number_test01: '12.5',
  choice_test02: 'fichte',
  date_test03: '2026-03-01',
  yesno_test04: 'yes',
};

interface Listed {
  items: { id: string; extra: Record<string, string> }[];
}

/** A service keeps a licence's own fields with its records: checks them, lists, finds and exports them. */
export function describeExtraFields(definition: ServiceDefinition, options: ExtraFieldsOptions): void {
  const { entity, url, create, requiredAtOnce = true, exportUrl = `${options.url}/export/csv` } = options;
  const update =
    options.update ??
    ((client: TestClient, { id, version }: { id: string; version: number }, extra: Values) =>
      client.patch(`${url}/${id}`, { extra }, { ifMatch: version }));

  describe(`${definition.tool}: extra fields of ${entity}`, () => {
    let app: TestService;
    let admin: TestClient;
    const define = (set: ExtraField[]) => app.deliver(extraFieldsChanged, { entity, fields: set });
    const listed = async (query: string) => (await admin.get(`${url}?${query}`)).body as unknown as Listed;

    beforeAll(async () => {
      app = await startTestService(definition, options);
      admin = app.as('admin');
      await options.prepare?.(app);
    });
    beforeEach(() => define(fields));
    afterAll(() => app?.close());

    it('keeps every kind of value and answers it', async () => {
      const created = await create(admin, { ...values, number_test01: '012.50' });
      expect([created.status, created.body['extra']]).toEqual([201, values]);
      expect((await admin.get(`${url}/${created.body.id}`)).body['extra']).toEqual(values);
    });

    it.each([
      ['text_nobody', 'x', 'unknown'],
      ['number_test01', 'viel', 'numeric'],
      ['date_test03', '1.3.2026', 'date'],
      ['choice_test02', 'eiche1', 'in'],
    ])('refuses %s = %s at its field', async (key, value, code) => {
      const answer = await create(admin, { [key]: value });
      expect(answer.status).toBe(422);
      expect(answer.body['fields']).toMatchObject([{ field: `extra.${key}`, code }]);
    });

    it('changes only what is sent', async () => {
      const { body } = await create(admin, values);
      const changed = await update(admin, body as never, { number_test01: null, text_test00: 'Allmend' });
      const { number_test01: _gone, ...rest } = values;
      expect(changed.body['extra']).toEqual({ ...rest, text_test00: 'Allmend' });
    });

    it('asks for what is required', async () => {
      await define(fields.map((field) => ({ ...field, required: field.kind === 'text' })));
      const { status, body } = await create(admin, { number_test01: '1' });
      if (!requiredAtOnce) expect(status).toBe(201);
      else expect(body['fields']).toMatchObject([{ field: 'extra.text_test00', code: 'required' }]);
    });

    it('keeps the values of a field that was switched off', async () => {
      const { body } = await create(admin, values);
      await define(fields.map((field) => ({ ...field, active: field.kind !== 'text' })));
      const changed = await update(admin, body as never, { number_test01: '3' });
      expect(changed.body['extra']).toEqual({ ...values, number_test01: '3' });
    });

    it('filters, sorts and finds by them', async () => {
      const ids: string[] = [];
      for (const [text, number] of [
        ['Zwieselberg', '90'],
        ['Zwieselberg', '100'],
        ['Anderswo', '9'],
      ] as const) {
        ids.push((await create(admin, { text_test00: text, number_test01: number })).body.id);
      }
      const inOrder = await listed('filter[extra.text_test00]=zwiesel&sort=-extra.number_test01');
      expect(inOrder.items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
      const range = await listed('filter[extra.number_test01]=80..95');
      expect(range.items.map(({ id }) => id)).toEqual([ids[0]]);
      expect((await listed('search=zwieselberg')).items).toHaveLength(2);
      const marked = (await create(admin, { choice_test02: 'fichte' })).body.id;
      expect((await listed('search=rottanne')).items.map(({ id }) => id)).toContain(marked);
      expect((await admin.get(`${url}?filter[extra.text_x]=1`)).status).toBe(422);
    });

    it('exports a column for each', async () => {
      await create(admin, values);
      const [header = '', ...lines] = (await admin.get(exportUrl)).text.split('\r\n');
      expect(header).toContain('Revier;Fläche;Baumart;Vertrag;Zertifiziert');
      expect(lines.some((line) => line.includes('Sonnhalde;12.5;Rottanne;2026-03-01;ja'))).toBe(true);
    });

    it('knows nothing of the fields of another licence', async () => {
      const { status, body } = await create(app.as('admin', { licence: 'other' }), { text_test00: 'x' });
      expect([status, JSON.stringify(body['fields'])]).toEqual([422, expect.stringContaining('unknown')]);
    });

    it('tells the audit trail what changed, and nothing twice', async () => {
      const { body } = await create(admin, values);
      await update(admin, body as never, { text_test00: 'Neu' });
      const entry = (await app.audit()).findLast(({ entityId }) => entityId === body.id);
      expect(entry?.after).toEqual({ extra: { ...values, text_test00: 'Neu' }, version: body.version + 1 });
    });
  });
}
