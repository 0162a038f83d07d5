import common from '@jahrring/tool-kit/messages/later/en.json';
import ui from '@jahrring/ui/messages/later/en.json';
import shell from './later/en.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
];
