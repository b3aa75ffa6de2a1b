import { paths } from '@lintel/contract';
import { TextLink } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { CardRail } from '#common/card-list/card-rail.tsx';
import { relatedHomes } from './content.model.ts';

/** Homes of the kind that an article is about. They are an offer: where they cannot be had, nothing is missing. */
export function RelatedHomes({ category }: { category: { category: string; slug_id: string } }) {
  const { t } = useDeferredTranslation();
  const { answer } = useUnit({ answer: relatedHomes.$data });
  if (!answer || answer.data.length === 0) return null;
  const title = t('content.relatedHomes', { category: category.category });
  return (
    <CardRail
      title={title}
      listings={answer.data}
      more={
        <TextLink to={paths.properties(`category=${encodeURIComponent(category.slug_id)}`)}>
          {t('home.seeAll')}
        </TextLink>
      }
    />
  );
}
