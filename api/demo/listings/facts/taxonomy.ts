/** What kinds of listings there are and which facts each kind states. Ids are positions, so that they never change. */

export type CategorySlug =
  | 'apartment'
  | 'villa'
  | 'house'
  | 'townhouse'
  | 'penthouse'
  | 'studio'
  | 'duplex'
  | 'plot'
  | 'farmhouse'
  | 'office'
  | 'shop'
  | 'warehouse'
  | 'co-living';

export type ParameterKey = (typeof parameterList)[number]['key'];

const yesNo = ['Yes', 'No'];

/** In order of their ids, from 1. */
export const parameterList = [
  { key: 'bedrooms', name: 'Bedrooms', type: 'number', options: null, icon: 'bed' },
  { key: 'bathrooms', name: 'Bathrooms', type: 'number', options: null, icon: 'bath' },
  { key: 'area', name: 'Built-up area (m²)', type: 'number', options: null, icon: 'area' },
  { key: 'plotArea', name: 'Plot area (m²)', type: 'number', options: null, icon: 'plot' },
  { key: 'floor', name: 'Floor', type: 'number', options: null, icon: 'stairs' },
  { key: 'floors', name: 'Total floors', type: 'number', options: null, icon: 'stairs' },
  { key: 'parking', name: 'Parking', type: 'dropdown', options: ['None', '1', '2', '3+'], icon: 'car' },
  {
    key: 'furnishing',
    name: 'Furnishing',
    type: 'radiobutton',
    options: ['Unfurnished', 'Semi-furnished', 'Furnished'],
    icon: 'sofa',
  },
  {
    key: 'facing',
    name: 'Facing',
    type: 'dropdown',
    options: ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'],
    icon: 'compass',
  },
  { key: 'yearBuilt', name: 'Year built', type: 'number', options: null, icon: 'calendar' },
  { key: 'balcony', name: 'Balcony', type: 'radiobutton', options: yesNo, icon: 'balcony' },
  { key: 'lift', name: 'Lift', type: 'radiobutton', options: yesNo, icon: 'lift' },
  {
    key: 'kitchen',
    name: 'Kitchen',
    type: 'dropdown',
    options: ['Open', 'Separate', 'Kitchenette'],
    icon: 'kitchen',
  },
  {
    key: 'ownership',
    name: 'Ownership',
    type: 'radiobutton',
    options: ['Freehold', 'Leasehold'],
    icon: 'key',
  },
  {
    key: 'condition',
    name: 'Condition',
    type: 'dropdown',
    options: ['New', 'Renovated', 'Good', 'To renovate'],
    icon: 'tools',
  },
  {
    key: 'energy',
    name: 'Energy class',
    type: 'dropdown',
    options: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    icon: 'leaf',
  },
  {
    key: 'pets',
    name: 'Pets',
    type: 'radiobutton',
    options: ['Welcome', 'On request', 'Not allowed'],
    icon: 'paw',
  },
  {
    key: 'internet',
    name: 'Internet',
    type: 'dropdown',
    options: ['Fibre', 'Cable', 'DSL', 'None'],
    icon: 'wifi',
  },
  { key: 'cooling', name: 'Air conditioning', type: 'radiobutton', options: yesNo, icon: 'snow' },
  {
    key: 'heating',
    name: 'Heating',
    type: 'dropdown',
    options: ['Heat pump', 'Underfloor', 'Radiators', 'None'],
    icon: 'flame',
  },
  { key: 'deposit', name: 'Security deposit', type: 'number', options: null, icon: 'coins' },
  { key: 'serviceCharge', name: 'Service charge per month', type: 'number', options: null, icon: 'coins' },
  { key: 'availableFrom', name: 'Available from', type: 'textbox', options: null, icon: 'calendar' },
  {
    key: 'amenities',
    name: 'Amenities',
    type: 'checkbox',
    options: ['Pool', 'Gym', 'Garden', 'Power backup', 'Security', 'Clubhouse', 'Play area', 'EV charger'],
    icon: 'sparkle',
  },
  { key: 'ceilingHeight', name: 'Ceiling height (m)', type: 'number', options: null, icon: 'height' },
  { key: 'docks', name: 'Loading docks', type: 'number', options: null, icon: 'truck' },
  { key: 'frontage', name: 'Street frontage (m)', type: 'number', options: null, icon: 'width' },
  { key: 'houseRules', name: 'House rules', type: 'textarea', options: null, icon: 'list' },
  { key: 'energyCertificate', name: 'Energy certificate', type: 'file', options: null, icon: 'leaf' },
] as const;

