import type { Label } from '@lintel/contract';

const describe = (en: string, de: string, ar: string): Label => ({ en, de, ar });

/** What search engines show below the titles of pages that are about no one thing. */
export const descriptions = {
  home: describe(
    'Homes for sale and for rent with price history, distances and the people behind them.',
    'Immobilien zum Kaufen und Mieten, mit Preisverlauf, Entfernungen und den Menschen dahinter.',
    'منازل للبيع والإيجار مع تاريخ الأسعار والمسافات ومن يعرضها.',
  ),
  properties: describe(
    'Search homes for sale and for rent by place, price, size and what is nearby, as a list or on a map.',
    'Immobilien nach Ort, Preis, Größe und Umgebung suchen, als Liste oder auf der Karte.',
    'ابحث عن منازل للبيع والإيجار حسب المكان والسعر والمساحة وما هو قريب، في قائمة أو على الخريطة.',
  ),
  map: describe(
    'All homes on a map: draw an area, compare prices and see what is nearby.',
    'Alle Immobilien auf der Karte: Gebiet zeichnen, Preise vergleichen, Umgebung sehen.',
    'كل المنازل على الخريطة: ارسم منطقة وقارن الأسعار وشاهد ما هو قريب.',
  ),
  projects: describe(
    'New developments with prices, floor plans and documents.',
    'Neubauprojekte mit Preisen, Grundrissen und Unterlagen.',
    'مشاريع جديدة مع الأسعار والمخططات والوثائق.',
  ),
  agents: describe(
    'Agents and owners with what they offer; verified ones are marked.',
    'Anbieter mit ihren Angeboten; verifizierte sind gekennzeichnet.',
    'الوكلاء والمالكون وما يعرضونه، مع تمييز الموثّقين.',
  ),
  articles: describe(
    'Guides for buying, renting and selling a home.',
    'Ratgeber zum Kaufen, Mieten und Verkaufen.',
    'إرشادات لشراء منزل أو استئجاره أو بيعه.',
  ),
  mortgage: describe(
    'What a loan costs a month: price, down payment, interest and years.',
    'Was ein Kredit im Monat kostet: Preis, Eigenkapital, Zins und Laufzeit.',
    'كم يكلّف القرض شهريًا: السعر والدفعة الأولى والفائدة والسنوات.',
  ),
};
