import type { OrderItem } from "@confiserie/domain/contract/order";
import { formatEuros } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { quantityText } from "@confiserie/domain/quantity-text";
import type { ReactNode } from "react";
import { Card } from "@/features/admin/shell";
import { LineImage } from "@/features/shop/cart";

/** What was sold: image, name, reference, quantity, unit price, line total. */
export function OrderItems({ items, action }: { items: readonly OrderItem[]; action?: ReactNode }) {
	return (
		<Card title={`Articles (${items.length})`} action={action}>
			<ul className="divide-y divide-trait">
				{items.map((item) => (
					<li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
						<LineImage src={item.productImageUrl} size={64} />
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-semibold">{item.productName}</p>
							<p className="text-sm wrap-anywhere text-prune">{`Réf: ${item.productReference}`}</p>
							<p className="text-sm text-prune">{quantityText(item)}</p>
						</div>
						<p className="text-sm text-prune">{`${formatBoxes(item.quantity, item)} × ${formatEuros(item.unitPrice)}`}</p>
						<p className="ml-auto font-bold whitespace-nowrap">{formatEuros(item.totalPrice)}</p>
					</li>
				))}
			</ul>
		</Card>
	);
}
