"use client";

import { businessLines } from "@confiserie/domain/business/business-lines";
import type { Order, OrderItem } from "@confiserie/domain/contract/order";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDateTime, formatEuros } from "@confiserie/domain/format";
import { customerStep } from "@confiserie/domain/orders/customer-step";
import { isShipped, isSold } from "@confiserie/domain/orders/order-status";
import { palletsOf } from "@confiserie/domain/pallet/recorded-pallets";
import { theBox } from "@confiserie/domain/prices/tier-price";
import { quantityText } from "@confiserie/domain/quantity-text";
import { Printer } from "lucide-react";
import { BRAND } from "@/config/brand";
import { WITHDRAWAL_LINK } from "@/config/navigation";
import { customersClaims, guestsClaims, OrderClaims } from "@/features/account/claims";
import { customersBillingDocuments, guestsBillingDocuments, OrderInvoices } from "@/features/account/invoices";
import { SaveAsList } from "@/features/account/save-as-list";
import { LineImage, PalletList } from "@/features/shop/cart";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { AgreedDelivery } from "./agreed-delivery";
import { OrderBalance } from "./order-balance";
import { OrderFirstPayment } from "./order-first-payment";
import { OrderPayment } from "./order-payment";
import { OrderProgress } from "./order-progress";
import { Reorder } from "./reorder";
import { StatusBadges } from "./status-badges";

const CARD = "rounded-card border border-trait bg-white p-5 sm:p-6 print:border-0 print:p-0";

interface OrderDetailProps {
	order: Order;
	/** For a customer without an account: no payment and no reorder from here; a colleague reorders what the company has. */
	followKey?: string;
}

