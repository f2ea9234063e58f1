"use client";

import { listInvoices } from "@confiserie/domain/contract/invoices";
import type { Order } from "@confiserie/domain/contract/order";
import { readBalance, readOrder } from "@confiserie/domain/contract/orders";
import { toCents } from "@confiserie/domain/money";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { ownBalance, PayBalance } from "@/features/account/balance";
import { PaymentInProgress } from "@/features/shop/payment";
import { invalidate, useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { PaymentThanks, usePaidHere } from "./paid-here";

/** The balance of an order, to be paid here. Reading it also asks the provider, in case a payment went unnoticed. */
export function OrderBalance({ order: { orderNumber, balanceAmount, isOnAccount } }: { order: Order }) {
	const calls = useMemo(() => ownBalance(orderNumber), [orderNumber]);
	const client = useQueryClient();
	const { isPaid, onPaid, onClosed } = usePaidHere();
	const isDue = balanceAmount > 0;
	const { data, isFetching, refetch } = useOperation(
		readBalance,
		{ params: { id: orderNumber } },
		{ enabled: isDue && !isPaid },
	);
	const isInProgress = data?.state === "IN_PROGRESS";
	const isOutdated = isDue && data !== undefined && data.state !== "DUE" && !isInProgress;
	useEffect(() => {
		if (isOutdated) void invalidate(client, readOrder, listInvoices);
	}, [isOutdated, client]);
	if (isPaid) {
		return (
			<PaymentThanks title="Merci, votre solde est payé">
				Il n'y a plus rien à régler pour cette commande.
			</PaymentThanks>
		);
	}
	if (!isDue || isOutdated) return null;
	if (isInProgress) return <PaymentInProgress isChecking={isFetching} onCheck={() => void refetch()} />;
	return (
		<div className="flex flex-col gap-3 print:hidden">
			{isOnAccount && (
				<Banner tone="info" title="Acceptée à 30 jours fin de mois">
					La facture suit l'expédition et dit quand et comment la régler par virement. Vous pouvez aussi payer ici par
					carte.
				</Banner>
			)}
			<PayBalance
				calls={calls}
				amountCents={data?.amount ?? toCents(balanceAmount)}
				onPaid={onPaid}
				onClosed={onClosed}
			/>
		</div>
	);
}
