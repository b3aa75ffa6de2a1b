import { COVER, type ListingFile } from '#common/form-files/listing-file.ts';
import { projectDetail } from '#testing/project-details.ts';
import { changeRequest, postRequest } from './project-request.ts';
import { emptyProject, type ProjectValues } from './project-values.ts';
import { valuesOf } from './read-project.ts';

const picture = (name: string) => new File([name], name, { type: 'image/webp' });
const chosen = (name: string): ListingFile => ({ id: name, name, file: picture(name), alt: '' });

const project: ProjectValues = {
  ...emptyProject,
  title: ' Rope Walk ',
  description: 'Twenty homes',
  category: '1',
  type: 'upcoming',
  address: '3 Rope Walk',
  city: 'Port Aster',
  state: 'Aster',
  country: 'Asteria',
  plans: [{ title: 'Ground floor', files: [picture('plan')] }],
  units: [{ title: 'Studio', available: 4 }],
  photos: [chosen('a'), chosen('b')],
};

it('posts everything that was stated, with plans, homes and the name of the form', () => {
  const request = postRequest(project, 'form-1');
  expect(request).toMatchObject({
    title: 'Rope Walk',
    type: 'upcoming',
    location: '3 Rope Walk',
    client_id: 'form-1',
    units: [{ title: 'Studio', available: 4 }],
  });
  expect(request.plans).toEqual([{ title: 'Ground floor', document: expect.any(File) }]);
  expect((request.image as File).name).toBe('a');
});

it('shows documents by the names that their owner gave them, earlier ones by their address', () => {
  const [paper] = projectDetail().documents;
  const documents = [{ ...paper!, id: 22, file_name: 'Terms of sale.pdf' }, paper!];
  expect(valuesOf(projectDetail({ documents })).documents).toMatchObject([
    { id: '22', name: 'Terms of sale.pdf', address: paper!.name },
    { id: '21', name: 'brochure.pdf', address: paper!.name },
  ]);
});

describe('a change', () => {
  const before = valuesOf(projectDetail());

  it('of the title alone keeps plans, homes, photos and texts', () => {
    const request = changeRequest(1, { ...before, title: 'Rope Walk II' }, before);
    expect(request).toMatchObject({
      id: 1,
      title: 'Rope Walk II',
      meta_title: 'Meta',
      meta_keywords: 'sea,new',
      plans: [{ id: 31, title: 'Ground floor' }],
      units: [{ id: 41, title: 'Two rooms', bedrooms: 2, area: 60, price: 210_000, available: 8 }],
      remove_plans: [],
      remove_units: [],
      remove_gallery_images: [],
      remove_documents: [],
    });
    expect(request).not.toHaveProperty('image');
  });

  it('names new plans and homes, and texts that were emptied', () => {
    const after = {
      ...before,
      metaTitle: '',
      units: [...before.units, { name: 'studio', title: 'Studio', available: 1 }],
    };
    expect(changeRequest(1, after, before)).toMatchObject({
      clear_texts: 'meta_title',
      units: [{ id: 41 }, { client_id: 'studio', title: 'Studio' }],
    });
  });

  it('names plans, homes, photos and documents that went', () => {
    const after = {
      ...before,
      plans: [],
      units: [],
      documents: [],
      photos: before.photos.filter(({ id }) => id === COVER),
    };
    expect(changeRequest(1, after, before)).toMatchObject({
      remove_plans: [31],
      remove_units: [41],
      remove_documents: [21],
      remove_gallery_images: [11],
    });
  });
});
