import common from '@jahrring/tool-kit/messages/ro.json';
import ui from '@jahrring/ui/messages/ro.json';
import form from '@jahrring/ui/messages/form/ro.json';
import grid from '@jahrring/ui/messages/grid/ro.json';
import shell from './ro.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
  ['ui', form],
  ['ui', grid],
];
