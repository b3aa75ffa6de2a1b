import { Tabs } from '../../navigation/tabs.tsx';
import { useState } from 'react';
import { PlanViewer } from './plan-viewer.tsx';
import { useMediaTexts } from '../media-texts.ts';

/** A drawing, and what it is called. */
export interface Plan {
  id: number;
  title: string;
  file: string;
}

/** Drawings, one at a time. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  const { t } = useMediaTexts();
  const [active, setActive] = useState(String(plans[0]?.id));
  const tabs = plans.map(({ id, title, file }) => ({
    key: String(id),
    label: <bdi>{title}</bdi>,
    panel: <PlanViewer title={title} document={file} />,
  }));
  if (tabs.length === 1) return tabs[0]!.panel;
  return <Tabs label={t('media.plans.title')} tabs={tabs} active={active} onActive={setActive} />;
}
