import type { OrderDelivery } from "@confiserie/domain/contract/order-delivery";
import { deliveryWords } from "@confiserie/domain/delivery/delivery-words";

/** How an order is delivered; nothing where the shop had one price for all. */
export function AgreedDelivery({ delivery }: { delivery: OrderDelivery | null }) {
	if (!delivery) return null;
	return (
		<p className="mt-3">
			{deliveryWords(delivery).map((line) => (
				<span key={line} className="block">
					{line}
				</span>
			))}
		</p>
	);
}
