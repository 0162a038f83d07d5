import type { AuditChange, ToolDescriptor } from '@jahrring/contracts-common';
import { createFormat } from '../i18n/format';
import type { AuditReader, ToolAuditEntry } from './audit-labels';
import { changeItem, changeLines } from './audit-words';

const texts: Readonly<Record<string, string>> = {
  'addresses:record.address': 'Adresse',
  'addresses:field.city': 'Ort',
  'addresses:field.unitPrice': 'Preis',
  'addresses:settings.lockDays': 'Offen für (Tage)',
  'status.OFFR': 'Offeriert',
  'addresses:auditField.nameOnMap': 'Name auf der Karte',
  'addresses:kind.company': 'Firma',
  'audit.action.update': 'hat geändert',
  'audit.system': 'Jahrring',
  'audit.somebody': 'Jemand',
  'extraFields.yes': 'Ja',
};
const reader: AuditReader = {
  t: (key, params) => texts[key] ?? String(params?.['defaultValue'] ?? key),
  format: createFormat('de-CH', 'Europe/Zurich'),
  language: 'de',
  descriptors: [
    {
      id: 'addresses',
      records: [
        {
          entity: 'address',
          titleKey: 'addresses:record.address',
          fieldsKey: 'addresses:field',
          partsKeys: ['addresses:settings'],
          path: '/addresses/edit/:id',
        },
      ],
    } as unknown as ToolDescriptor,
  ],
  extraFields: [
    {
      key: 'yesno_abc123',
      title: { de: 'Zertifiziert' },
      kind: 'yesno',
      required: false,
      active: true,
      order: 0,
      inList: true,
    },
  ],
  nameOf: (userId) => (userId === 'anna' ? 'Anna Arnold' : undefined),
};
const anEntry = (changes: AuditChange[], more: Partial<ToolAuditEntry> = {}): ToolAuditEntry => ({
  id: '1',
  tool: 'addresses',
  occurredAt: '2026-11-21T12:00:00.000Z',
  userId: 'anna',
  action: 'update',
  entity: 'address',
  entityId: 'x1',
  changes,
  reason: null,
  ...more,
});

describe('an entry of the audit trail in words', () => {
  it('says who did what to which record, and where it opens', () => {
    const item = changeItem(reader, anEntry([{ field: 'name', before: 'A', after: 'Sägerei' }]));
    expect(item).toMatchObject({
      who: 'Anna Arnold',
      what: 'hat geändert',
      record: 'Adresse «Sägerei»',
      to: '/addresses/edit/x1',
      time: '21.11.2026, 13:00',
    });
  });

  it('calls fields and coded values as the tool does', () => {
    const lines = changeLines(
      reader,
      anEntry([
        { field: 'city', before: 'Bern', after: 'Thun' },
        { field: 'nameOnMap', after: 'Säge' },
        { field: 'kind', after: 'company' },
        { field: 'dueDate', after: '2026-02-01' },
        { field: 'password', hidden: true },
      ]),
    );
    expect(lines).toEqual([
      { label: 'Ort', before: 'Bern', after: 'Thun' },
      { label: 'Name auf der Karte', before: '', after: 'Säge' },
      { label: 'kind', before: '', after: 'Firma' },
      { label: 'due date', before: '', after: '01.02.2026' },
      { label: 'password', before: '', after: '', hidden: true },
    ]);
  });

  it('writes lists and objects as readable values', () => {
    const value = (field: string, after: unknown) =>
      changeLines(reader, anEntry([{ field, after }])).map((line) => line.after);
    const prices = [
      { text: 'Rückezug', unitPrice: '120.00' },
      { text: 'Motorsäge', unitPrice: '15.50' },
    ];
    expect(value('prices', prices)).toEqual(['Rückezug: Preis 120.00; Motorsäge: Preis 15.50']);
    expect(value('title', { fr: 'Scie', de: 'Säge' })).toEqual(['Säge']);
    expect(value('names', { fr: 'Scie', it: 'Sega' })).toEqual(['Scie']);
    expect(value('days', { id: 'x', from: '2026-02-01', open: true, hint: null })).toEqual([
      'from 01.02.2026, open Ja',
    ]);
    expect(value('values', { lockDays: 3, city: 'Thun', steps: { OFFR: true } })).toEqual([
      'Offen für (Tage) 3, Ort Thun, steps Offeriert Ja',
    ]);
    expect(value('tags', ['Wald', '', 'Weg'])).toEqual(['Wald, Weg']);
    expect(value('rows', [])).toEqual(['']);
  });

  it('never calls a field by a whole id', () => {
    const field = '0199a3a1-7d3e-7a1b-9c55-2f3b5a9d1e77';
    expect(changeLines(reader, anEntry([{ field, after: '2.50' }]))[0]?.label).toBe('…9d1e77');
  });

  it('gives each extra field a line under its title', () => {
    const change = { field: 'extra', before: { text_gone00: 'x' }, after: { yesno_abc123: 'yes' } };
    expect(changeLines(reader, anEntry([change]))).toEqual([
      { label: 'text_gone00', before: 'x', after: '' },
      { label: 'Zertifiziert', before: '', after: 'Ja' },
    ]);
  });

  it('tells the system and strangers from people of the licence', () => {
    expect(changeItem(reader, anEntry([], { userId: null })).who).toBe('Jahrring');
    expect(changeItem(reader, anEntry([], { userId: 'b' })).who).toBe('Jemand');
  });
});
