import { formatDateTime } from "@confiserie/domain/format";
import type { HomeContent } from "@confiserie/domain/home-content";
import { SETTING_LABELS, SETTING_SCHEMAS } from "@confiserie/domain/shop-settings";
import { useQuery } from "@tanstack/react-query";
import { callJournal } from "@/features/admin-journal";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";

/** As many versions as are offered. */
const OFFERED = 20;

interface Version {
	id: number;
	at: string;
	by: string;
	home: HomeContent;
}

/** The versions before: the journal's changes, taken back one after the other. */
export function Versions({ current, onRestore }: { current: HomeContent; onRestore: (home: HomeContent) => void }) {
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "journal", "home"],
		queryFn: ({ signal }) =>
			callJournal({ query: SETTING_LABELS.home, entity: "setting", from: "", to: "" }, undefined, signal),
	});
	if (error) return <RetryBanner title="Impossible de charger les versions" cause={error} onRetry={() => refetch()} />;
	const versions = versionsBefore(current, data?.content ?? []).slice(0, OFFERED);
	return (
		<section aria-labelledby="versions" className="max-w-4xl">
			<h2 id="versions" className="font-display text-xl">
				Versions précédentes
			</h2>
			{data && versions.length === 0 && <p className="text-prune">La page n'a pas encore été changée.</p>}
			<ul className="divide-y divide-trait">
				{versions.map(({ id, at, by, home }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
						<span>{`Avant le changement du ${formatDateTime(at)} par ${by}`}</span>
						<Button
							variant="secondary"
							size="sm"
							aria-label={`Reprendre la version d'avant le ${formatDateTime(at)}`}
							onClick={() => onRestore(home)}
						>
							Reprendre
						</Button>
					</li>
				))}
			</ul>
			{versions.length > 0 && (
				<p className="mt-2 text-sm text-prune">
					Reprendre remplit le formulaire&nbsp;; rien ne change avant l'enregistrement.
				</p>
			)}
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
export function versionsBefore(current: HomeContent, entries: readonly Entry[]): Version[] {
	const versions: Version[] = [];
	let state: unknown = current;
	for (const { id, at, actorEmail, entityId, changes } of entries) {
		if (entityId !== "home") continue;
		const before = Object.fromEntries(Object.entries(changes).map(([part, { from }]) => [part, from]));
		const { data: home } = SETTING_SCHEMAS.home.safeParse({ ...(state as HomeContent), ...before });
		if (!home) break;
		versions.push({ id, at, by: actorEmail, home });
		state = home;
	}
	return versions;
}
