"use client";

import { listAdminOrders, readOrderStats } from "@confiserie/domain/contract/admin-orders";
import type { SalesChannel } from "@confiserie/domain/contract/channels";
import { listOrderBatches } from "@confiserie/domain/contract/order-batches";
import { readCarrierAccount } from "@confiserie/domain/contract/shipments";
import { formatCount } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/order-status";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, RefreshCw, Truck } from "lucide-react";
import { useState } from "react";
import { useChannels } from "@/features/admin-channels";
import {
	ActionLabel,
	AdminHeader,
	FilterChips,
	type ListState,
	May,
	useListState,
	useMay,
} from "@/features/admin-shell";
import { ColumnPicker, useDefaultView, ViewBar } from "@/features/admin-views";
import { invalidate, keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ChoosePage } from "@/ui/choose-page";
import { EmptyState } from "@/ui/empty-state";
import { Pagination } from "@/ui/pagination";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";
import { columnsOf, ORDER_COLUMNS, statedColumns } from "./columns";
import { ExportButton } from "./export-button";
import { chipsOf } from "./list-chips";
import { listOrders } from "./list-orders";
import { type OrderListState, pageCount, readListState } from "./list-state";
import { ListToolbar } from "./list-toolbar";
import { OrdersTable } from "./orders-table";
import { RunningBatches } from "./running-batches";
import { SelectionBar } from "./selection-bar";
import { StatsGrid } from "./stats-grid";
import { useSelection } from "./use-selection";

/** /admin/orders. Source: accounts spec §2 "Admin orders list". */
export function OrdersListPage() {
	const list = useListState(readListState);
	const { state } = list;
	const channels = useChannels().data?.content ?? [];
	const { data: account } = useOperation(readCarrierAccount, {});
	const isUndecided = useDefaultView("orders");
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
			<Views list={list} hasChannels={channels.length > 1} />
			<ListToolbar list={list} channels={channels} />
			<FilterChips list={list} chips={chipsOf(state, channels)} />
			<RunningBatches />
			{!isUndecided && <Results list={list} channels={channels} />}
		</>
	);
}

function Views({ list, hasChannels }: { list: ListState<OrderListState>; hasChannels: boolean }) {
	return (
		<ViewBar list="orders" query={list.hrefOf().split("?")[1] ?? ""} wholeLabel="Toutes les commandes">
			<ColumnPicker
				columns={ORDER_COLUMNS.filter((column) => !("isAlways" in column) && (hasChannels || column.key !== "channel"))}
				shown={columnsOf(list.state.columns)}
				onChange={(shown) => list.change({ columns: statedColumns(shown), page: list.state.page })}
			/>
		</ViewBar>
	);
}

function RefreshButton() {
	const client = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const refresh = async () => {
		setBusy(true);
		await invalidate(client, listAdminOrders, readOrderStats, listOrderBatches);
		setBusy(false);
	};
	return (
		<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Actualisation…" onClick={refresh}>
			<RefreshCw aria-hidden="true" className="size-4.5" />
			<ActionLabel>Actualiser</ActionLabel>
		</Button>
	);
}

function Results({ list, channels }: { list: ListState<OrderListState>; channels: readonly SalesChannel[] }) {
	const { state, hrefOf, change, none } = list;
	const selection = useSelection(state);
	const mayChange = useMay()("orders.change");
	const { data, error, isPending, isError, isPlaceholderData, refetch } = useQuery({
		queryKey: [...keyOf(listAdminOrders), state],
		queryFn: ({ signal }) => listOrders(state, signal),
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
									<ButtonLink href={hrefOf({ status: next })}>
										{`Voir «\u00a0${ORDER_STATUS[next].label}\u00a0»`}
									</ButtonLink>
								)}
								<Button variant="secondary" onClick={() => change(none)}>
									Effacer les filtres
								</Button>
							</div>
						) : null
					}
				>
					Aucune commande ne correspond aux filtres sélectionnés.
				</EmptyState>
			)}
			{totalElements > 0 && content.length === 0 && (
				<EmptyState title="Cette page n'existe plus" action={<ButtonLink href={hrefOf()}>Première page</ButtonLink>} />
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
			<Pagination page={state.page} pages={pageCount(totalElements)} hrefOf={(page) => hrefOf({ page })} />
			{mayChange && <SelectionBar selection={selection} found={totalElements} />}
		</section>
	);
}
