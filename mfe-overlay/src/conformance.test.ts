import { conformance } from '@lintel/testing/conformance';
import { manifest } from './manifest.ts';

conformance({ manifest, load: () => import('./remote.ts') });
