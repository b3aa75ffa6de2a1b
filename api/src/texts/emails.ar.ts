import type { LanguageEmails } from './emails.ts';

const ignore = 'إن لم تطلب ذلك فتجاهل هذه الرسالة ولا تعطِ الرمز لأحد.';
const notYou = 'لم تكن أنت؟ اختر كلمة مرور جديدة الآن وسجّل خروجك من جميع الأجهزة.';
const withoutUndo = 'لم تكن أنت؟ تراجع عن ذلك خلال سبعة أيام. سيعود عنوانك السابق ويُسجَّل خروجك من جميع الأجهزة.';
const subjectOfCode = (code: string, company: string) => `${code} هو رمزك في ${company}`;
const newPassword = 'اختر كلمة مرور جديدة';

export const arabicEmails: LanguageEmails = {
  sms: ({ code, company }) => `${code} هو رمزك في ${company}. صالح لمدة عشر دقائق. لا تشاركه مع أحد.`,
  emails: {
    code: ({ code, company }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: ['أدخل هذا الرمز للمتابعة. صالح لمدة عشر دقائق.'],
      code,
      after: [ignore],
    }),
    welcome: ({ code, company, isSecond }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: [`مرحبًا بك في ${company}. أكّد بريدك الإلكتروني بهذا الرمز. صالح لمدة عشر دقائق.`],
      code,
      after: [
        ...(isSecond
          ? [
              'سُجّل حساب بهذا العنوان قبل وقت قصير. هذا الرمز يحل محل الرمز السابق. استخدمه فقط إن كنت قد سجّلت مرتين بنفسك.',
            ]
          : []),
        'إن لم تسجّل فتجاهل هذه الرسالة.',
      ],
    }),
    alreadyRegistered: ({ code, company }) => ({
      subject: `لديك حساب في ${company} بالفعل`,
      paragraphs: [
        'جرى للتو تسجيل ببريدك الإلكتروني، ولديك حساب بالفعل. سجّل الدخول كالمعتاد أو أدخل هذا الرمز. صالح لمدة عشر دقائق.',
      ],
      code,
      after: [
        'نسيت كلمة المرور؟ اطلب كلمة جديدة من صفحة تسجيل الدخول.',
        'إن لم تسجّل فتجاهل هذه الرسالة. لم يتغير شيء في حسابك.',
      ],
    }),
    confirmChange: ({ code, company }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: ['يجعل هذا الرمز هذا العنوان بريدَ حسابك. أدخله حيث غيّرت العنوان. صالح لمدة عشر دقائق.'],
      code,
      after: [ignore],
    }),
    addressIsYours: ({ company }) => ({
      subject: `أُدخل بريدك الإلكتروني في حساب آخر في ${company}`,
      paragraphs: ['طُلب استخدام بريدك الإلكتروني لحساب آخر. يبقى بريدَ حسابك ولم يتغير شيء.'],
    }),
    addressChangeAsked: ({ company, url }) => ({
      subject: `بريد إلكتروني جديد لحسابك في ${company}`,
      paragraphs: ['أُدخل بريد إلكتروني جديد لحسابك. يبقى هذا البريد صالحًا حتى يُؤكَّد الجديد.', withoutUndo],
      action: { label: 'احتفظ بهذا البريد', url },
    }),
    addressChanged: ({ company, url }) => ({
      subject: `تغيّر البريد الإلكتروني لحسابك في ${company}`,
      paragraphs: ['لحسابك الآن بريد إلكتروني آخر.', withoutUndo],
      action: { label: 'استعد هذا البريد', url },
    }),
    newPassword: ({ company, url }) => ({
      subject: `كلمة مرور جديدة في ${company}`,
      paragraphs: ['اختر كلمة مرور جديدة خلال ساعة.'],
      action: { label: newPassword, url },
      after: ['إن لم تطلب ذلك فتجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.'],
    }),
    passwordChanged: ({ company, url }) => ({
      subject: `تغيّرت كلمة مرورك في ${company}`,
      paragraphs: ['تغيّرت كلمة مرورك وسُجّل خروجك من جميع الأجهزة.', 'لم تكن أنت؟ اختر كلمة مرور جديدة الآن.'],
      action: { label: newPassword, url },
    }),
    newDevice: ({ company, url, device }) => ({
      subject: `تسجيل دخول جديد إلى ${company}`,
      paragraphs: [`سُجّل الدخول إلى حسابك من جهاز جديد: ${device}.`, notYou],
      action: { label: newPassword, url },
    }),
    signInMethodAdded: ({ company, url }) => ({
      subject: `طريقة جديدة لتسجيل الدخول إلى ${company}`,
      paragraphs: ['يمكنك الآن تسجيل الدخول إلى حسابك بخدمة أخرى أيضًا.', notYou],
      action: { label: newPassword, url },
    }),
    signInMethodRemoved: ({ company, url }) => ({
      subject: `أُزيلت طريقة لتسجيل الدخول إلى ${company}`,
      paragraphs: ['أُزيلت طريقة لتسجيل الدخول إلى حسابك. ما زالت الطرق الأخرى تعمل.', notYou],
      action: { label: newPassword, url },
    }),
    signedOutEverywhere: ({ company, url }) => ({
      subject: `سُجّل خروجك من ${company} على جميع الأجهزة`,
      paragraphs: ['سُجّل خروجك من جميع الأجهزة.', notYou],
      action: { label: newPassword, url },
    }),
    sessionEnded: ({ company, url, device }) => ({
      subject: `سُجّل الخروج من ${company} على ${device ? 'أحد الأجهزة' : 'الأجهزة الأخرى'}`,
      paragraphs: [
        device ? `سُجّل خروج أحد الأجهزة من حسابك: ${device}.` : 'سُجّل خروج جميع الأجهزة الأخرى من حسابك.',
        notYou,
      ],
      action: { label: newPassword, url },
    }),
    accountLeaves: ({ company, url, date }) => ({
      subject: `سيُحذف حسابك في ${company} في ${date}`,
      paragraphs: [
        `طلبت حذف حسابك. سيُحذف مع كل ما فيه في ${date}. لم يعد أحد يرى إعلاناتك، وسُجّل خروجك من جميع الأجهزة.`,
        'هل غيّرت رأيك؟ سجّل الدخول قبل ذلك اليوم واختر «الاحتفاظ بحسابي».',
      ],
      action: { label: 'تسجيل الدخول', url },
    }),
    accountGoesSoon: ({ company, url, date }) => ({
      subject: `غدًا يُحذف حسابك في ${company}`,
      paragraphs: [`سيُحذف حسابك وكل ما فيه في ${date}. حتى ذلك الحين يمكنك تسجيل الدخول والاحتفاظ به.`],
      action: { label: 'تسجيل الدخول', url },
    }),
    accountStays: ({ company, url }) => ({
      subject: `حسابك في ${company} باقٍ`,
      paragraphs: ['احتفظت بحسابك. إعلاناتك ظاهرة من جديد.', notYou],
      action: { label: newPassword, url },
    }),
    accountDeleted: ({ company }) => ({
      subject: `حُذف حسابك في ${company}`,
      paragraphs: ['حُذف حسابك وكل ما فيه.', 'لم تكن أنت؟ راسلنا.'],
    }),
    listingAsked: ({ title, url }) => ({
      subject: `هل ما زال «${title}» متاحًا؟`,
      paragraphs: [
        'آخر تأكيد لهذا الإعلان كان قبل أسبوعين. ضغطة واحدة تخبر الناس أنه ما زال متاحًا.',
        'من دون جواب يتأخر ترتيبه بعد 30 يومًا ويُخفى بعد 45 يومًا.',
      ],
      action: { label: 'ما زال متاحًا', url },
    }),
    listingOverdue: ({ title, url }) => ({
      subject: `«${title}» يظهر متأخرًا في النتائج`,
      paragraphs: ['لم يُؤكَّد منذ 30 يومًا. أكّده ليعود إلى مكانه.', 'من دون جواب يُخفى بعد 15 يومًا.'],
      action: { label: 'ما زال متاحًا', url },
    }),
    listingExpired: ({ title, url }) => ({
      subject: `«${title}» مخفي`,
      paragraphs: ['لم يُؤكَّد منذ 45 يومًا. ضغطة واحدة تُظهره من جديد.'],
      action: { label: 'أظهره من جديد', url },
    }),
  },
};
