import { describeFuzz } from '@jahrring/testing';
import { evaluationsService } from './evaluations.service-definition';

describeFuzz(evaluationsService);
