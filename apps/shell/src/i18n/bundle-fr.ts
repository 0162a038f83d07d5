import common from '@jahrring/tool-kit/messages/fr.json';
import ui from '@jahrring/ui/messages/fr.json';
import shell from './fr.json';

export const bundle = { common, shell, ui };
