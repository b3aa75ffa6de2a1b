/** Texts for clients that fetch their language from the server. Our own web client brings its own. */
export interface LanguageFile {
  code: string;
  name: string;
  rtl: boolean;
  texts: Record<string, string>;
}

type Row = readonly [key: string, en: string, ar: string, de: string];
const rows: readonly Row[] = [
  ['home', 'Home', 'الرئيسية', 'Startseite'],
  ['properties', 'Properties', 'العقارات', 'Immobilien'],
  ['projects', 'Projects', 'المشاريع', 'Projekte'],
  ['agents', 'Agents', 'الوكلاء', 'Makler'],
  ['articles', 'Articles', 'المقالات', 'Artikel'],
  ['faqs', 'FAQs', 'الأسئلة الشائعة', 'Häufige Fragen'],
  ['contactUs', 'Contact us', 'اتصل بنا', 'Kontakt'],
  ['aboutUs', 'About us', 'من نحن', 'Über uns'],
  ['termsAndConditions', 'Terms and conditions', 'الشروط والأحكام', 'Nutzungsbedingungen'],
  ['privacyPolicy', 'Privacy policy', 'سياسة الخصوصية', 'Datenschutz'],
  ['login', 'Sign in', 'تسجيل الدخول', 'Anmelden'],
  ['register', 'Register', 'إنشاء حساب', 'Registrieren'],
  ['logout', 'Sign out', 'تسجيل الخروج', 'Abmelden'],
  ['email', 'E-mail', 'البريد الإلكتروني', 'E-Mail'],
  ['password', 'Password', 'كلمة المرور', 'Passwort'],
  ['phone', 'Phone', 'الهاتف', 'Telefon'],
  ['search', 'Search', 'بحث', 'Suchen'],
  ['filter', 'Filter', 'تصفية', 'Filter'],
  ['clear', 'Clear', 'مسح', 'Zurücksetzen'],
  ['sell', 'For sale', 'للبيع', 'Kaufen'],
  ['rent', 'For rent', 'للإيجار', 'Mieten'],
  ['sold', 'Sold', 'مباع', 'Verkauft'],
  ['rented', 'Rented', 'مؤجر', 'Vermietet'],
  ['price', 'Price', 'السعر', 'Preis'],
  ['minPrice', 'Lowest price', 'أقل سعر', 'Mindestpreis'],
  ['maxPrice', 'Highest price', 'أعلى سعر', 'Höchstpreis'],
  ['category', 'Category', 'الفئة', 'Kategorie'],
  ['city', 'City', 'المدينة', 'Stadt'],
  ['state', 'State', 'المنطقة', 'Region'],
  ['country', 'Country', 'البلد', 'Land'],
  ['address', 'Address', 'العنوان', 'Adresse'],
  ['featured', 'Featured', 'مميز', 'Hervorgehoben'],
  ['premium', 'Premium', 'مميز', 'Premium'],
  ['mostViewed', 'Most viewed', 'الأكثر مشاهدة', 'Meistgesehen'],
  ['mostLiked', 'Most saved', 'الأكثر حفظاً', 'Meistgemerkt'],
  ['favourites', 'Favourites', 'المفضلة', 'Merkliste'],
  ['viewAll', 'View all', 'عرض الكل', 'Alle ansehen'],
  ['loadMore', 'Load more', 'تحميل المزيد', 'Mehr laden'],
  ['noData', 'Nothing found', 'لا توجد نتائج', 'Nichts gefunden'],
  ['description', 'Description', 'الوصف', 'Beschreibung'],
  ['facilities', 'Nearby', 'الأماكن القريبة', 'In der Nähe'],
  ['similarProperties', 'Similar properties', 'عقارات مشابهة', 'Ähnliche Immobilien'],
  ['chat', 'Chat', 'محادثة', 'Chat'],
  ['report', 'Report', 'إبلاغ', 'Melden'],
  ['share', 'Share', 'مشاركة', 'Teilen'],
  ['compare', 'Compare', 'مقارنة', 'Vergleichen'],
  ['map', 'Map', 'الخريطة', 'Karte'],
  ['profile', 'Profile', 'الملف الشخصي', 'Profil'],
  ['notifications', 'Notifications', 'الإشعارات', 'Benachrichtigungen'],
  ['subscription', 'Subscription', 'الاشتراك', 'Abonnement'],
  ['packages', 'Packages', 'الباقات', 'Pakete'],
  ['save', 'Save', 'حفظ', 'Speichern'],
  ['cancel', 'Cancel', 'إلغاء', 'Abbrechen'],
  ['send', 'Send', 'إرسال', 'Senden'],
  ['loginFirst', 'Please sign in first.', 'يرجى تسجيل الدخول أولاً.', 'Bitte zuerst anmelden.'],
  [
    'somethingWentWrong',
    'Something went wrong. Please try again.',
    'حدث خطأ ما. حاول مرة أخرى.',
    'Etwas ist schiefgegangen. Bitte noch einmal versuchen.',
  ],
];

const column = (index: 1 | 2 | 3) => Object.fromEntries(rows.map((row) => [row[0], row[index]]));

export const languageTexts: readonly LanguageFile[] = [
  { code: 'en', name: 'English', rtl: false, texts: column(1) },
  { code: 'ar', name: 'العربية', rtl: true, texts: column(2) },
  { code: 'de', name: 'Deutsch', rtl: false, texts: column(3) },
];
