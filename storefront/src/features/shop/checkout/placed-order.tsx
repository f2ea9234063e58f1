"use client";

import type { Order } from "@confiserie/domain/contract/order";

import { readOrder } from "@confiserie/domain/contract/orders";
import { carriageRow, isPickup, placeWords } from "@confiserie/domain/delivery/delivery-words";
import { arrivalWords } from "@confiserie/domain/delivery/promise-words";
import { formatEuros } from "@confiserie/domain/format";
import { quantityText } from "@confiserie/domain/quantity-text";
import { Mail, PackageCheck, Store, Truck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { LineImage } from "@/features/shop/cart";
import { call } from "@/lib/api";

import { OutcomeRow } from "./outcome-frame";

/** The order that was just placed: what comes and what it costs, where to, and what happens next. Nothing while it cannot be read: the number is said. */
export function PlacedOrder({ orderNumber }: { orderNumber: string }) {
	const order = useOrder(orderNumber);
	if (!order) return null;
	const { customerFirstName, customerLastName, deliveryStreet, deliveryPostalCode, deliveryCity } = order;
	return (
		<div className="mt-6 grid gap-6 text-left sm:grid-cols-[1.4fr_1fr]">
			<section aria-labelledby="placed-items" className="rounded-card border border-trait bg-white p-5">
				<h2 id="placed-items" className="font-bold">
					Votre commande
				</h2>
				<ul>
					{order.items.map((item) => (
						<li key={item.id} className="flex items-center gap-3 border-b border-trait py-3 last:border-0 last:pb-0">
							<LineImage src={item.productImageUrl} size={56} />
							<span className="min-w-0 flex-1">
								<span className="block font-semibold">{item.productName}</span>
								<span className="text-sm text-prune">{quantityText(item)}</span>
							</span>
							<span className="font-semibold whitespace-nowrap">{formatEuros(item.totalPrice)}</span>
						</li>
					))}
				</ul>
				<dl className="mt-3 flex flex-col gap-1 border-t border-trait pt-3">
					{order.discount > 0 && <OutcomeRow term="Remises déduites" value={formatEuros(order.discount)} />}
					<OutcomeRow term="Sous-total" value={formatEuros(order.subtotal)} />
					<OutcomeRow {...carriageRow(order.delivery, order.shippingCost, formatEuros)} />
					<OutcomeRow term="Total TTC" value={formatEuros(order.totalAmount)} />
				</dl>
			</section>
			<section aria-labelledby="placed-next" className="rounded-card bg-creme p-5">
				<h2 id="placed-next" className="font-bold">
					Et maintenant
				</h2>
				<ol className="mt-2 flex flex-col gap-3">
					<Step icon={<Mail aria-hidden="true" className="size-5" />}>
						Une confirmation part à <strong className="wrap-anywhere">{order.customerEmail}</strong>.
					</Step>
					<Step icon={<PackageCheck aria-hidden="true" className="size-5" />}>
						{order.promise
							? `Votre commande sera ${arrivalWords(order.promise)}.`
							: "Nous vous écrirons quand votre commande partira."}
					</Step>
					{isPickup(order.delivery) ? (
						<Step icon={<Store aria-hidden="true" className="size-5" />}>
							Elle vous attend{"\u00a0"}:{" "}
							<address className="inline not-italic">
								{placeWords(order.delivery).join(". ") || order.delivery.name}
							</address>
							.
						</Step>
					) : (
						<Step icon={<Truck aria-hidden="true" className="size-5" />}>
							Elle arrive chez{" "}
							<address className="inline not-italic">
								{customerFirstName} {customerLastName}, {deliveryStreet}, {deliveryPostalCode} {deliveryCity}
							</address>
							.
						</Step>
					)}
				</ol>
			</section>
		</div>
	);
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex gap-3 text-sm">
			<span className="shrink-0 text-framboise">{icon}</span>
			<span className="min-w-0">{children}</span>
		</li>
	);
}

/** The order as the shop has it; null until then, and where it cannot be read. */
function useOrder(orderNumber: string): Order | null {
	const [order, setOrder] = useState<Order | null>(null);
	useEffect(() => {
		const abort = new AbortController();
		call(readOrder, { params: { id: orderNumber }, signal: abort.signal }).then(setOrder, () => {});
		return () => abort.abort();
	}, [orderNumber]);
	return order;
}
