"use client";

import type { Order } from "@confiserie/domain/contract/order";
import { formatDateTime } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { customerStep } from "@confiserie/domain/orders/customer-step";
import { useMemo } from "react";
import { ownCheckout, PayBalance } from "@/features/account/balance";
import { OnAccount } from "@/features/account/on-account";
import { Banner } from "@/ui/banner";
import { PaymentThanks, usePaidHere } from "./paid-here";
import { Reorder } from "./reorder";

/** The first payment of an order whose checkout was left: on another device, after a refused card, from the mail. */
export function OrderFirstPayment({ order }: { order: Order }) {
	const { orderNumber, payBy, expectedPaymentAmount, depositPercentage } = order;
	const calls = useMemo(() => ownCheckout(orderNumber), [orderNumber]);
	const { isPaid, isClosed, onPaid, onClosed } = usePaidHere();
	if (isPaid) {
		return (
			<PaymentThanks title="Merci, votre paiement est accepté">
				Votre commande est confirmée. Nous la préparons.
			</PaymentThanks>
		);
	}
	const step = customerStep(order);
	if (step === "REORDER") return null;
	if (step === "WAIT") {
		return (
			<Banner tone="info" title="Cette commande attend l'approbation de votre entreprise">
				{payBy !== null && `Ses produits sont réservés jusqu'au ${formatDateTime(payBy)}. `}
				Vous pourrez la payer dès qu'un collègue l'aura approuvée.
			</Banner>
		);
	}
	// Its hold has run out, though the order is not cancelled yet.
	if (isClosed) {
		return (
			<div className="print:hidden">
				<Banner tone="info" title="Le délai pour payer cette commande est passé" action={<Reorder order={order} />}>
					Ses produits ne sont plus réservés. Vous pouvez les commander à nouveau, aux prix d'aujourd'hui.
				</Banner>
			</div>
		);
	}
	return (
		<div className="flex flex-col gap-3 print:hidden">
			<Banner tone="info" title="Cette commande attend son paiement">
				{payBy === null
					? "Nous gardons vos produits de côté pour un temps limité. "
					: `Nous gardons vos produits de côté jusqu'au ${formatDateTime(payBy)}. `}
				Sans paiement, la commande s'annule toute seule.
			</Banner>
			{order.business && (
				<OnAccount
					orderNumber={orderNumber}
					totalCents={toCents(order.totalAmount)}
					isLocked={false}
					onAccepted={onClosed}
				/>
			)}
			<PayBalance
				calls={calls}
				what={depositPercentage === null ? "la commande" : "l'acompte"}
				amountCents={toCents(expectedPaymentAmount)}
				onPaid={onPaid}
				onClosed={onClosed}
			/>
		</div>
	);
}
