import type { Locale } from '@lintel/contract';
import { dateTimeFormat } from '@lintel/i18n';

/** The time zone of this device, as the IANA database names it. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Day, time and time zone of a viewing: "Sat 28 Nov, 10:00 CET"; with its year, unless that is the present one. */
export const slotText = (
  slot: string,
  { locale, timeZone = deviceTimeZone() }: { locale: Locale; timeZone?: string },
): string => {
  const time = new Date(slot);
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  return dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(time);
};
