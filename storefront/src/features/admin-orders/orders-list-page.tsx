"use client";

import type { SalesChannel } from "@confiserie/domain/contract/channel";
import { formatCount } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/order-status";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, RefreshCw, Truck } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";
import { useCarrierAccount } from "@/features/admin-carrier";
import { useChannels } from "@/features/admin-channels";
import { ActionLabel, AdminHeader, May, useLastList, useMay } from "@/features/admin-shell";
import { ColumnPicker, useDefaultView, ViewBar } from "@/features/admin-views";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ChoosePage } from "@/ui/choose-page";
import { EmptyState } from "@/ui/empty-state";
import { FilterChips } from "@/ui/filter-chips";
import { Pagination } from "@/ui/pagination";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";
import { callOrders } from "./calls";
import { columnsOf, ORDER_COLUMNS, statedColumns } from "./columns";
import { ExportButton } from "./export-button";
import { chipsOf } from "./list-chips";
import { clearHref, listHref, type OrderListState, pageCount, readListState } from "./list-state";
import { ListToolbar } from "./list-toolbar";
import { OrdersTable } from "./orders-table";
import { RunningBatches } from "./running-batches";
import { SelectionBar } from "./selection-bar";
import { StatsGrid } from "./stats-grid";
import { useSelection } from "./use-selection";

/** /admin/orders. Source: accounts spec §2 "Admin orders list". */
export function OrdersListPage() {
	const state = readListState(new URLSearchParams(useSearchParams().toString()));
	const channels = useChannels().data?.content ?? [];
	const { data: account } = useCarrierAccount();
	const isUndecided = useDefaultView("orders");
	useLastList(listHref(state, { page: state.page }));
	return (
		<>
			<AdminHeader
				title="Administration"
				subtitle="Gestion et suivi de toutes les commandes"
				actions={
					<>
						<RefreshButton />
						<May permission="orders.export">
							<ExportButton state={state} />
						</May>
						{account?.isConnected && (
							<ButtonLink href="/admin/orders/pickups" variant="secondary" size="sm">
								<Truck aria-hidden="true" className="size-4.5" />
								<ActionLabel>Enlèvements</ActionLabel>
							</ButtonLink>
						)}
						<May permission="orders.change">
							<ButtonLink href="/admin/orders/new" size="sm">
								<Plus aria-hidden="true" className="size-4.5" />
								<ActionLabel>Nouvelle commande</ActionLabel>
							</ButtonLink>
						</May>
					</>
				}
			/>
			<StatsGrid />
			<Views state={state} hasChannels={channels.length > 1} />
			<ListToolbar state={state} channels={channels} />
			<FilterChips chips={chipsOf(state, channels)} clearHref={clearHref(state)} />
			<RunningBatches />
			{!isUndecided && <Results state={state} channels={channels} />}
		</>
	);
}

function Views({ state, hasChannels }: { state: OrderListState; hasChannels: boolean }) {
	const router = useRouter();
	return (
		<ViewBar list="orders" query={listHref(state).split("?")[1] ?? ""} wholeLabel="Toutes les commandes">
			<ColumnPicker
				columns={ORDER_COLUMNS.filter((column) => !("isAlways" in column) && (hasChannels || column.key !== "channel"))}
				shown={columnsOf(state.columns)}
				onChange={(shown) => router.replace(listHref(state, { columns: statedColumns(shown) }), { scroll: false })}
			/>
		</ViewBar>
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
			<ActionLabel>Actualiser</ActionLabel>
		</Button>
	);
}

function Results({ state, channels }: { state: OrderListState; channels: readonly SalesChannel[] }) {
	const selection = useSelection(state);
	const mayChange = useMay()("orders.change");
	const { data, error, isPending, isError, isPlaceholderData, refetch } = useQuery({
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
			<RetryBanner
				title={state.search ? "Erreur lors de la recherche" : "Impossible de charger les commandes"}
				cause={error}
				onRetry={() => refetch()}
			/>
		);
	const { content, totalElements } = data;
	// Where orders of the status went that was worked through.
	const next = state.status && ORDER_STATUS[state.status].next;
	return (
		<section aria-label="Résultats" aria-busy={isPlaceholderData} className="flex flex-col gap-2">
			<div className="flex items-center justify-between gap-3 text-sm text-prune">
				<p role="status">{formatCount(totalElements, "commande(s) trouvée(s)", "commande(s) trouvée(s)")}</p>
				{mayChange && <ChoosePage rows={content} isLate={isPlaceholderData} selection={selection} />}
			</div>
			{totalElements === 0 && (
				<EmptyState
					title="Aucune commande trouvée"
					action={
						chipsOf(state).length > 0 ? (
							<div className="flex flex-wrap justify-center gap-3">
								{next && (
									<ButtonLink href={listHref(state, { status: next })}>
										{`Voir «\u00a0${ORDER_STATUS[next].label}\u00a0»`}
									</ButtonLink>
								)}
								<ButtonLink href={clearHref(state)} variant="secondary">
									Effacer les filtres
								</ButtonLink>
							</div>
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
				// What other filters found is not chosen by mistake.
				<div inert={isPlaceholderData} className="inert:opacity-60">
					<OrdersTable
						orders={content}
						namesChannel={channels.length > 1}
						shown={columnsOf(state.columns)}
						selection={mayChange ? selection : null}
					/>
				</div>
			)}
			<Pagination page={state.page} pages={pageCount(totalElements)} hrefOf={(page) => listHref(state, { page })} />
			{mayChange && <SelectionBar selection={selection} found={totalElements} />}
		</section>
	);
}
