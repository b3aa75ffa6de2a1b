import type { FileCheck, FileProblem, FileRules } from '@lintel/files';
import { useState } from 'react';
import { useUiTexts } from '../texts.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  key: string;
  name: string;
  /** `tooMany`: there was no room left. */
  problem: FileProblem | 'tooMany';
}

interface FileIntakeConfig {
  rules: FileRules;
  check(file: File, rules: FileRules): Promise<FileCheck>;
  onFiles(files: File[]): void;
  room?: number;
}

let lastKey = 0;
const refusedFile = (name: string, problem: RefusedFile['problem']): RefusedFile => {
  lastKey += 1;
  return { key: `refused-${lastKey}`, name, problem };
};

/** Checks files as they come in, passes on those that are right, and keeps the others with their reasons. */
export function useFileIntake({ rules, check, onFiles, room = Infinity }: FileIntakeConfig) {
  const { t } = useUiTexts();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [checking, setChecking] = useState(0);
  const [notice, setNotice] = useState('');

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const within = files.slice(0, Math.max(0, room - checking));
    const beyond = files.slice(within.length);
    setChecking((count) => count + within.length);
    const checks = await Promise.all(within.map(async (file) => ({ file, ...(await check(file, rules)) })));
    setChecking((count) => count - within.length);
    const taken = checks.filter(({ ok }) => ok).map(({ file }) => file);
    const wrong = [
      ...checks.flatMap(({ file, problems: [problem] }) =>
        problem ? [refusedFile(file.name, problem)] : [],
      ),
      ...beyond.map(({ name }) => refusedFile(name, 'tooMany')),
    ];
    setRefused((known) => [...known, ...wrong]);
    setNotice(
      [
        taken.length > 0 && t('files.taken', { count: taken.length }),
        wrong.length > 0 && t('files.refused', { count: wrong.length }),
      ]
        .filter(Boolean)
        .join(' '),
    );
    if (taken.length > 0) onFiles(taken);
  };

  return {
    refused,
    checking,
    notice,
    take: (files: readonly File[]): void => void take(files),
    dismiss: (key: string): void => setRefused((known) => known.filter((file) => file.key !== key)),
  };
}
