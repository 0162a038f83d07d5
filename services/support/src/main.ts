import { runService } from '@jahrring/service-kit';
import { supportService } from './support.service-definition';

await runService(supportService);