/** Everything about one order: number, statuses in words, lines, payment, delivery. Prints as a plain document. */
export function OrderDetail({ order, followKey }: OrderDetailProps) {
	const isReadOnly = followKey !== undefined || !order.isOwn;
	const canPay = followKey === undefined && order.canPay;
	return (
		<article aria-labelledby="order-number" className="flex flex-col gap-6">
			<p className="display hidden text-2xl print:block">{BRAND.name}</p>
			<header className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<h1 id="order-number" className="display text-3xl">
						Commande <span className="inline-block">{order.orderNumber}</span>
					</h1>
					<p className="mt-1 text-prune">{`Passée le ${formatDateTime(order.createdAt)}`}</p>
					<div className="mt-3">
						<StatusBadges order={order} />
					</div>
				</div>
				<div className="flex flex-wrap gap-3 print:hidden">
					{followKey === undefined && customerStep(order) === "REORDER" && <Reorder order={order} />}
					{!isReadOnly && <SaveAsList items={order.items} />}
					{followKey === undefined && (
						<ButtonLink
							href={`/fiche-allergenes?commande=${encodeURIComponent(order.orderNumber)}`}
							variant="secondary"
							size="sm"
						>
							Fiche allergènes
						</ButtonLink>
					)}
					<Button variant="secondary" size="sm" onClick={() => window.print()}>
						<Printer aria-hidden="true" className="size-4.5" />
						Imprimer
					</Button>
				</div>
			</header>
			{canPay && <OrderFirstPayment order={order} />}
			<OrderProgress order={order} />
			{canPay && <OrderBalance order={order} />}
			<section aria-labelledby="order-items" className={CARD}>
				<h2 id="order-items" className="display text-xl">
					Articles
				</h2>
				<ul className="mt-2 divide-y divide-trait">
					{order.items.map((item) => (
						<Item key={item.id} item={item} mayReview={!isReadOnly && isShipped(order.status)} />
					))}
				</ul>
				<OrderPallets order={order} />
			</section>
			{isSold(order.status) && order.isOwn && (
				<p className="print:hidden">
					<Link
						href={`${WITHDRAWAL_LINK.href}?commande=${encodeURIComponent(order.orderNumber)}`}
						className="inline-flex min-h-11 items-center font-semibold text-framboise-fonce underline underline-offset-4"
					>
						{WITHDRAWAL_LINK.label}
					</Link>
				</p>
			)}
			<div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
				<section aria-labelledby="order-payment" className={CARD}>
					<h2 id="order-payment" className="display text-xl">
						Paiement
					</h2>
					<OrderPayment order={order} />
				</section>
				<section aria-labelledby="order-delivery" className={CARD}>
					<h2 id="order-delivery" className="display text-xl">
						{isPickup(order.delivery) ? "Retrait" : "Livraison"}
					</h2>
					<address className="mt-3 not-italic">
						<strong>{`${order.customerFirstName} ${order.customerLastName}`}</strong>
						{!isPickup(order.delivery) && (
							<>
								<br />
								{order.deliveryStreet}
								<br />
								{`${order.deliveryPostalCode} ${order.deliveryCity}`}
								<br />
								{order.deliveryCountry}
							</>
						)}
					</address>
					<p className="mt-3 text-sm break-words text-prune">
						{order.customerEmail}
						<br />
						{order.customerPhone}
					</p>
					{order.business && (
						<p className="mt-3 text-sm break-words text-prune">
							{businessLines(order.business).map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</p>
					)}
					<AgreedDelivery order={order} />
					{order.deliveryNotes && (
						<p className="mt-3 whitespace-pre-line">
							<span className="font-semibold">Instructions : </span>
							{order.deliveryNotes}
						</p>
					)}
				</section>
			</div>
			{order.isOwn && (
				<>
					<OrderClaims
						order={order}
						of={followKey === undefined ? customersClaims(order.orderNumber) : guestsClaims(followKey)}
					/>
					<OrderInvoices
						of={
							followKey === undefined ? customersBillingDocuments(order.orderNumber) : guestsBillingDocuments(followKey)
						}
					/>
				</>
			)}
		</article>
	);
}

/** How layers of several products stand on pallets; nothing where they filled none. */
function OrderPallets({ order }: { order: Order }) {
	const items = order.items.map((item) => ({ ...item, name: item.productName, boxes: item.quantity }));
	const pallets = palletsOf(items, order.mixedPallets);
	if (pallets.length === 0) return null;
	return (
		<section aria-labelledby="order-pallets" className="mt-4">
			<h3 id="order-pallets" className="mb-2 font-semibold">
				Palettes
			</h3>
			<PalletList pallets={pallets} productOf={(id) => items.find(({ productId }) => productId === id)} />
		</section>
	);
}

function Item({ item, mayReview }: { item: OrderItem; mayReview: boolean }) {
	return (
		<li className="flex items-center gap-4 py-4">
			<LineImage src={item.productImageUrl} size={64} />
			<div className="min-w-0 flex-1">
				<p className="font-semibold">
					<Link
						href={`/products/${encodeURIComponent(item.productId)}`}
						className="hover:text-framboise hover:underline"
					>
						{item.productName}
					</Link>
				</p>
				<p className="text-sm text-prune">{`Réf. ${item.productReference}`}</p>
				<p className="text-sm text-prune">{quantityText(item)}</p>
				<p className="text-sm text-prune">
					{`${formatEuros(item.unitPrice)} ${theBox(item)}`}
					{item.listUnitPrice !== null && ` au lieu de ${formatEuros(item.listUnitPrice)}`}
				</p>
				{mayReview && (
					<Link
						href={`/account/reviews#${encodeURIComponent(item.productId)}`}
						aria-label={`Donner mon avis sur ${item.productName}`}
						className="inline-flex min-h-11 items-center text-sm font-semibold text-framboise-fonce underline underline-offset-4 print:hidden"
					>
						Donner mon avis
					</Link>
				)}
			</div>
			<p className="font-bold whitespace-nowrap">{formatEuros(item.totalPrice)}</p>
		</li>
	);
}
