"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { readOrderPayments } from "@confiserie/domain/contract/order-payments";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Detail } from "@/features/admin/kit";
import { Card, useMay } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { DisputeNotices } from "./dispute-notices";
import { LinkDialog } from "./link-dialog";
import { PaymentList } from "./payment-list";
import { PaymentTotals } from "./payment-totals";
import { RefundDialog } from "./refund-dialog";
import { RefundList } from "./refund-list";
import { ReturnedRefund } from "./returned-refund";
import { TransferDialog } from "./transfer-dialog";

interface OrderPaymentsProps {
	order: AdminOrderDetail;
	/** Opens the refund with all that is left of the payments, until it is done or declined: the order was just cancelled. */
	isRefundOffered: boolean;
	onRefundClosed: () => void;
}

/**
 * The money of one order: what it costs, what came, what went back, what is due; refund, payment by hand, link to pay. At home in
 * any column from 320 px. An administrator who comes with `?refund=lines`, from Medusa Admin, finds the refund by line open where it
 * is offered.
 */
export function OrderPayments({ order, isRefundOffered, onRefundClosed }: OrderPaymentsProps) {
	const may = useMay();
	const isByLine = useSearchParams().get("refund") === "lines";
	const [dialog, setDialog] = useState<"refund" | "transfer" | "link" | null>(isByLine ? "refund" : null);
	const close = () => {
		setDialog(null);
		onRefundClosed();
		// Read again, the page is the order's alone.
		if (isByLine) window.history.replaceState(null, "", window.location.pathname);
	};
	return (
		<Card title="Paiements">
			<Detail
				operation={readOrderPayments}
				input={{ params: { id: order.id } }}
				failure="Impossible de charger les paiements"
				height="h-48"
			>
				{(money) => {
					const mayRefund = money.actions.refund && may("money.change");
					return (
						<>
							<DisputeNotices disputes={money.disputes} />
							<PaymentTotals order={order} money={money} />
							<PaymentList payments={money.payments} />
							<RefundList refunds={money.refunds} />
							<div className="mt-5 flex flex-wrap gap-2 empty:hidden print:hidden">
								{money.actions.sendLink && may("orders.change") && (
									<Button variant="secondary" size="sm" onClick={() => setDialog("link")}>
										Lien de paiement
									</Button>
								)}
								{money.actions.recordTransfer && may("money.change") && (
									<Button variant="secondary" size="sm" onClick={() => setDialog("transfer")}>
										Enregistrer un paiement
									</Button>
								)}
								{mayRefund && (
									<Button variant="secondary" size="sm" onClick={() => setDialog("refund")}>
										Rembourser
									</Button>
								)}
								{may("money.change") && <ReturnedRefund order={order} />}
							</div>
							<RefundDialog
								isOpen={(dialog === "refund" || isRefundOffered) && mayRefund}
								isByLine={isByLine}
								isWhole={isRefundOffered}
								money={money}
								onClose={close}
							/>
							<TransferDialog isOpen={dialog === "transfer"} money={money} onClose={close} />
							<LinkDialog isOpen={dialog === "link"} money={money} onClose={close} />
						</>
					);
				}}
			</Detail>
		</Card>
	);
}
