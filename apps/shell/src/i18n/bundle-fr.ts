import common from '@jahrring/tool-kit/messages/fr.json';
import ui from '@jahrring/ui/messages/fr.json';
import form from '@jahrring/ui/messages/form/fr.json';
import grid from '@jahrring/ui/messages/grid/fr.json';
import shell from './fr.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
  ['ui', form],
  ['ui', grid],
];
