/** How moments and shares are written in a language; with Western digits, as everywhere here. */
export function formatsOf(language: string) {
  const locale = `${language}-u-nu-latn`;
  const moment = new Intl.DateTimeFormat(locale.replace('en', 'en-GB'), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    time: (iso: string) => moment.format(new Date(iso)),
    percent: (part: number) => share.format(part),
  };
}
