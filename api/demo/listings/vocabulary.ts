import { photoWords } from './photos.ts';
import { faqWords } from '../content/vocabulary-faqs.ts';

/** The provider's own texts in the other languages of the demo, by their English text. */
export type Words = readonly [en: string, ar: string, de: string];

const sections: readonly Words[] = [
  ['Browse by category', 'تصفح حسب الفئة', 'Nach Kategorie'],
  ['Near you', 'بالقرب منك', 'In Ihrer Nähe'],
  ['Picked for you', 'مختارة لك', 'Für Sie ausgewählt'],
  ['Featured homes', 'منازل بارزة', 'Hervorgehobene Angebote'],
  ['Most viewed', 'الأكثر مشاهدة', 'Meistgesehen'],
  ['Most saved', 'الأكثر حفظاً', 'Meistgemerkt'],
  ['Explore by city', 'استكشف حسب المدينة', 'Nach Stadt'],
  ['Premium listings', 'إعلانات مميزة', 'Premium-Angebote'],
  ['New projects', 'مشاريع جديدة', 'Neue Projekte'],
  ['Featured projects', 'مشاريع بارزة', 'Hervorgehobene Projekte'],
  ['Agents and owners', 'الوكلاء والملاك', 'Makler und Eigentümer'],
  ['From the magazine', 'من المجلة', 'Aus dem Magazin'],
  ['Questions and answers', 'أسئلة وأجوبة', 'Fragen und Antworten'],
];

const categories: readonly Words[] = [
  ['Apartment', 'شقة', 'Wohnung'],
  ['Villa', 'فيلا', 'Villa'],
  ['House', 'منزل', 'Haus'],
  ['Townhouse', 'تاون هاوس', 'Reihenhaus'],
  ['Penthouse', 'بنتهاوس', 'Penthouse'],
  ['Studio', 'استوديو', 'Studio'],
  ['Duplex', 'دوبلكس', 'Maisonette'],
  ['Plot', 'أرض', 'Grundstück'],
  ['Farmhouse', 'بيت ريفي', 'Bauernhaus'],
  ['Office', 'مكتب', 'Büro'],
  ['Shop', 'محل تجاري', 'Laden'],
  ['Warehouse', 'مستودع', 'Lagerhalle'],
  ['Co-living', 'سكن مشترك', 'Co-Living'],
];

const facts: readonly Words[] = [
  ['Bedrooms', 'غرف النوم', 'Schlafzimmer'],
  ['Bathrooms', 'الحمامات', 'Bäder'],
  ['Built-up area (m²)', 'المساحة المبنية (م²)', 'Wohnfläche (m²)'],
  ['Plot area (m²)', 'مساحة الأرض (م²)', 'Grundstücksfläche (m²)'],
  ['Floor', 'الطابق', 'Etage'],
  ['Total floors', 'عدد الطوابق', 'Etagen insgesamt'],
  ['Parking', 'موقف سيارات', 'Stellplatz'],
  ['Furnishing', 'الأثاث', 'Möblierung'],
  ['Facing', 'الاتجاه', 'Ausrichtung'],
  ['Year built', 'سنة البناء', 'Baujahr'],
  ['Balcony', 'شرفة', 'Balkon'],
  ['Lift', 'مصعد', 'Aufzug'],
  ['Kitchen', 'المطبخ', 'Küche'],
  ['Ownership', 'نوع الملكية', 'Eigentumsform'],
  ['Condition', 'الحالة', 'Zustand'],
  ['Energy class', 'فئة الطاقة', 'Energieklasse'],
  ['Pets', 'الحيوانات الأليفة', 'Haustiere'],
  ['Internet', 'الإنترنت', 'Internet'],
  ['Air conditioning', 'تكييف الهواء', 'Klimaanlage'],
  ['Heating', 'التدفئة', 'Heizung'],
  ['Security deposit', 'مبلغ التأمين', 'Kaution'],
  ['Service charge per month', 'رسوم الخدمة الشهرية', 'Nebenkosten pro Monat'],
  ['Available from', 'متاح من', 'Verfügbar ab'],
  ['Amenities', 'المرافق', 'Ausstattung'],
  ['Ceiling height (m)', 'ارتفاع السقف (م)', 'Deckenhöhe (m)'],
  ['Loading docks', 'أرصفة التحميل', 'Laderampen'],
  ['Street frontage (m)', 'الواجهة على الشارع (م)', 'Straßenfront (m)'],
  ['House rules', 'قواعد السكن', 'Hausregeln'],
  ['Energy certificate', 'شهادة الطاقة', 'Energieausweis'],
];

