import { Tabs } from '@lintel/ui';
import { useState } from 'react';
import { PlanViewer } from './plan-viewer.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** A drawing, and what it is called. */
export interface Plan {
  id: number;
  title: string;
  file: string;
}

/** Drawings, one at a time. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  const { t } = useDeferredTranslation();
  const [active, setActive] = useState(String(plans[0]?.id));
  const tabs = plans.map(({ id, title, file }) => ({
    key: String(id),
    label: <bdi>{title}</bdi>,
    panel: <PlanViewer title={title} document={file} />,
  }));
  if (tabs.length === 1) return tabs[0]!.panel;
  return <Tabs label={t('plans.title')} tabs={tabs} active={active} onActive={setActive} />;
}
