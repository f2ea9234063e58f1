"use client";

import { listAdminOrders, readOrderStats } from "@confiserie/domain/contract/admin-orders";
import { listOrderBatches } from "@confiserie/domain/contract/order-batches";
import { readCarrierAccount } from "@confiserie/domain/contract/shipments";
import { formatCount } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/orders/order-status";
import { Plus, Truck } from "lucide-react";
import { ListPage, RefreshAct } from "@/features/admin/kit";
import { RunningList } from "@/features/admin/products/batches";
import { useChannels } from "@/features/admin/settings/channels";
import { ActionLabel, type ListState, May, useList, useMay } from "@/features/admin/shell";
import { ColumnPicker, useDefaultView, ViewBar } from "@/features/admin/views";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { batchHref, batchWords } from "./batch-words";
import { columnsOf, ORDER_COLUMNS, statedColumns } from "./columns";
import { ExportButton } from "./export-button";
import { chipsOf } from "./list-chips";
import { listOrders } from "./list-orders";
import { type OrderListState, pageCount, readListState } from "./list-state";
import { ListToolbar } from "./list-toolbar";
import { OrderCard, orderColumns } from "./orders-table";
import { SelectionBar } from "./selection-bar";
import { StatsGrid } from "./stats-grid";
import { useSelection } from "./use-selection";

/** /admin/orders. Source: accounts spec §2 "Admin orders list". */
export function OrdersListPage() {
	const isUndecided = useDefaultView("orders");
	const list = useList({
		read: readListState,
		queryKey: keyOf(listAdminOrders),
		call: listOrders,
		isDecided: !isUndecided,
	});
	const { state, data } = list;
	const channels = useChannels().data?.content ?? [];
	const namesChannel = channels.length > 1;
	const selection = useSelection(state);
	const mayChange = useMay()("orders.change");
	return (
		<ListPage
			title="Administration"
			subtitle="Gestion et suivi de toutes les commandes"
			acts={<Acts state={state} />}
			caption="Commandes"
			list={list}
			filters={
				<>
					<StatsGrid />
					<Views list={list} hasChannels={namesChannel} />
					<ListToolbar list={list} channels={channels} />
					<RunningList operation={listOrderBatches} hrefOf={batchHref} headingOf={batchWords} />
				</>
			}
			chips={chipsOf(state, channels)}
			failure={state.search ? "Erreur lors de la recherche" : "Impossible de charger les commandes"}
			loading="Chargement des commandes..."
			summary={({ totalElements }) => formatCount(totalElements, "commande(s) trouvée(s)", "commande(s) trouvée(s)")}
			rowKey={({ id }) => id}
			selection={mayChange ? selection : null}
			columns={orderColumns(columnsOf(state.columns), namesChannel)}
			card={(order, box) => <OrderCard order={order} box={box} namesChannel={namesChannel} />}
			empty={<NoOrders list={list} />}
			pages={({ totalElements }) => pageCount(totalElements)}
		>
			{mayChange && data && <SelectionBar selection={selection} found={data.totalElements} />}
		</ListPage>
	);
}

function Acts({ state }: { state: OrderListState }) {
	const { data: account } = useOperation(readCarrierAccount, {});
	return (
		<>
			<RefreshAct reads={[listAdminOrders, readOrderStats, listOrderBatches]} />
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

/** Nothing fits; orders of the status that was worked through are one step further. */
function NoOrders({ list: { state, hrefOf, change, none } }: { list: ListState<OrderListState> }) {
	const next = state.status && ORDER_STATUS[state.status].next;
	return (
		<EmptyState
			title="Aucune commande trouvée"
			action={
				chipsOf(state).length > 0 && (
					<>
						{next && (
							<ButtonLink
								href={hrefOf({ status: next })}
							>{`Voir «\u00a0${ORDER_STATUS[next].label}\u00a0»`}</ButtonLink>
						)}
						<Button variant="secondary" onClick={() => change(none)}>
							Effacer les filtres
						</Button>
					</>
				)
			}
		>
			Aucune commande ne correspond aux filtres sélectionnés.
		</EmptyState>
	);
}
