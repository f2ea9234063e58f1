import type { Order } from "@confiserie/domain/contract/order";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { OrderStep, StatusBadges } from "@/features/account/orders";
import { LineImage } from "@/features/shop/cart";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";

/** The last order: where it is, and what comes next for it in one press. */
export function LastOrder({ order, mayOrder }: { order: Order; mayOrder: boolean }) {
	const { orderNumber, createdAt, items, totalAmount } = order;
	return (
		<section
			aria-labelledby="last-order"
			className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 shadow-card sm:p-6"
		>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div>
					<h2 id="last-order" className="display text-xl">
						Votre dernière commande
					</h2>
					<p className="text-sm text-prune">
						<Link
							href={`/orders/${encodeURIComponent(orderNumber)}`}
							className="font-bold underline underline-offset-4"
						>
							{orderNumber}
						</Link>
						{`, du ${formatDate(createdAt)} · ${formatCount(items.length, "produit")} · ${formatEuros(totalAmount)}`}
					</p>
				</div>
				<StatusBadges order={order} />
			</div>
			<div className="flex -space-x-4">
				{items.slice(0, 5).map((item) => (
					<LineImage key={item.id} src={item.productImageUrl} size={64} />
				))}
			</div>
			<div className="flex flex-wrap items-start gap-3">
				<OrderStep order={order} mayOrder={mayOrder} />
				<ButtonLink href="/orders" variant="secondary" size="sm">
					Toutes mes commandes
				</ButtonLink>
			</div>
		</section>
	);
}