export const parameterId = (key: ParameterKey): number =>
  parameterList.findIndex((entry) => entry.key === key) + 1;

const home = [
  'bedrooms',
  'bathrooms',
  'area',
  'parking',
  'furnishing',
  'yearBuilt',
  'condition',
  'energy',
  'kitchen',
  'heating',
  'cooling',
  'internet',
  'pets',
  'ownership',
  'deposit',
  'amenities',
  'availableFrom',
  'energyCertificate',
] as const;
const flat = ['floor', 'floors', 'balcony', 'lift', 'serviceCharge', 'facing'] as const;
const work = [
  'area',
  'floors',
  'parking',
  'yearBuilt',
  'condition',
  'energy',
  'cooling',
  'internet',
  'ownership',
  'deposit',
  'availableFrom',
] as const;

/** In order of their ids, from 1; also the order in menus. `parameters` in the order in which listings show them. */
export const categoryList: readonly {
  slug: CategorySlug;
  name: string;
  icon: string;
  parameters: readonly ParameterKey[];
}[] = [
  { slug: 'apartment', name: 'Apartment', icon: 'apartment', parameters: [...home, ...flat] },
  { slug: 'villa', name: 'Villa', icon: 'villa', parameters: [...home, 'plotArea', 'facing'] },
  { slug: 'house', name: 'House', icon: 'house', parameters: [...home, 'plotArea', 'floors'] },
  { slug: 'townhouse', name: 'Townhouse', icon: 'townhouse', parameters: [...home, 'plotArea', 'floors'] },
  { slug: 'penthouse', name: 'Penthouse', icon: 'penthouse', parameters: [...home, ...flat] },
  {
    slug: 'studio',
    name: 'Studio',
    icon: 'studio',
    parameters: ['bathrooms', 'area', ...home.slice(4), ...flat],
  },
  { slug: 'duplex', name: 'Duplex', icon: 'stairs', parameters: [...home, ...flat] },
  { slug: 'plot', name: 'Plot', icon: 'plot', parameters: ['plotArea', 'frontage', 'facing', 'ownership'] },
  { slug: 'farmhouse', name: 'Farmhouse', icon: 'farm', parameters: [...home, 'plotArea'] },
  { slug: 'office', name: 'Office', icon: 'office', parameters: [...work, 'floor', 'lift'] },
  { slug: 'shop', name: 'Shop', icon: 'shop', parameters: [...work, 'frontage'] },
  { slug: 'warehouse', name: 'Warehouse', icon: 'truck', parameters: [...work, 'ceilingHeight', 'docks'] },
  {
    slug: 'co-living',
    name: 'Co-living',
    icon: 'people',
    parameters: [
      'bathrooms',
      'area',
      'furnishing',
      'internet',
      'cooling',
      'pets',
      'deposit',
      'availableFrom',
      'amenities',
      'houseRules',
      'lift',
    ],
  },
];

export const categoryId = (slug: CategorySlug): number =>
  categoryList.findIndex((entry) => entry.slug === slug) + 1;

/** Kilometres: usual distance and how much it varies. In order of their ids, from 1. */
export const facilityList = [
  { name: 'Hospital', icon: 'hospital', middle: 2.2, spread: 0.5 },
  { name: 'School', icon: 'school', middle: 0.9, spread: 0.6 },
  { name: 'Metro station', icon: 'train', middle: 1.3, spread: 0.7 },
  { name: 'Bus stop', icon: 'bus', middle: 0.3, spread: 0.5 },
  { name: 'Airport', icon: 'plane', middle: 14, spread: 0.4 },
  { name: 'Supermarket', icon: 'cart', middle: 0.6, spread: 0.5 },
  { name: 'Pharmacy', icon: 'pill', middle: 0.6, spread: 0.5 },
  { name: 'Park', icon: 'tree', middle: 0.5, spread: 0.6 },
  { name: 'Gym', icon: 'dumbbell', middle: 0.9, spread: 0.5 },
  { name: 'Restaurant', icon: 'fork', middle: 0.4, spread: 0.5 },
  { name: 'Bank', icon: 'coins', middle: 0.7, spread: 0.5 },
  { name: 'Place of worship', icon: 'dome', middle: 0.8, spread: 0.5 },
  { name: 'Beach', icon: 'wave', middle: 3.5, spread: 0.8 },
  { name: 'Motorway', icon: 'road', middle: 2.6, spread: 0.6 },
  { name: 'University', icon: 'cap', middle: 4, spread: 0.6 },
] as const;
