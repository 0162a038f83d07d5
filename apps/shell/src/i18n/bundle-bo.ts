import common from '@jahrring/tool-kit/messages/bo.json';
import ui from '@jahrring/ui/messages/bo.json';
import form from '@jahrring/ui/messages/form/bo.json';
import grid from '@jahrring/ui/messages/grid/bo.json';
import shell from './bo.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
  ['ui', form],
  ['ui', grid],
];
