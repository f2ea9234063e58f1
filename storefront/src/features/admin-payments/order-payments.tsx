"use client";

import type { OrderPayments as Money } from "@confiserie/domain/contract/admin-payments";

import { readOrderPayments } from "@confiserie/domain/contract/order-payments";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useMay } from "@/features/admin-shell";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { DisputeNotices } from "./dispute-notices";
import { LinkDialog } from "./link-dialog";
import { PaymentList } from "./payment-list";
import { PaymentTotals } from "./payment-totals";
import { RefundDialog } from "./refund-dialog";
import { RefundList } from "./refund-list";
import { TransferDialog } from "./transfer-dialog";

interface OrderPaymentsProps {
	/** Id or number of the order. */
	orderId: string;
	/** Opens the refund with all that is left of the payments, until it is done or declined: the order was just cancelled. */
	isRefundOffered?: boolean;
	onRefundClosed?: () => void;
}

/**
 * The money of one order for an administrator: what came, what went back, what is due; refund, payment by hand, link to
 * pay. A card of its own with a heading of level 2, at home in any column from 320 px. Reads
 * `readOrderPayments` under its query key; after a change of its own it has everything under "admin" read again. Who comes with `?refund=lines`, from Medusa Admin, finds the refund by line open
 * where it is offered. Wants a SessionProvider and a QueryClientProvider around it.
 */
export function OrderPayments({ orderId, isRefundOffered = false, onRefundClosed }: OrderPaymentsProps) {
	const client = useQueryClient();
	const { data, error, refetch } = useOperation(readOrderPayments, { params: { id: orderId } });
	const may = useMay();
	const isByLine = useSearchParams().get("refund") === "lines";
	const [dialog, setDialog] = useState<"refund" | "transfer" | "link" | null>(isByLine ? "refund" : null);
	const close = () => {
		setDialog(null);
		onRefundClosed?.();
		// Read again, the page is the order's alone.
		if (isByLine) window.history.replaceState(null, "", window.location.pathname);
	};
	const store = (money: Money) => {
		client.setQueryData(keyOf(readOrderPayments, { params: { id: orderId } }), money);
		close();
		void client.invalidateQueries({ queryKey: ["admin"] });
	};
	return (
		<section aria-labelledby="paiements" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="paiements" className="display text-xl">
				Paiements
			</h2>
			{!data && !error && <Loading />}
			{!data && error && (
				<RetryBanner className="mt-3" title="Impossible de charger les paiements" onRetry={() => refetch()}>
					{error.message}
				</RetryBanner>
			)}
			{data && (
				<>
					<DisputeNotices disputes={data.disputes} />
					<PaymentTotals money={data} />
					<PaymentList payments={data.payments} />
					<RefundList refunds={data.refunds} />
					<Actions actions={data.actions} onOpen={setDialog} />
					<RefundDialog
						isOpen={(dialog === "refund" || isRefundOffered) && data.actions.refund && may("money.change")}
						isByLine={isByLine}
						isWhole={isRefundOffered}
						money={data}
						onClose={close}
						onDone={store}
					/>
					<TransferDialog isOpen={dialog === "transfer"} money={data} onClose={close} onDone={store} />
					<LinkDialog isOpen={dialog === "link"} money={data} onClose={close} />
				</>
			)}
		</section>
	);
}

function Actions({
	actions,
	onOpen,
}: {
	actions: Money["actions"];
	onOpen: (dialog: "refund" | "transfer" | "link") => void;
}) {
	const may = useMay();
	return (
		<div className="mt-5 flex flex-wrap gap-2 empty:hidden print:hidden">
			{actions.sendLink && may("orders.change") && (
				<Button variant="secondary" size="sm" onClick={() => onOpen("link")}>
					Lien de paiement
				</Button>
			)}
			{actions.recordTransfer && may("money.change") && (
				<Button variant="secondary" size="sm" onClick={() => onOpen("transfer")}>
					Enregistrer un paiement
				</Button>
			)}
			{actions.refund && may("money.change") && (
				<Button variant="secondary" size="sm" onClick={() => onOpen("refund")}>
					Rembourser
				</Button>
			)}
		</div>
	);
}

function Loading() {
	return (
		<div role="status" className="mt-3 flex flex-col gap-2">
			<span className="sr-only">Chargement des paiements…</span>
			<Skeleton className="h-10" />
			<Skeleton className="h-10" />
		</div>
	);
}
