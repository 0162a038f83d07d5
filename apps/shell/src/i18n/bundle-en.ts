import common from '@jahrring/tool-kit/messages/en.json';
import ui from '@jahrring/ui/messages/en.json';
import shell from './en.json';

export const bundle = { common, shell, ui };
