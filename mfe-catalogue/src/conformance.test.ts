import { conformance } from '@lintel/testing/conformance';
import deferredTexts from '#locales/en.deferred.json';
import { manifest } from './manifest.ts';

conformance({ manifest, load: () => import('./remote.ts'), deferredTexts });
