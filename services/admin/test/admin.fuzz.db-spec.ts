import { describeFuzz } from '@jahrring/testing';
import { adminOfAnybody } from './admin-people';

const ownKey = 'asks for a release token, whoever is signed in';

describeFuzz(adminOfAnybody, {
  exempt: {
    Live_stream: 'does not end',
    ReleaseUpload_publish: ownKey,
    ReleaseUpload_versions: ownKey,
  },
});
