import { Tabs } from '@lintel/ui';
import { useState } from 'react';
import { PlanViewer } from './plan-viewer.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** Drawings of the home, one at a time. */
export function Plans({ plans }: { plans: readonly { id: number; file: string; file_name: string }[] }) {
  const { t } = useDeferredTranslation();
  const [active, setActive] = useState(String(plans[0]?.id));
  const tabs = plans.map(({ id, file, file_name: name }) => {
    const title = name.replace(/\.[^.]+$/, '');
    return { key: String(id), label: title, panel: <PlanViewer title={title} document={file} /> };
  });
  if (tabs.length === 1) return tabs[0]!.panel;
  return <Tabs label={t('plans.title')} tabs={tabs} active={active} onActive={setActive} />;
}
