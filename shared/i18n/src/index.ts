export { directions, isLocale, nativeNames } from './directions.ts';
export { errorText, errorTextKey, type ErrorTextKey } from './error-text.ts';
export {
  formatArea,
  formatDistance,
  squareMetresIn,
  type AreaUnit,
  type DistanceUnit,
} from './format/measure.ts';
export { formatMonths } from './format/duration.ts';
export { formatList } from './format/list.ts';
export { replyTime } from './format/reply-time.ts';
export { formatPlace } from './format/place.ts';
export { formatMoney, type MoneyStyle } from './format/money.ts';
export { dateTimeFormat, formatCount } from './format/number.ts';
export { formatDate, formatRelativeTime, formatTime, formatWhen } from './format/time.ts';
export { rewordTexts } from './server-texts.ts';
export { addTexts, changeLanguage, createTexts, useLocale, withTexts } from './texts.ts';
