import { conformance } from '@lintel/testing/conformance';
import laterTexts from '#locales/en.later.json';
import { manifest } from './manifest.ts';

conformance({ manifest, load: () => import('./remote.ts'), laterTexts });
