import common from '@jahrring/tool-kit/messages/en.json';
import ui from '@jahrring/ui/messages/en.json';
import form from '@jahrring/ui/messages/form/en.json';
import grid from '@jahrring/ui/messages/grid/en.json';
import shell from './en.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
  ['ui', form],
  ['ui', grid],
];
