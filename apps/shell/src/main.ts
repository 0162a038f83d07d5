import { start } from './startup/start';

void start();
