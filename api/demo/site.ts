import type { Quantity } from '@lintel/api-contract';
import { REQUIRED } from './listings/facts/required-facts.ts';
import type { SettingKey } from '../src/domains/settings/defaults.ts';
import { cities, COUNTRY } from './listings/addresses.ts';
import { faqList, reportReasons } from './content/faqs.ts';
import { languageTexts } from './languages.ts';
import { pageTexts, translatedPages } from './content/page-texts.ts';
import { photos, storedName } from './listings/photos.ts';
import { daysBefore, type Rows } from './rows.ts';
import {
  categoryId,
  categoryList,
  facilityList,
  parameterId,
  parameterList,
} from './listings/facts/taxonomy.ts';
import { vocabularyTexts } from './listings/vocabulary.ts';

const settings: Partial<Record<SettingKey, string>> = {
  company_name: 'Lintel',
  company_email: 'hello@example.com',
  company_address: '1 Republic Square, Port Aster, Lumera',
  company_tel1: '+44 7700 900100',
  company_tel2: '+44 7700 900101',
  latitude: '35.2045',
  longitude: '-24.0033',
  admin_name: 'Lintel Homes',
  admin_slug: 'lintel-homes',
  currency_code: 'USD',
  currency_name: 'US dollar',
  currency_symbol: '$',
  number_with_suffix: '0',
  stripe_gateway: '1',
  // Apps that pay in a sheet of their own begin with it; the sandbox takes any.
  stripe_publishable_key: 'pk_test_sandbox',
  bank_transfer_status: '1',
  map_attribution: 'Illustrative demo map (streets are not real)',
  tax_rate: '5',
  tax_number: 'LM 104 2291',
  bank_details: JSON.stringify([
    { title: 'Account holder', value: 'Lintel Homes Ltd' },
    { title: 'Bank', value: 'Harbour Savings, Port Aster' },
    { title: 'IBAN', value: 'LM00 0000 0000 0000 0000 00' },
  ]),
  ...pageTexts.en,
};

const sections: readonly (readonly [type: string, title: string])[] = [
  ['categories_section', 'Browse by category'],
  ['nearby_properties_section', 'Near you'],
  ['user_recommendations_section', 'Picked for you'],
  ['featured_properties_section', 'Featured homes'],
  ['most_viewed_properties_section', 'Most viewed'],
  ['most_liked_properties_section', 'Most saved'],
  ['properties_by_cities_section', 'Explore by city'],
  ['premium_properties_section', 'Premium listings'],
  ['projects_section', 'New projects'],
  ['featured_projects_section', 'Featured projects'],
  ['agents_list_section', 'Agents and owners'],
  ['articles_section', 'From the magazine'],
  ['faqs_section', 'Questions and answers'],
];

/** Days since the provider changed its pages. */
const PAGES_CHANGED = 74;

/** Facts that people filter by, whatever the administrator calls them. */
const roles: ReadonlyMap<string, string> = new Map([
  ['bedrooms', 'bedrooms'],
  ['bathrooms', 'bathrooms'],
  ['area', 'area'],
  ['energy', 'energy_class'],
]);

/** What the numbers among the facts measure. */
const quantities: ReadonlyMap<string, Quantity> = new Map([
  ['bedrooms', 'count'],
  ['bathrooms', 'count'],
  ['area', 'area'],
  ['plotArea', 'area'],
  ['floor', 'floor'],
  ['floors', 'count'],
  ['yearBuilt', 'year'],
  ['deposit', 'money'],
  ['serviceCharge', 'money'],
  ['ceilingHeight', 'length'],
  ['docks', 'count'],
  ['frontage', 'length'],
]);

