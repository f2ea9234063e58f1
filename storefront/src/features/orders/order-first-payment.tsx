"use client";

import { awaitsFirstPayment } from "@confiserie/domain/balance";
import type { Order } from "@confiserie/domain/contract/order";
import { toCents } from "@confiserie/domain/money";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { ownCheckout, PayBalance } from "@/features/balance";
import { Banner } from "@/ui/banner";

/** The first payment of an order whose checkout was left: on another device, after a refused card, from the mail. */
export function OrderFirstPayment({ order }: { order: Order }) {
	const { orderNumber, status, paidAmount, expectedPaymentAmount, depositPercentage } = order;
	const calls = useMemo(() => ownCheckout(orderNumber), [orderNumber]);
	const client = useQueryClient();
	const [isPaid, setPaid] = useState(false);
	const thanks = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isPaid) thanks.current?.focus();
	}, [isPaid]);
	const refresh = () => client.invalidateQueries({ queryKey: ["order"] });
	if (isPaid) {
		return (
			<div ref={thanks} tabIndex={-1} className="outline-none print:hidden">
				<Banner tone="success" title="Merci, votre paiement est accepté">
					Votre commande est confirmée. Nous la préparons.
				</Banner>
			</div>
		);
	}
	if (!awaitsFirstPayment({ status, capturedCents: toCents(paidAmount) })) return null;
	return (
		<div className="flex flex-col gap-3 print:hidden">
			<Banner tone="info" title="Cette commande attend son paiement">
				Nous gardons vos produits de côté pour un court moment. Sans paiement, la commande s'annule toute seule.
			</Banner>
			<PayBalance
				calls={calls}
				what={depositPercentage === null ? "la commande" : "l'acompte"}
				amountCents={toCents(expectedPaymentAmount)}
				onPaid={() => {
					setPaid(true);
					void refresh();
				}}
				onClosed={() => void refresh()}
			/>
		</div>
	);
}
