import common from '@jahrring/tool-kit/messages/later/bo.json';
import ui from '@jahrring/ui/messages/later/bo.json';
import shell from './later/bo.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
];
