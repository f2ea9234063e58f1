import type { Dashboard } from "@confiserie/domain/contract/admin-dashboard";
import { formatEuros, formatInteger } from "@confiserie/domain/format";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Panel } from "./panel";

/** What is done most often. What does not exist yet is there, disabled. Source: accounts spec §2 "quick actions". */
export function QuickActions() {
	return (
		<Panel title="Actions rapides">
			<div className="flex flex-col gap-2">
				<ButtonLink href="/admin/orders?status=PENDING" size="sm" variant="secondary">
					Commandes en attente
				</ButtonLink>
				{["Ajouter un produit", "Exporter les ventes", "Importer des produits"].map((label) => (
					<Button key={label} size="sm" variant="secondary" disabled title="Bientôt disponible">
						{label}
					</Button>
				))}
			</div>
		</Panel>
	);
}

/** New orders, turnover and new customers since midnight. Source: accounts spec §2 "an 'Aujourd'hui' card". */
export function Today({ dashboard: { stats, newCustomersToday } }: { dashboard: Dashboard }) {
	return (
		<Panel title="Aujourd'hui">
			<dl className="flex flex-col gap-2">
				<Row term="Nouvelles commandes" value={formatInteger(stats.newOrdersToday)} />
				<Row term="CA" value={formatEuros(stats.revenueToday)} />
				<Row term="Nouveaux clients" value={formatInteger(newCustomersToday)} />
			</dl>
		</Panel>
	);
}

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div className="flex justify-between gap-4">
			<dt className="text-prune">{term}</dt>
			<dd className="font-bold">{value}</dd>
		</div>
	);
}