/** Everything that the provider itself decides: taxonomy, settings, languages, questions. */
export function site(now: Date): Rows {
  return {
    settings: Object.entries(settings).map(([key, value]) => ({
      key,
      value,
      ...(key in pageTexts.en && { updated_at: daysBefore(now, PAGES_CHANGED) }),
    })),
    languages: languageTexts.map(({ code, name, rtl, texts }, index) => ({
      id: index + 1,
      code,
      name,
      is_rtl: rtl,
      web_texts: JSON.stringify({ ...texts, ...vocabularyTexts(code), ...translatedPages(code) }),
      app_texts: JSON.stringify(texts),
    })),
    home_sections: sections.map(([type, title], rank) => ({ type, title, rank })),
    seo_settings: [
      {
        page: 'homepage',
        title: 'Homes you can trust',
        description: 'Homes, land and commercial space on the island of Lumera.',
        keywords: 'homes, apartments, villas',
      },
    ],
    categories: categoryList.map(({ slug, name, icon }, index) => ({
      id: index + 1,
      name,
      slug_id: slug,
      image: `category/demo/${icon}.svg`,
      meta_title: `${name} listings in ${COUNTRY}`,
      meta_description: `Every ${name.toLowerCase()} that is for sale or for rent, with prices, photos and distances.`,
      rank: index,
    })),
    parameters: parameterList.map(({ key, name, type, options, icon }, index) => ({
      id: index + 1,
      role: roles.get(key) ?? null,
      quantity: quantities.get(key) ?? null,
      name,
      type,
      is_required: key === REQUIRED,
      options: options ? [...options] : null,
      image: `parameter_img/demo/${icon}.svg`,
    })),
    category_parameters: categoryList.flatMap(({ slug, parameters }) =>
      parameters.map((key, rank) => ({
        category_id: categoryId(slug),
        parameter_id: parameterId(key),
        rank,
      })),
    ),
    facilities: facilityList.map(({ name, icon }, index) => ({
      id: index + 1,
      name,
      image: `facility_img/demo/${icon}.svg`,
    })),
    cities: Object.entries(cities).map(([name, { state, photo, latitude, longitude }]) => ({
      name,
      state,
      country: COUNTRY,
      image: storedName(photo, 'property_gallery_img'),
      latitude,
      longitude,
    })),
    faqs: faqList.map(([question, answer], index) => ({
      id: index + 1,
      question,
      answer,
      created_at: daysBefore(now, 200 - index),
    })),
    report_reasons: reportReasons.map((reason, index) => ({ id: index + 1, reason })),
    verification_fields: [
      { id: 1, name: 'Company or trading name', field_type: 'text', rank: 1 },
      { id: 2, name: 'Licence number', field_type: 'text', rank: 2, hint: 'As it stands in the register.' },
      { id: 3, name: 'Years in business', field_type: 'number', rank: 3 },
      { id: 4, name: 'Kind of business', field_type: 'radio', rank: 4 },
      { id: 5, name: 'What you work with', field_type: 'checkbox', rank: 5 },
      { id: 6, name: 'Region', field_type: 'dropdown', rank: 6 },
      { id: 7, name: 'About your work', field_type: 'textarea', rank: 7 },
      {
        id: 8,
        name: 'Licence as a document',
        field_type: 'file',
        rank: 8,
        hint: 'A scan or a photo of all pages, as PDF or JPEG.',
      },
    ],
    verification_options: [
      ...['Independent agent', 'Agency', 'Developer'].map((value) => ({ field_id: 4, value })),
      ...['Sales', 'Lettings', 'Land', 'Commercial'].map((value) => ({ field_id: 5, value })),
      ...Object.keys(cities).map((value) => ({ field_id: 6, value })),
    ],
    sliders: [
      {
        id: 1,
        slider_type: 2,
        image: photos.terrace[1]!.file,
        web_image: photos.terrace[1]!.file,
        category_id: categoryId('penthouse'),
      },
      {
        id: 2,
        slider_type: 2,
        image: photos.villa[2]!.file,
        web_image: photos.villa[2]!.file,
        category_id: categoryId('villa'),
      },
      {
        id: 4,
        slider_type: 2,
        image: photos.living[0]!.file,
        web_image: photos.living[0]!.file,
        category_id: categoryId('apartment'),
      },
    ],
  };
}
