import { DASHBOARD_DAYS, type Dashboard } from "@confiserie/domain/contract/dashboard";
import { DURABILITIES } from "@confiserie/domain/food/durability";
import { formatCount, formatDate, formatEuros, formatPercent } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { ReactNode } from "react";
import { LotBadges } from "@/features/admin/stock/lots";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";
import { Panel } from "./panel";

/** Products that sold best, by boxes. */
export function BestSellers({ products }: { products: Dashboard["bestSellers"] }) {
	return (
		<Panel title="Meilleures ventes" aside={`${DASHBOARD_DAYS} derniers jours`}>
			<Lines empty="Aucune vente sur la période.">
				{products.map((product) => (
					<Line key={product.productId} name={product.name} detail={formatBoxes(product.boxes, product)}>
						<span className="font-bold whitespace-nowrap">{formatEuros(product.revenue)}</span>
					</Line>
				))}
			</Lines>
		</Panel>
	);
}

/** How many mixed pallets were sold; nothing while none was. */
export function MixedPallets({ sold: { pallets, percent } }: { sold: Dashboard["mixedPallets"] }) {
	if (pallets === 0) return null;
	return (
		<Panel title="Palettes mixtes" aside={`${DASHBOARD_DAYS} derniers jours`}>
			<p>{`${formatCount(pallets, "palette")}, ${formatPercent(percent)} de la valeur des articles vendus`}</p>
		</Panel>
	);
}

/** Turnover by sales channel; hidden for a single channel, which the chart shows already. */
export function ChannelRevenue({ channels }: { channels: Dashboard["channels"] }) {
	if (channels.length < 2) return null;
	return (
		<Panel title="Chiffre d'affaires par canal" aside={`${DASHBOARD_DAYS} derniers jours`}>
			<Lines empty="Aucune vente sur la période.">
				{channels.map(({ id, name, orders, revenue }) => (
					<Line
						key={id}
						name={
							<Link
								href={`/admin/orders?channel=${encodeURIComponent(id)}`}
								className="text-framboise-fonce underline underline-offset-4"
							>
								{name}
							</Link>
						}
						detail={formatCount(orders, "commande")}
					>
						<span className="font-bold whitespace-nowrap">{formatEuros(revenue)}</span>
					</Line>
				))}
			</Lines>
		</Panel>
	);
}

/** Food whose date has passed, then products that run out. */
export function StockToWatch({
	lowStock,
	outOfDate,
	shortLots,
}: Pick<Dashboard, "lowStock" | "outOfDate" | "shortLots">) {
	return (
		<Panel title="Stock à surveiller" aside={formatCount(lowStock.count + outOfDate.count, "produit")}>
			<Lines empty="Aucun produit en stock faible ni à date passée, aucun lot à écouler.">
				{outOfDate.products.map(({ productId, name, reference, boxes, durability, date, ...of }) => (
					<Line key={`date-${productId}`} name={name} detail={`Réf: ${reference}, ${formatBoxes(boxes, of)} en stock`}>
						<Badge tone={durability === "USE_BY" ? "danger" : "warning"}>
							{`${DURABILITIES[durability].short} passée\u00a0: ${formatDate(date)}`}
						</Badge>
					</Line>
				))}
				{shortLots.lots.map((lot) => (
					<Line
						key={lot.id}
						name={
							<Link
								href={`/admin/products/${encodeURIComponent(lot.productId)}#lots`}
								className="text-framboise-fonce underline underline-offset-4"
							>
								{lot.productName}
							</Link>
						}
						detail={`${lotWords(lot)}, ${formatBoxes(lot.boxes, lot)}`}
					>
						<LotBadges lot={lot} />
					</Line>
				))}
				{shortLots.count > shortLots.lots.length && (
					<li className="py-2.5 text-sm text-prune">{`${formatCount(shortLots.count, "lot")} à écouler en tout.`}</li>
				)}
				{lowStock.products.map((product) => (
					<Line key={product.productId} name={product.name} detail={`Réf: ${product.reference}`}>
						{product.boxes === 0 ? (
							<Badge tone="danger">Rupture</Badge>
						) : (
							<Badge tone="warning">{formatBoxes(product.boxes, product)}</Badge>
						)}
					</Line>
				))}
			</Lines>
		</Panel>
	);
}

/** Orders whose customers still owe something. */
export function BalancesDue({ balances }: { balances: Dashboard["balancesDue"] }) {
	return (
		<Panel
			title="Soldes à recevoir"
			aside={balances.count > 0 ? `${formatCount(balances.count, "commande")}, ${formatEuros(balances.total)}` : null}
		>
			<Lines empty="Toutes les commandes acceptées sont soldées.">
				{balances.orders.map((order) => (
					<Line
						key={order.orderNumber}
						name={
							<Link
								href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`}
								className="text-framboise-fonce underline underline-offset-4"
							>
								{order.orderNumber}
							</Link>
						}
						detail={`${order.customerName}, ${formatDate(order.createdAt)}`}
					>
						<span className="font-bold whitespace-nowrap">{formatEuros(order.remaining)}</span>
					</Line>
				))}
			</Lines>
		</Panel>
	);
}

function Lines({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
	if (children.length === 0) return <p className="text-prune">{empty}</p>;
	return <ul className="divide-y divide-trait">{children}</ul>;
}

function Line({ name, detail, children }: { name: ReactNode; detail: string; children: ReactNode }) {
	return (
		<li className="flex items-center justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
			<div className="min-w-0">
				<p className="font-semibold break-words">{name}</p>
				<p className="text-sm break-words text-prune">{detail}</p>
			</div>
			{children}
		</li>
	);
}
