import type { NoteView, PlanLineView, ProjectView } from '@jahrring/contracts-projects';
import { sheetPositions } from './project-sheet';

const words = {
  t: (key: string) => key,
  format: {
    longDate: (value: string | Date) => String(value),
    number: (value: string | number) => String(value),
  },
};
const project = {
  addressName: 'Burgergemeinde',
  forestOwner: null,
  externalId: null,
  description: 'Käferholz zuerst',
  quantity: '45.000',
  unit: 'm3',
  startDate: null,
  endDate: null,
  deadline: null,
  responsibleName: 'Ruth',
  assignedEmployees: [{ id: '1', name: 'Urs' }],
  latitude: 46.951083,
  rescuePoint: null,
  longitude: 7.438632,
  totalAmount: '9876.00',
  performanceAmount: '1234.00',
} as unknown as ProjectView;
const notes = [
  { text: 'Achtung Steilhang', pinned: true },
  { text: 'Nur für uns', pinned: false },
] as unknown as NoteView[];

const plan = [
  { title: 'Rücken', quantity: '12.5', unit: 'hour', unitCost: '180.00', unitPrice: '220.00' },
] as unknown as PlanLineView[];

it('says what is known, planned work and pinned notes among it, and no amount', () => {
  const positions = sheetPositions(project, { notes, plan }, words);
  expect(positions.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'section.order',
    'section.people',
    'plan.title',
    'place.title',
    'tab.notes',
  ]);
  const text = positions.map((position) => position.text).join('\n');
  expect(text).toContain('fields.quantity: 45.000 common:counted.m3');
  expect(text).toContain('place.swiss: 2600000 / 1200000');
  expect(text).toContain('Rücken: 12.5');
  expect(text).toContain('place.map: https://map.geo.admin.ch/');
  expect(text).toContain('Achtung Steilhang');
  expect(text).not.toMatch(/Nur für uns|9876|1234|180|220/);
});
