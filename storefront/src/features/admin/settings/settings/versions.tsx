import { listActivity } from "@confiserie/domain/contract/activity";
import { formatDateTime } from "@confiserie/domain/format";
import { SETTING_LABELS, SETTING_SCHEMAS, type SettingValues } from "@confiserie/domain/shop/shop-settings";
import { Detail, Rows } from "@/features/admin/kit";
import { JOURNAL_PAGE } from "@/features/admin/settings/journal";
import { Button } from "@/ui/button";

/** As many versions as are offered. */
const OFFERED = 20;

/** Groups of settings that pages show as they are written. */
type Written = "home" | "navigation";
interface Version<Group extends Written> {
	id: number;
	at: string;
	by: string;
	value: SettingValues[Group];
}
interface VersionsProps<Group extends Written> {
	group: Group;
	current: SettingValues[Group];
	onRestore: (value: SettingValues[Group]) => void;
}

/** The versions before: the journal's changes, taken back one after the other. */
export function Versions<Group extends Written>({ group, current, onRestore }: VersionsProps<Group>) {
	return (
		<section aria-labelledby="versions" className="max-w-4xl">
			<h2 id="versions" className="font-display text-xl">
				Versions précédentes
			</h2>
			<Detail
				operation={listActivity}
				input={{ query: { query: SETTING_LABELS[group], entity: "setting", size: JOURNAL_PAGE } }}
				failure="Impossible de charger les versions"
				height="h-24"
			>
				{({ content }) => (
					<Rows
						caption="Versions précédentes"
						rows={versionsBefore(group, current, content).slice(0, OFFERED)}
						rowKey={({ id }) => `${id}`}
						line={({ at, by, value }) => (
							<>
								<span>{`Avant le changement du ${formatDateTime(at)} par ${by}`}</span>
								<Button
									variant="secondary"
									size="sm"
									aria-label={`Reprendre la version d'avant le ${formatDateTime(at)}`}
									onClick={() => onRestore(value)}
								>
									Reprendre
								</Button>
							</>
						)}
						empty="Rien n'a encore été changé."
					/>
				)}
			</Detail>
		</section>
	);
}

interface Entry {
	id: number;
	at: string;
	actorEmail: string;
	entityId: string;
	changes: Record<string, { from: unknown }>;
}

/** The states before each of the changes, newest first. A change that no longer fits ends the list. */
export function versionsBefore<Group extends Written>(
	group: Group,
	current: SettingValues[Group],
	entries: readonly Entry[],
): Version<Group>[] {
	const versions: Version<Group>[] = [];
	let state: unknown = current;
	for (const { id, at, actorEmail, entityId, changes } of entries) {
		if (entityId !== group) continue;
		const before = Object.fromEntries(Object.entries(changes).map(([part, { from }]) => [part, from]));
		const { data } = SETTING_SCHEMAS[group].safeParse({ ...(state as object), ...before });
		if (!data) break;
		const value = data as SettingValues[Group];
		versions.push({ id, at, by: actorEmail, value });
		state = value;
	}
	return versions;
}
