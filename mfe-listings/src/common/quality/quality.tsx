import {
  projectQuality,
  propertyQuality,
  type ProjectQualityPart,
  type PropertyQualityPart,
  type Quality as Points,
  type QualityTable,
} from '@lintel/api-contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { TextLink } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { Box, Line, Table, Track } from './quality.styles.ts';

/** The step of the form where a part of a property is mended; a confirmation has a button of its own. */
const propertySteps = {
  photos: 'photos',
  facts: 'facts',
  description: 'basics',
  facilities: 'facilities',
  position: 'place',
  tour: 'photos',
  documents: 'documents',
  altTexts: 'photos',
} as const satisfies Record<Exclude<PropertyQualityPart, 'confirmed'>, string>;

/** The same of a project. */
const projectSteps = {
  photos: 'photos',
  units: 'units',
  plans: 'plans',
  description: 'basics',
  position: 'place',
  video: 'photos',
  brochure: 'documents',
  altTexts: 'photos',
} as const satisfies Record<ProjectQualityPart, string>;

type PropertyFormStep = (typeof propertySteps)[keyof typeof propertySteps];
type ProjectFormStep = (typeof projectSteps)[keyof typeof projectSteps];
type Part = PropertyQualityPart | ProjectQualityPart;

/** So many steps are named; the table names the rest. */
const SHOWN = 3;

interface Props<P extends Part, Step> {
  /** Address of a step of the form; null: it cannot be changed at the moment, so that its steps lead nowhere. */
  stepAddress: ((step: Step) => string) | null;
  quality: Points<P>;
}

/** How well a property is described, what would bring most points, and how they are counted. */
export function PropertyQuality({ stepAddress, quality }: Props<PropertyQualityPart, PropertyFormStep>) {
  return (
    <Quality
      quality={quality}
      table={propertyQuality}
      addressOf={(part) => (part === 'confirmed' ? undefined : (stepAddress?.(propertySteps[part]) ?? null))}
    />
  );
}

/** The same of a project. */
export function ProjectQuality({ stepAddress, quality }: Props<ProjectQualityPart, ProjectFormStep>) {
  return (
    <Quality
      quality={quality}
      table={projectQuality}
      addressOf={(part) => stepAddress?.(projectSteps[part]) ?? null}
    />
  );
}

interface QualityProps<P extends Part> {
  quality: Points<P>;
  table: QualityTable<P>;
  /** Where a part is mended; null: nowhere at the moment; undefined: not in the form. */
  addressOf(part: P): string | null | undefined;
}

function Quality<P extends Part>({ quality, table, addressOf }: QualityProps<P>) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { score, todo } = quality;
  const steps = todo.filter(({ part }) => addressOf(part) !== undefined).slice(0, SHOWN);
  const todoText = (part: Part, count: number) => t(`owner.quality.todo.${part}`, { count });
  const partText = (part: Part, count: number) => t(`owner.quality.part.${part}`, { count });
  const number = (value: number) => formatCount(value, locale);
  return (
    <Box>
      <Line>
        <span id="listing-quality">{t('owner.quality.title')}</span>
        <b>{t('owner.quality.score', { score: number(score) })}</b>
      </Line>
      <Track
        role="meter"
        aria-labelledby="listing-quality"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
      >
        <span style={{ inlineSize: `${score}%` }} />
      </Track>
      {todo.length === 0 && <p>{t('owner.quality.full')}</p>}
      {steps.length > 0 && (
        <ul>
          {steps.map(({ part, points, missing }) => {
            const step = t('owner.quality.step', {
              points: number(points),
              what: todoText(part, missing),
            });
            const address = addressOf(part);
            return (
              <li key={part}>{address ? <TextLink to={address}>{step}</TextLink> : <span>{step}</span>}</li>
            );
          })}
        </ul>
      )}
      <details>
        <summary>{t('owner.quality.how')}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('owner.quality.title')}</th>
              <th scope="col">{t('owner.quality.most')}</th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(table) as P[]).map((part) => (
              <tr key={part}>
                <th scope="row">{partText(part, table[part].full)}</th>
                <td>
                  {number(table[part].points - (todo.find((step) => step.part === part)?.points ?? 0))} /{' '}
                  {number(table[part].points)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Box>
  );
}
