import { createSteps } from '#common/form/form-steps.ts';
import { pathsOfFacts, statedDistances } from './property-request.ts';
import type { PropertyValues } from './property-values.ts';
import type { PropertyStep } from './property.schema.ts';

/** The steps of a property. */
export const propertySteps = createSteps<PropertyStep, PropertyValues>({
  order: ['basics', 'facts', 'price', 'place', 'facilities', 'photos', 'documents', 'search'],
  fields: {
    basics: ['title', 'description', 'deal'],
    facts: ['category', 'facts', 'factFiles'],
    price: ['price', 'period', 'isPremium'],
    place: ['address', 'clientAddress', 'city', 'state', 'country', 'latitude', 'longitude'],
    facilities: ['distances'],
    photos: ['photos', 'panorama', 'video'],
    documents: ['documents'],
    search: ['slug', 'metaTitle', 'metaDescription', 'keywords', 'metaImage'],
  },
  wireNames: {
    category_id: 'category',
    property_type: 'deal',
    parameters: 'facts',
    energy_class: 'facts',
    rentduration: 'period',
    is_premium: 'isPremium',
    client_address: 'clientAddress',
    facilities: 'distances',
    title_image: 'photos',
    gallery_images: 'photos',
    three_d_image: 'panorama',
    video_link: 'video',
    slug_id: 'slug',
    meta_title: 'metaTitle',
    meta_description: 'metaDescription',
    meta_keywords: 'keywords',
    meta_image: 'metaImage',
  },
  entryPath: ({ list, index, part }, sent) => {
    if (list === 'parameters') return pathsOfFacts(sent)[index];
    const place = list === 'facilities' ? statedDistances(sent)[index] : undefined;
    return place && `distances.${place[0]}.${part === 'place_name' ? 'place' : 'distance'}`;
  },
});