const options: readonly Words[] = [
  ['Yes', 'نعم', 'Ja'],
  ['No', 'لا', 'Nein'],
  ['None', 'لا يوجد', 'Keine'],
  ['Unfurnished', 'غير مفروش', 'Unmöbliert'],
  ['Semi-furnished', 'مفروش جزئياً', 'Teilmöbliert'],
  ['Furnished', 'مفروش', 'Möbliert'],
  ['North', 'شمال', 'Nord'],
  ['North-east', 'شمال شرق', 'Nordost'],
  ['East', 'شرق', 'Ost'],
  ['South-east', 'جنوب شرق', 'Südost'],
  ['South', 'جنوب', 'Süd'],
  ['South-west', 'جنوب غرب', 'Südwest'],
  ['West', 'غرب', 'West'],
  ['North-west', 'شمال غرب', 'Nordwest'],
  ['Open', 'مفتوح', 'Offen'],
  ['Separate', 'منفصل', 'Separat'],
  ['Kitchenette', 'مطبخ صغير', 'Kochnische'],
  ['Freehold', 'تملك حر', 'Volleigentum'],
  ['Leasehold', 'حق انتفاع', 'Erbbaurecht'],
  ['New', 'جديد', 'Neu'],
  ['Renovated', 'مجدد', 'Renoviert'],
  ['Good', 'جيد', 'Gut'],
  ['To renovate', 'بحاجة إلى تجديد', 'Renovierungsbedürftig'],
  ['Welcome', 'مرحب بها', 'Willkommen'],
  ['On request', 'عند الطلب', 'Auf Anfrage'],
  ['Not allowed', 'غير مسموح بها', 'Nicht erlaubt'],
  ['Fibre', 'ألياف ضوئية', 'Glasfaser'],
  ['Cable', 'كابل', 'Kabel'],
  ['Heat pump', 'مضخة حرارية', 'Wärmepumpe'],
  ['Underfloor', 'تدفئة أرضية', 'Fußbodenheizung'],
  ['Radiators', 'مشعات', 'Heizkörper'],
  ['Pool', 'مسبح', 'Pool'],
  ['Garden', 'حديقة', 'Garten'],
  ['Power backup', 'مولد احتياطي', 'Notstrom'],
  ['Security', 'أمن', 'Sicherheitsdienst'],
  ['Clubhouse', 'نادٍ', 'Clubhaus'],
  ['Play area', 'منطقة لعب', 'Spielplatz'],
  ['EV charger', 'شاحن سيارات كهربائية', 'Ladestation'],
];

const facilities: readonly Words[] = [
  ['Hospital', 'مستشفى', 'Krankenhaus'],
  ['School', 'مدرسة', 'Schule'],
  ['Metro station', 'محطة مترو', 'U-Bahn-Station'],
  ['Bus stop', 'موقف حافلات', 'Bushaltestelle'],
  ['Airport', 'مطار', 'Flughafen'],
  ['Supermarket', 'سوبرماركت', 'Supermarkt'],
  ['Pharmacy', 'صيدلية', 'Apotheke'],
  ['Park', 'حديقة عامة', 'Park'],
  ['Gym', 'صالة رياضية', 'Fitnessstudio'],
  ['Restaurant', 'مطعم', 'Restaurant'],
  ['Bank', 'بنك', 'Bank'],
  ['Place of worship', 'دار عبادة', 'Gotteshaus'],
  ['Beach', 'شاطئ', 'Strand'],
  ['Motorway', 'طريق سريع', 'Autobahn'],
  ['University', 'جامعة', 'Universität'],
];

const towns: readonly Words[] = [
  ['Lumera', 'لوميرا', 'Lumera'],
  ['Port Aster', 'بورت أستر', 'Port Aster'],
  ['Westhaven', 'وستهافن', 'Westhaven'],
  ['Calder Point', 'كالدر بوينت', 'Calder Point'],
  ['Orrin Falls', 'أورين فولز', 'Orrin Falls'],
  ['Sable Cove', 'سيبل كوف', 'Sable Cove'],
  ['Aster Bay', 'خليج أستر', 'Asterbucht'],
  ['West Coast', 'الساحل الغربي', 'Westküste'],
  ['East Coast', 'الساحل الشرقي', 'Ostküste'],
  ['North Highlands', 'المرتفعات الشمالية', 'Nördliches Hochland'],
];

