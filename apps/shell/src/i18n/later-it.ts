import common from '@jahrring/tool-kit/messages/later/it.json';
import ui from '@jahrring/ui/messages/later/it.json';
import shell from './later/it.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
];
