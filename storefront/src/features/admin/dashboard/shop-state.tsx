import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { useMay } from "@/features/admin/shell";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { Panel } from "./panel";

const TITLE = "État de la boutique";

/** What the owner must see to, with what to do: the list that was mailed too. Nothing while all is well. */
export function OpenAlerts({ alerts }: { alerts: Dashboard["alerts"] }) {
	if (alerts.length === 0) return null;
	return (
		<Banner tone="error" title={`${TITLE}\u00a0: ${formatCount(alerts.length, "point à régler", "points à régler")}`}>
			<ul className="mt-1 flex flex-col gap-3">
				{alerts.map(({ subject, title, detail, remedy, since }) => (
					<li key={subject}>
						<p className="font-semibold">{title}</p>
						<p className="break-words">
							{detail} Depuis le {formatDateTime(since)}.
						</p>
						<p className="text-sm break-words">{remedy}</p>
					</li>
				))}
			</ul>
		</Banner>
	);
}

/** Asks users with the permission to complete the company's data. */
export function MissingCompanyData({ missing }: { missing: Dashboard["missingCompanyData"] }) {
	const may = useMay();
	if (missing.length === 0 || !may("settings.change")) return null;
	return (
		<Banner tone="warning" title="Complétez les données de votre entreprise">
			<p>Mentions légales, factures et devis les exigent. Il manque&nbsp;: {missing.join(", ")}.</p>
			<ButtonLink href="/admin/settings" size="sm" variant="secondary" className="mt-3">
				Compléter
			</ButtonLink>
		</Banner>
	);
}

/** Says that all is well, where it is. */
export function AllIsWell({ alerts }: { alerts: Dashboard["alerts"] }) {
	if (alerts.length > 0) return null;
	return (
		<Panel title={TITLE}>
			<p>Tout va bien.</p>
		</Panel>
	);
}
