"use client";

import { formatCount } from "@confiserie/domain/format";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { FilterChips } from "@/ui/filter-chips";
import { Pagination } from "@/ui/pagination";
import { Spinner } from "@/ui/spinner";
import { callOrders } from "./calls";
import { ExportButton } from "./export-button";
import { chipsOf, clearHref, listHref, type OrderListState, pageCount, readListState } from "./list-state";
import { ListToolbar } from "./list-toolbar";
import { OrdersTable } from "./orders-table";
import { StatsGrid } from "./stats-grid";

/** /admin/orders. Source: accounts spec §2 "Admin orders list". */
export function OrdersListPage() {
	const state = readListState(new URLSearchParams(useSearchParams().toString()));
	return (
		<>
			<AdminHeader
				title="Administration"
				subtitle="Gestion et suivi de toutes les commandes"
				actions={
					<>
						<RefreshButton />
						<ExportButton state={state} />
					</>
				}
			/>
			<StatsGrid />
			<ListToolbar state={state} />
			<FilterChips chips={chipsOf(state)} clearHref={clearHref(state)} />
			<Results state={state} />
		</>
	);
}

function RefreshButton() {
	const client = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const refresh = async () => {
		setBusy(true);
		await client.invalidateQueries({ queryKey: ["admin", "orders"] });
		setBusy(false);
	};
	return (
		<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Actualisation…" onClick={refresh}>
			<RefreshCw aria-hidden="true" className="size-4.5" />
			Actualiser
		</Button>
	);
}

function Results({ state }: { state: OrderListState }) {
	const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
		queryKey: ["admin", "orders", "list", state],
		queryFn: ({ signal }) => callOrders(state, signal),
		placeholderData: keepPreviousData,
	});
	if (isPending)
		return (
			<p role="status" className="flex items-center justify-center gap-3 py-16 text-prune">
				<Spinner />
				Chargement des commandes...
			</p>
		);
	if (isError)
		return (
			<Banner
				tone="error"
				title={state.search ? "Erreur lors de la recherche" : "Impossible de charger les commandes"}
				action={
					<Button variant="secondary" size="sm" onClick={() => refetch()}>
						Réessayer
					</Button>
				}
			/>
		);
	const { content, totalElements } = data;
	return (
		<section aria-label="Résultats" aria-busy={isPlaceholderData} className="flex flex-col gap-4">
			<p role="status" className="text-sm text-prune">
				{formatCount(totalElements, "commande(s) trouvée(s)", "commande(s) trouvée(s)")}
			</p>
			{totalElements === 0 && (
				<EmptyState
					title="Aucune commande trouvée"
					action={
						chipsOf(state).length > 0 ? (
							<ButtonLink href={clearHref(state)} variant="secondary">
								Effacer les filtres
							</ButtonLink>
						) : null
					}
				>
					Aucune commande ne correspond aux filtres sélectionnés.
				</EmptyState>
			)}
			{totalElements > 0 && content.length === 0 && (
				<EmptyState
					title="Cette page n'existe plus"
					action={<ButtonLink href={listHref(state)}>Première page</ButtonLink>}
				/>
			)}
			{content.length > 0 && (
				<div className={isPlaceholderData ? "opacity-60" : ""}>
					<OrdersTable orders={content} />
				</div>
			)}
			<Pagination page={state.page} pages={pageCount(totalElements)} hrefOf={(page) => listHref(state, { page })} />
		</section>
	);
}
