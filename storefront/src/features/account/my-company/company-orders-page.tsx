"use client";

import type { CompanyOrderPage } from "@confiserie/domain/contract/company-orders";
import { listCompanyOrders } from "@confiserie/domain/contract/company-orders";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/orders/order-status";
import { PAYMENT_STATUS } from "@confiserie/domain/payments/payment-status";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { AccountPage } from "@/features/account/navigation";
import { useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { Loading } from "@/ui/loading";
import { CompanyReadFailed } from "./no-company";
import { CARD } from "./style";

/** /entreprise/commandes: the company's orders that the caller's role shows. */
export function CompanyOrdersPage() {
	return (
		<AccountPage
			above={[{ label: "Mon entreprise", href: "/entreprise" }]}
			title="Commandes de l'entreprise"
			intro="Un acheteur voit les siennes, les autres rôles toutes."
		>
			<CompanyOrders />
		</AccountPage>
	);
}

function CompanyOrders() {
	const [page, setPage] = useState(0);
	const query = useOperation(listCompanyOrders, { query: { page } }, { placeholderData: keepPreviousData });
	if (query.isError)
		return (
			<CompanyReadFailed
				title="Impossible de charger les commandes"
				cause={query.error}
				onRetry={() => query.refetch()}
			/>
		);
	if (!query.data) return <Loading label="Chargement des commandes…" heights={["h-32"]} />;
	const { content, totalElements, last } = query.data;
	return (
		<>
			{totalElements === 0 && <p className="text-prune">Aucune commande pour l'instant.</p>}
			<ul aria-label="Commandes" className="flex flex-col gap-3">
				{content.map((order) => (
					<OrderRow key={order.orderNumber} order={order} />
				))}
			</ul>
			{(page > 0 || !last) && (
				<nav aria-label="Pages" className="flex flex-wrap gap-3">
					<Button variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
						Plus récentes
					</Button>
					<Button variant="secondary" disabled={last} onClick={() => setPage(page + 1)}>
						Plus anciennes
					</Button>
				</nav>
			)}
		</>
	);
}

function OrderRow({ order }: { order: CompanyOrderPage["content"][number] }) {
	const { orderNumber, createdAt, status, paymentStatus, approval, total, purchaseOrder, buyer, isYours } = order;
	const who = isYours ? "vous" : (buyer ?? "un ancien membre");
	return (
		<li className={`${CARD} flex flex-wrap items-center justify-between gap-x-6 gap-y-2`}>
			<div className="min-w-0">
				<p className="text-lg font-bold">
					<Link href={`/orders/${encodeURIComponent(orderNumber)}`} className="underline-offset-4 hover:underline">
						{orderNumber}
					</Link>
				</p>
				<p className="text-sm break-words text-prune">
					{`${formatDate(createdAt)}, par ${who}`}
					{purchaseOrder && `, bon de commande ${purchaseOrder}`}
				</p>
				<p className="mt-2 flex flex-wrap gap-2">
					{approval === "WAITING" && <Badge tone="warning">À approuver</Badge>}
					<Badge tone={ORDER_STATUS[status].tone}>{ORDER_STATUS[status].label}</Badge>
					<Badge
						tone={PAYMENT_STATUS[paymentStatus].tone}
					>{`Paiement\u00a0: ${PAYMENT_STATUS[paymentStatus].label}`}</Badge>
				</p>
			</div>
			<p className="font-bold whitespace-nowrap">{formatEuros(total)}</p>
		</li>
	);
}