const reportReasons: readonly Words[] = [
  [
    'Not available any more (sold or rented)',
    'لم يعد متاحاً (بيع أو أُجر)',
    'Nicht mehr verfügbar (verkauft oder vermietet)',
  ],
  ['Wrong price', 'السعر خاطئ', 'Falscher Preis'],
  ['Wrong location', 'الموقع خاطئ', 'Falsche Lage'],
  ['Misleading photos', 'صور مضللة', 'Irreführende Fotos'],
  ['Duplicate listing', 'إعلان مكرر', 'Doppelte Anzeige'],
  [
    'Scam, or asks for money outside the site',
    'احتيال أو طلب مال خارج الموقع',
    'Betrug oder Geldforderung außerhalb der Seite',
  ],
  ['Contact details are false', 'بيانات الاتصال غير صحيحة', 'Kontaktdaten sind falsch'],
  [
    'Offensive or discriminatory content',
    'محتوى مسيء أو تمييزي',
    'Beleidigender oder diskriminierender Inhalt',
  ],
  [
    'Not the owner, or no right to advertise',
    'ليس المالك أو لا يحق له الإعلان',
    'Nicht der Eigentümer oder nicht berechtigt',
  ],
];

const verification: readonly Words[] = [
  ['Company or trading name', 'اسم الشركة أو الاسم التجاري', 'Firma oder Geschäftsname'],
  ['Licence number', 'رقم الترخيص', 'Lizenznummer'],
  ['As it stands in the register.', 'كما هو في السجل.', 'Wie sie im Register steht.'],
  ['Years in business', 'سنوات العمل', 'Jahre im Geschäft'],
  ['Kind of business', 'نوع العمل', 'Art des Geschäfts'],
  ['Independent agent', 'وكيل مستقل', 'Selbstständiger Makler'],
  ['Agency', 'وكالة', 'Maklerbüro'],
  ['Developer', 'مطوّر عقاري', 'Bauträger'],
  ['What you work with', 'مجال عملك', 'Womit Sie arbeiten'],
  ['Sales', 'البيع', 'Verkauf'],
  ['Lettings', 'التأجير', 'Vermietung'],
  ['Land', 'الأراضي', 'Grundstücke'],
  ['Commercial', 'العقارات التجارية', 'Gewerbe'],
  ['Region', 'المنطقة', 'Region'],
  ['About your work', 'عن عملك', 'Über Ihre Arbeit'],
  ['Licence as a document', 'وثيقة الترخيص', 'Lizenz als Dokument'],
  [
    'A scan or a photo of all pages, as PDF or JPEG.',
    'مسح ضوئي أو صورة لجميع الصفحات بصيغة PDF أو JPEG.',
    'Ein Scan oder Foto aller Seiten, als PDF oder JPEG.',
  ],
];

const map: readonly Words[] = [
  [
    'Illustrative demo map (streets are not real)',
    'خريطة توضيحية للعرض (الشوارع غير حقيقية)',
    'Demokarte zur Veranschaulichung (die Straßen sind erfunden)',
  ],
];

const bankDetails: readonly Words[] = [
  ['Account holder', 'صاحب الحساب', 'Kontoinhaber'],
  ['Bank', 'البنك', 'Bank'],
  ['IBAN', 'رقم الحساب المصرفي الدولي (IBAN)', 'IBAN'],
];

const all: readonly Words[] = [
  ...photoWords,
  ...sections,
  ...categories,
  ...facts,
  ...options,
  ...facilities,
  ...towns,
  ...reportReasons,
  ...verification,
  ...faqWords,
  ...map,
  ...bankDetails,
];

/** As texts of a language, see `domains/content/site-words.ts`. */
export const vocabularyTexts = (code: string): Record<string, string> => {
  const column = code === 'ar' ? 1 : 2;
  return code === 'en' ? {} : Object.fromEntries(all.map((words) => [`site:${words[0]}`, words[column]]));
};
