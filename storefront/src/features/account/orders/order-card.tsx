import type { Order } from "@confiserie/domain/contract/order";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { isNewOrder } from "@confiserie/domain/orders/order-status";
import { ChevronRight } from "lucide-react";
import { LineImage } from "@/features/shop/cart";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";
import { OrderStep } from "./order-step";
import { StatusBadges } from "./status-badges";

/** One order of the list; the whole card links to it, and the number is the link's name. */
export function OrderCard({ order }: { order: Order }) {
	const { orderNumber, createdAt, items, totalAmount, remainingAmount } = order;
	return (
		<li className="relative flex flex-col gap-4 rounded-card border border-trait bg-white p-5 shadow-card transition-colors hover:border-framboise sm:flex-row sm:items-center">
			<div className="flex -space-x-4">
				{items.slice(0, 3).map((item) => (
					<LineImage key={item.id} src={item.productImageUrl} size={64} />
				))}
			</div>
			<div className="min-w-0 flex-1">
				<h2 className="text-lg font-bold">
					<Link
						href={`/orders/${encodeURIComponent(orderNumber)}`}
						className="after:absolute after:inset-0 after:rounded-card hover:text-framboise"
					>
						{orderNumber}
					</Link>{" "}
					{isNewOrder(createdAt, new Date()) && (
						<Badge tone="selected" className="ml-1 align-middle">
							Nouvelle
						</Badge>
					)}
				</h2>
				<p className="text-sm text-prune">{`${formatDate(createdAt)} · ${formatCount(items.length, "produit")}`}</p>
				<div className="mt-2">
					<StatusBadges order={order} />
				</div>
			</div>
			<div className="flex items-center justify-between gap-3 sm:justify-end">
				<p className="sm:text-right">
					<span className="display block text-xl">{formatEuros(totalAmount)}</span>
					{remainingAmount > 0 && order.paymentStatus === "PARTIAL" && (
						<span className="text-sm text-prune">{`Restant dû : ${formatEuros(remainingAmount)}`}</span>
					)}
				</p>
				<ChevronRight aria-hidden="true" className="size-5 text-framboise" />
			</div>
			<div className="relative z-1">
				<OrderStep order={order} isInList />
			</div>
		</li>
	);
}
