import { projectQuality } from '@lintel/api-contract';
import { qualityOfProjectForm } from './form-quality.ts';
import { emptyProject, type ProjectValues } from './project-values.ts';

const photo = (id: string, alt = '') => ({ id, name: id, alt });
const whole: ProjectValues = {
  ...emptyProject,
  description: 'x'.repeat(projectQuality.description.full),
  latitude: 0,
  longitude: 0,
  units: [{ title: 'Flats' }, { title: 'Houses' }],
  plans: [
    { title: 'Ground floor', files: [new File(['x'], 'ground.pdf')] },
    { title: 'First floor', files: [], address: 'https://site/first.webp' },
  ],
  photos: Array.from({ length: projectQuality.photos.full }, (_, index) => photo(String(index), 'A street')),
  video: 'https://youtu.be/1',
  documents: [photo('brochure.pdf')],
};

it('a project that states everything has all points', () => {
  expect(qualityOfProjectForm(whole)).toEqual({ score: 100, todo: [] });
});

it.each([
  ['photos', { photos: [photo('1', 'A street')] }, 27],
  ['units', { units: [{ title: 'Flats' }] }, 10],
  ['plans', { plans: [{ title: 'Without a drawing', files: [] }] }, 15],
  ['video', { video: ' ' }, 5],
  ['brochure', { documents: [] }, 5],
] as const)('the quality of a project names what is missing of %s', (part, values, points) => {
  const { score, todo } = qualityOfProjectForm({ ...whole, ...values } as ProjectValues);
  expect(todo).toMatchObject([{ part, points }]);
  expect(score).toBe(100 - points);
});
