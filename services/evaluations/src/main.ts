import { runService } from '@jahrring/service-kit';
import { evaluationsService } from './evaluations.service-definition';

await runService(evaluationsService);
