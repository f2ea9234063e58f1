"use client";

import { listOrders } from "@confiserie/domain/contract/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { AccountPage } from "@/features/account/navigation";
import { OwnQuotes } from "@/features/account/quotes";
import { OwnInquiries } from "@/features/shop/quote-inquiry";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Loading } from "@/ui/loading";
import { FILTER_QUERIES, filterOf, ORDER_FILTERS, type OrderFilter } from "./filters";
import { OrderCard } from "./order-card";
import { useNearEnd } from "./use-near-end";

/** /orders: the caller's orders, filtered, loaded as one scrolls. Source: accounts spec §2 "Customer orders". */
export function OrdersPage() {
	return (
		<AccountPage title="Mes commandes">
			<Orders />
		</AccountPage>
	);
}

function Orders() {
	const filter = filterOf(useSearchParams().get("filtre"));
	const { data, isPending, isError, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
		useInfiniteQuery({
			queryKey: [...keyOf(listOrders), filter],
			queryFn: ({ pageParam, signal }) =>
				call(listOrders, { query: { page: pageParam, ...FILTER_QUERIES[filter] }, signal }),
			initialPageParam: 0,
			getNextPageParam: (last, pages) => (last.last ? undefined : pages.length),
		});
	const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, fetchNextPage);
	// Pages shift when an order is placed meanwhile: one that arrives twice is shown once.
	const orders = [...new Map(data?.pages.flatMap(({ content }) => content.map((order) => [order.id, order]))).values()];
	return (
		<>
			<OwnInquiries />
			<OwnQuotes />
			<Filters current={filter} />
			{isPending && <Loading label="Chargement des commandes…" heights={["h-32", "h-32", "h-32"]} />}
			{isError && (
				<Banner
					tone="error"
					title="Impossible de charger l'historique des commandes"
					action={
						<Button variant="secondary" size="sm" onClick={() => (isFetchNextPageError ? fetchNextPage() : refetch())}>
							Réessayer
						</Button>
					}
				/>
			)}
			{data && orders.length === 0 && (
				<EmptyState
					title="Aucune commande trouvée"
					action={<ButtonLink href="/products">Voir les produits</ButtonLink>}
				>
					{filter === "toutes" ? "Vos commandes apparaîtront ici." : "Aucune ne correspond à ce filtre."}
				</EmptyState>
			)}
			<ul className="flex flex-col gap-4">
				{orders.map((order) => (
					<OrderCard key={order.id} order={order} />
				))}
			</ul>
			<div ref={end} />
			{hasNextPage && (
				<Button
					variant="secondary"
					className="self-center"
					busy={isFetchingNextPage}
					busyLabel="Chargement…"
					onClick={() => fetchNextPage()}
				>
					Voir plus de commandes
				</Button>
			)}
		</>
	);
}

function Filters({ current }: { current: OrderFilter }) {
	const router = useRouter();
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">Filtrer les commandes</legend>
			{ORDER_FILTERS.map(({ name, label }) => (
				<button
					key={name}
					type="button"
					aria-pressed={name === current}
					onClick={() => router.replace(name === "toutes" ? "/orders" : `/orders?filtre=${name}`, { scroll: false })}
					className={`min-h-11 shrink-0 rounded-control border-[1.5px] px-4 font-semibold ${
						name === current
							? "border-framboise bg-dragee text-framboise-fonce"
							: "border-bordure bg-white hover:border-framboise"
					}`}
				>
					{label}
				</button>
			))}
		</fieldset>
	);
}
