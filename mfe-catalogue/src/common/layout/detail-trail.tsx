import { paths } from '@lintel/contract';
import { Breadcrumb, type BreadcrumbProps } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';

/**
 * Where the page of one thing is in the site. It stands before the thing is there, with the kind of it for its name, and stays:
 * a focus on it stays, and as a single line it moves nothing when the name comes.
 */
export function DetailTrail({ trail, current }: BreadcrumbProps) {
  const { t } = useDeferredTranslation();
  return (
    <OneLine>
      <Breadcrumb trail={[{ to: paths.home(), label: t('nav.home') }, ...trail]} current={current} />
    </OneLine>
  );
}

const OneLine = styled.div`
  ol {
    flex-wrap: nowrap;
    overflow: clip;
    overflow-clip-margin: 4px;
  }
  li {
    flex: none;
    white-space: nowrap;
  }
  li:last-child {
    flex: 0 1 auto;
  }
`;
