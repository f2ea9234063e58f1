import type { Order } from "@confiserie/domain/contract/order";
import { carriageWords } from "@confiserie/domain/delivery/delivery-words";
import { promiseText } from "@confiserie/domain/delivery/promise-words";

/** How an order is delivered, and when as long as that is promised. */
export function AgreedDelivery({ order: { delivery, promise } }: { order: Pick<Order, "delivery" | "promise"> }) {
	const arrival = promise && promiseText(promise, new Date());
	const lines = [...(delivery ? carriageWords(delivery) : []), ...(arrival ? [arrival] : [])];
	if (lines.length === 0) return null;
	return (
		<p className="mt-3">
			{lines.map((line) => (
				<span key={line} className="block">
					{line}
				</span>
			))}
		</p>
	);
}
