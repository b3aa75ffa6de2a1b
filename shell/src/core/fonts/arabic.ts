/*! Noto Sans Arabic, copyright 2022 The Noto Project Authors, SIL Open Font License 1.1, https://openfontlicense.org */
import bytes from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';

/** Noto Sans Arabic for Arabic letters, all weights. */
export default { family: 'Noto Sans Arabic Variable', bytes };
