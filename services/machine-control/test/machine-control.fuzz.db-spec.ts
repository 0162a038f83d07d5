import { describeFuzz } from '@jahrring/testing';
import { machineControlService } from '../src';

describeFuzz(machineControlService);
