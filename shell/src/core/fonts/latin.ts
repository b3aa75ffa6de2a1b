/*! Inter, copyright 2016 The Inter Project Authors, SIL Open Font License 1.1, https://openfontlicense.org */
import bytes from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Inter for Latin letters, all weights. */
export default { family: 'Inter', bytes };
