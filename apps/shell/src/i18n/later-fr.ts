import common from '@jahrring/tool-kit/messages/later/fr.json';
import ui from '@jahrring/ui/messages/later/fr.json';
import shell from './later/fr.json';
import type { Bundle } from './bundle';

export const bundle: Bundle = [
  ['common', common],
  ['shell', shell],
  ['ui', ui],
];
