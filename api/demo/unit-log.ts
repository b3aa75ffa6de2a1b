import { DAY_MS } from '#ports/clock.ts';
import { daysBefore, type Rows } from './rows.ts';

/** Features that projects use; the others are used by properties. */
const OF_PROJECTS = new Set([3, 4]);

/** What used the units that packages of the demo world count as used: listings of their owners, as far as there are any. */
export function unitLog(rows: Rows, now: Date): Rows {
  const packages = new Map((rows.user_packages ?? []).map((row) => [row.id, row]));
  const ownedBy = (
    list: readonly { id?: number; title: string; added_by?: number | null }[],
    owner: number,
  ) => list.filter(({ added_by: by }) => by === owner);
  return {
    package_unit_log: (rows.user_package_units ?? []).flatMap((unit) => {
      const bought = packages.get(unit.user_package_id)!;
      const used = Number(unit.used ?? 0);
      if (used === 0) return [];
      const isOfProjects = OF_PROJECTS.has(unit.feature_id);
      const owned = ownedBy((isOfProjects ? rows.projects : rows.properties) ?? [], bought.user_id);
      const start = new Date(bought.starts_at as Date | string).getTime();
      const step = (now.getTime() - start) / (used + 1);
      const base = { user_package_id: unit.user_package_id, feature_id: unit.feature_id };
      const logged = owned.slice(0, used).map(({ id, title }, index) => ({
        ...base,
        quantity: 1,
        property_id: isOfProjects ? null : id!,
        project_id: isOfProjects ? id! : null,
        title,
        created_at: new Date(start + step * (index + 1)),
      }));
      const rest = used - logged.length;
      const earlier = {
        ...base,
        quantity: rest,
        property_id: null,
        project_id: null,
        title: null,
        created_at: daysBefore(now, (now.getTime() - start) / DAY_MS),
      };
      return rest > 0 ? [earlier, ...logged] : logged;
    }),
  };
}
