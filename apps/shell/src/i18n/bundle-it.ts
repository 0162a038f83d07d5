import common from '@jahrring/tool-kit/messages/it.json';
import ui from '@jahrring/ui/messages/it.json';
import form from '@jahrring/ui/messages/form/it.json';
import grid from '@jahrring/ui/messages/grid/it.json';
import shell from './it.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
  ['ui', form],
  ['ui', grid],
];
