import { businessLines } from "@confiserie/domain/business/business-lines";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { AgreedDelivery, TrackingLine } from "@/features/account/orders";
import { BuyerFacts } from "@/features/admin/orders/buyer";
import { Card } from "@/features/admin/shell";
import { Link } from "@/ui/link";
import { ContactCorrection } from "./contact-correction";

const LINK =
	"wrap-anywhere text-framboise-fonce underline underline-offset-4 hover:text-framboise inline-flex min-h-6 items-center";

/** Who ordered, how to reach them, and the way to their record. */
export function CustomerCard({ order }: { order: AdminOrderDetail }) {
	const name = `${order.customerFirstName} ${order.customerLastName}`;
	return (
		<Card title="Client">
			<p className="font-semibold">
				{order.hasAccount ? (
					<Link href={`/admin/customers/${encodeURIComponent(order.customerId)}`} className={LINK}>
						{name}
					</Link>
				) : (
					name
				)}
			</p>
			<p>
				<a href={`mailto:${order.customerEmail}`} className={LINK}>
					{order.customerEmail}
				</a>
			</p>
			<p>
				<a href={`tel:${order.customerPhone.replace(/\s/g, "")}`} className={LINK}>
					{order.customerPhone}
				</a>
			</p>
			<div className="mt-3">
				<BuyerFacts company={order.company} />
			</div>
			{order.business && (
				<p className="mt-3 border-t border-trait pt-3 break-words">
					{businessLines(order.business).map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</p>
			)}
		</Card>
	);
}

/** Where the goods go. */
export function DeliveryCard({ order }: { order: AdminOrderDetail }) {
	return (
		<Card
			title={isPickup(order.delivery) ? "Retrait" : "Adresse de livraison"}
			action={<ContactCorrection order={order} />}
		>
			{!isPickup(order.delivery) && (
				<address className="not-italic">
					{order.deliveryStreet}
					<br />
					{`${order.deliveryPostalCode} ${order.deliveryCity}`}
					<br />
					{order.deliveryCountry}
				</address>
			)}
			<AgreedDelivery order={order} />
			{order.tracking && !order.shipments.some(({ tracking }) => tracking) && (
				<TrackingLine tracking={order.tracking} />
			)}
			{order.deliveryNotes && (
				<p className="mt-3 border-t border-trait pt-3 whitespace-pre-line">
					<span className="font-semibold">{"Notes\u00a0: "}</span>
					{order.deliveryNotes}
				</p>
			)}
		</Card>
	);
}
