import type { Order } from "@confiserie/domain/contract/order";
import { isPickup, placeWords } from "@confiserie/domain/delivery/delivery-words";
import { arrivalWords } from "@confiserie/domain/delivery/promise-words";
import { formatDate } from "@confiserie/domain/format";
import { statusWords } from "@confiserie/domain/fulfilment/shipment";
import { isCancelled, isDelivered, ORDER_STEPS, wordsOfStatus } from "@confiserie/domain/orders/order-status";
import { Check } from "lucide-react";
import { ShipmentList } from "./shipment-list";
import { TrackingLine } from "./tracking-line";

/** Where the order is, in a sentence first; the steps are its picture. */
export function OrderProgress({
	order: { status, approval, deliveredAt, tracking, shipments, isPartlyShipped, dispatchBy, promise, delivery },
}: {
	order: Pick<
		Order,
		| "status"
		| "approval"
		| "deliveredAt"
		| "tracking"
		| "shipments"
		| "isPartlyShipped"
		| "dispatchBy"
		| "promise"
		| "delivery"
	>;
}) {
	const pickup = isPickup(delivery) ? delivery : null;
	const isFetched = pickup !== null;
	let news: string = statusWords({ status, isPartlyShipped, delivery }).news;
	if (status === "PENDING" && approval === "WAITING") news = "Votre commande attend qu'un collègue l'approuve.";
	if (status === "CONFIRMED" && promise) news = `Votre commande est confirmée. Elle sera ${arrivalWords(promise)}.`;
	else if (status === "CONFIRMED" && !isPartlyShipped && dispatchBy)
		news = "Votre commande est confirmée. Nous la préparons.";
	const isInParts = isPartlyShipped || shipments.length > 1;
	const reached = ORDER_STEPS.indexOf(status);
	return (
		<section aria-label="Suivi" className="rounded-card bg-creme p-5 sm:p-6 print:hidden">
			<p className="font-semibold">
				{news}
				{isDelivered(status) &&
					deliveredAt &&
					` ${wordsOfStatus(status, isFetched).label} le ${formatDate(deliveredAt)}.`}
			</p>
			{pickup && !isDelivered(status) && !isCancelled(status) && (
				<p className="mt-2">{placeWords(pickup).join(". ")}</p>
			)}
			{isInParts && !isFetched && <ShipmentList shipments={shipments} />}
			{tracking && !isInParts && !isFetched && !isCancelled(status) && <TrackingLine tracking={tracking} />}
			{!isCancelled(status) && (
				<ol className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
					{ORDER_STEPS.map((step, index) => (
						<li
							key={step}
							aria-current={step === status ? "step" : undefined}
							className={`flex flex-col gap-1.5 text-xs sm:text-sm ${index <= reached ? "font-semibold text-pistache" : "text-prune"}`}
						>
							<span
								aria-hidden="true"
								className={`h-2 rounded-full ${index <= reached ? "bg-pistache" : "bg-trait"}`}
							/>
							<span className="flex flex-wrap items-center gap-1">
								{index <= reached && <Check aria-hidden="true" className="size-3.5" />}
								{wordsOfStatus(step, isFetched).label}
								{index < reached && <span className="sr-only"> (fait)</span>}
							</span>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}
