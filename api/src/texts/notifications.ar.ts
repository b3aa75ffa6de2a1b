import type { NotificationTexts } from './notifications.ts';

const listed = (titles: readonly string[], more: number) =>
  `${titles.join('؛ ')}${more > 0 ? `؛ و${more} غيرها` : ''}`;

const plural = new Intl.PluralRules('ar');
/** Days that are left, in the form that the number asks for. */
const inDays = (days: number) =>
  ({
    zero: 'اليوم',
    one: 'خلال يوم واحد',
    two: 'خلال يومين',
    few: `خلال ${days} أيام`,
    many: `خلال ${days} يومًا`,
    other: `خلال ${days} يوم`,
  })[plural.select(days)];

const approved = (title: string, isHidden = false) =>
  isHidden ? `تم قبول «${title}»، ويبقى مخفيًا حتى تُظهره.` : `«${title}» منشور الآن.`;

export const arabicNotifications: NotificationTexts = {
  announcement: ({ title, body }) => ({ title, body }),
  welcome: () => ({ title: 'مرحبًا بك في Lintel', body: 'احفظ بحثًا وسنخبرك بالمنازل الجديدة.' }),
  listingApproved: ({ title, isHidden }) => ({ title: 'تم قبول الإعلان', body: approved(title, isHidden) }),
  listingRejected: ({ title, reason }) => ({ title: 'رُفض الإعلان', body: `«${title}»: ${reason}` }),
  projectApproved: ({ title, isHidden }) => ({ title: 'تم قبول المشروع', body: approved(title, isHidden) }),
  projectRejected: ({ title, reason }) => ({ title: 'رُفض المشروع', body: `«${title}»: ${reason}` }),
  advertApproved: ({ title }) => ({
    title: 'تم قبول الإعلان الممول',
    body: `الإعلان الممول عن «${title}» منشور الآن.`,
  }),
  advertRejected: ({ title, reason }) => ({ title: 'رُفض الإعلان الممول', body: `«${title}»: ${reason}` }),
  advertEnded: ({ title, hasWaited }) => ({
    title: 'انتهى الإعلان الممول',
    body: hasWaited
      ? `لم نراجع الإعلان الممول عن «${title}» في الوقت المناسب. لم يُعرض، وأُعيدت الوحدة إلى باقتك.`
      : title
        ? `انتهى الإعلان الممول عن «${title}».`
        : 'انتهى أحد إعلاناتك الممولة.',
  }),
  interest: ({ title }) => ({ title: 'اهتمام جديد', body: `لديك استفسار جديد عن «${title}».` }),
  projectQuestion: ({ title, person, email, message }) => ({
    title: 'رسالة جديدة',
    body: `${person} (${email}) يسأل عن «${title}»: «${message}»`,
  }),
  priceDrop: ({ title }) => ({ title: 'انخفض سعر منزل حفظته', body: `أصبح «${title}» أرخص.` }),
  listingAsked: ({ title, days }) => ({
    title: 'هل ما زال متاحًا؟',
    body: `آخر تأكيد لإعلان «${title}» كان قبل ${days} يومًا. أخبر الناس أنه ما زال متاحًا.`,
    action: 'ما زال متاحًا',
  }),
  listingOverdue: ({ title, days }) => ({
    title: 'إعلانك يظهر متأخرًا في النتائج',
    body: `لم يُؤكَّد «${title}» منذ ${days} يومًا. أكّده ليعود إلى مكانه.`,
    action: 'ما زال متاحًا',
  }),
  listingExpired: ({ title }) => ({
    title: 'إعلانك مخفي',
    body: `لم يُؤكَّد «${title}». أكّده لإظهاره من جديد.`,
    action: 'أظهره من جديد',
  }),
  homeSold: ({ title }) => ({ title: 'بيع منزل محفوظ', body: `لم يعد «${title}» معروضًا.` }),
  homeRented: ({ title }) => ({ title: 'أُجّر منزل محفوظ', body: `لم يعد «${title}» معروضًا.` }),
  homeBack: ({ title }) => ({ title: 'عاد منزل محفوظ', body: `«${title}» متاح من جديد.` }),
  savedSearch: ({ name, titles, more }) => ({ title: `جديد في «${name}»`, body: listed(titles, more) }),
  agentVerified: () => ({ title: 'حسابك موثَّق', body: 'تظهر الشارة على جميع إعلاناتك.' }),
  agentRefused: ({ reason }) => ({
    title: 'تعذّر توثيق حسابك',
    body: reason ?? 'راجع ما أرسلته ثم أرسل النموذج مرة أخرى.',
  }),
  accountOpened: () => ({ title: 'حسابك مفتوح من جديد', body: 'يمكنك تسجيل الدخول كما كنت تفعل.' }),
  accountClosed: () => ({
    title: 'تم إيقاف حسابك',
    body: 'أغلقت الإدارة الحساب. راسلنا إن كنت ترى غير ذلك.',
  }),
  chatMessage: ({ listing, preview }) => ({ title: listing, body: preview || 'ملف' }),
  voiceMessage: ({ listing }) => ({ title: listing, body: 'رسالة صوتية' }),
  answer: ({ title }) => ({ title: 'رسالة جديدة', body: `لديك رد بشأن «${title}».` }),
  messageDeleted: () => ({ title: 'حُذفت رسالة', body: 'سحب المرسل رسالته.' }),
  paymentReceived: () => ({ title: 'تم استلام الدفعة', body: 'شكرًا لك. باقتك مفعّلة الآن.' }),
  paymentFailed: () => ({
    title: 'فشل الدفع',
    body: 'لم يصل أي مبلغ. يمكنك المحاولة مرة أخرى أو الدفع بطريقة أخرى.',
  }),
  paymentEnded: () => ({
    title: 'أُلغيت الدفعة',
    body: 'أنهيتَها قبل وصول أي مبلغ. يمكنك البدء من جديد في أي وقت.',
  }),
  paymentReviewed: () => ({
    title: 'الدفعة قيد المراجعة',
    body: 'المبلغ يختلف عن السعر. سنتحقق من ذلك ونخبرك.',
  }),
  paymentCancelled: ({ reason }) => ({ title: 'أُلغيت الدفعة', body: reason }),
  receiptReceived: () => ({
    title: 'تم استلام الإيصال',
    body: 'استلمنا إيصال التحويل وسنتحقق منه خلال يومين.',
  }),
  receiptVerified: () => ({ title: 'تم التحقق من الإيصال', body: 'وصل تحويلك. باقتك مفعّلة الآن.' }),
  receiptRejected: ({ reason }) => ({ title: 'رُفض الإيصال', body: `${reason} يمكنك رفع إيصال آخر.` }),
  transferCancelled: ({ reason }) => ({ title: 'أُلغي التحويل البنكي', body: reason }),
  packageEnds: ({ name, days }) => ({
    title: 'باقتك على وشك الانتهاء',
    body: `تنتهي باقتك ${name} ${inDays(days)}.`,
  }),
  packageEnded: ({ name }) => ({ title: 'انتهت الباقة', body: `انتهت باقتك ${name}.` }),
  unitsEnd: ({ name, days }) => ({
    title: 'وحداتك على وشك الانتهاء',
    body: `تنتهي الوحدات غير المستخدمة من باقتك ${name} ${inDays(days)}. أما الباقة نفسها فمستمرة.`,
  }),
};
