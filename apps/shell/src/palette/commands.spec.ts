import type { BootAnswer } from '@jahrring/contracts-common';
import { commandGroups, type CommandSources } from './commands';

const sources: CommandSources = {
  boot: {
    licence: { id: 'a' },
    licences: [
      { id: 'a', name: 'Wald AG' },
      { id: 'b', name: 'Säge GmbH' },
    ],
  } as unknown as BootAnswer,
  pages: [
    { path: '/addresses', titleKey: 'Adressen', icon: 'book', creates: false },
    { path: '/addresses/create', titleKey: 'Adresse erfassen', icon: 'plus', creates: true },
  ],
  recent: [{ path: '/projects/1/overview', title: 'P001 Langnau' }],
  t: (key, params) => (params?.['name'] === undefined ? key : `${key} ${params['name']}`),
  goTo: () => undefined,
  actions: [{ id: 'dark', label: 'theme.dark', onChoose: () => undefined }],
  enterLicence: () => undefined,
};

const labels = (query: string) =>
  commandGroups(sources, query).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('commands', () => {
  it('are all there before anything is typed, what was looked at last first', () => {
    expect(labels('')).toEqual([
      'P001 Langnau',
      'Adressen',
      'Adresse erfassen',
      'theme.dark',
      'palette.enterLicence Säge GmbH',
    ]);
  });

  it('are found by parts of words, whatever the accents', () => {
    expect(labels('adr erf')).toEqual(['Adresse erfassen']);
    expect(labels('sage')).toEqual(['palette.enterLicence Säge GmbH']);
    expect(labels('zug')).toEqual([]);
  });
});
