import { runService } from '@jahrring/service-kit';
import { timberService } from './timber.service-definition';

await runService(timberService);
