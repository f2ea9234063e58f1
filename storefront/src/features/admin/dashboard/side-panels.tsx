import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { formatEuros, formatInteger } from "@confiserie/domain/format";
import { May } from "@/features/admin/shell";
import { ButtonLink } from "@/ui/button-link";
import { Panel } from "./panel";

/** What is done most often, each on the page where it is done. Source: accounts spec §2 "quick actions". */
export function QuickActions() {
	return (
		<Panel title="Actions rapides">
			<div className="flex flex-col gap-2">
				<ButtonLink href="/admin/orders?status=PENDING" size="sm" variant="secondary">
					Commandes en attente
				</ButtonLink>
				<May permission="catalogue.change">
					<ButtonLink href="/admin/products/new" size="sm" variant="secondary">
						Ajouter un produit
					</ButtonLink>
				</May>
				<May permission="orders.export">
					<ButtonLink href="/admin/orders" size="sm" variant="secondary">
						Exporter les ventes
					</ButtonLink>
				</May>
				<May permission="catalogue.change">
					<ButtonLink href="/admin/products" size="sm" variant="secondary">
						Importer des produits
					</ButtonLink>
				</May>
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
